import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { passkeyAnswer, passkeyQuestion } from './passkey-schemas.ts';
import { user } from './user.ts';

/** What can finish a sign-in besides a recovery code, which always can. */
export const SECOND_STEPS = ['app', 'passkey'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** A sign-in that waits for its second step. */
export const waitingSignIn = z.object({
  needs: z.literal('second-step'),
  steps: z.array(z.enum(SECOND_STEPS)),
});
export type WaitingSignIn = z.output<typeof waitingSignIn>;

/** A code of an authenticator app, or a recovery code; spaces and hyphens do not count. */
export const codeField = z
  .string('Please enter a code.')
  .trim()
  .min(1, 'Please enter a code.')
  .max(40, 'A code has at most 40 characters.');

/** The second step of signing in, and passkeys, which need no first one (docs/decisions/031-two-step-verification.md). */
export const secondStepEndpoints = defineEndpoints({
  waitingSignIn: {
    method: 'GET',
    path: '/api/login/second-step',
    access: 'public',
    summary: 'The sign-in of this browser that waits for its second step, or null.',
    response: waitingSignIn.nullable(),
  },
  finishSignIn: {
    method: 'POST',
    path: '/api/login/second-step',
    access: 'public',
    summary: 'Finishes a sign-in with a code of the authenticator app or a recovery code.',
    body: z.object({ code: codeField }),
    response: user,
  },
  askPasskey: {
    method: 'POST',
    path: '/api/login/passkey/question',
    access: 'public',
    summary: 'What a browser needs to ask for a passkey; the answer works once, within five minutes.',
    /** For the second step of a sign-in that waits: only passkeys of its account. */
    body: z.object({ isSecondStep: z.boolean() }),
    response: passkeyQuestion,
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/api/login/passkey',
    access: 'public',
    summary: 'Signs in with a passkey, alone or as the second step.',
    body: z.object({ answer: passkeyAnswer }),
    response: user,
  },
});
