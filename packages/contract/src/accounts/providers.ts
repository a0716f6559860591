import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { PASSWORD_MAX, PROVIDERS } from './user.ts';

const params = z.object({ provider: z.string().max(50) });
const named = z.object({
  provider: z.enum(PROVIDERS),
  currentPassword: z.string().min(1, 'Please enter your password.').max(PASSWORD_MAX).optional(),
});
const answered = z.string().max(4000).optional();

/** What goes wrong on the way back from a provider; the sign-in dialog says it in the visitor's language. */
export const PROVIDER_TROUBLES = [
  'provider-cancelled',
  'provider-over',
  'provider-failed',
  'provider-unverified',
  'provider-unconfirmed',
  'provider-taken',
  'suspended',
  'too-often',
] as const;
export type ProviderTrouble = (typeof PROVIDER_TROUBLES)[number];

/** Sign-in with Google, Microsoft and Apple (docs/decisions/038-providers.md). */
export const providerEndpoints = defineEndpoints({
  authProviders: {
    method: 'GET',
    path: '/api/auth/providers',
    access: 'public',
    summary: 'The configured sign-in providers.',
    response: z.array(z.enum(PROVIDERS)),
    cacheSeconds: 60,
  },

  connectProvider: {
    method: 'POST',
    path: '/api/account/providers/connect',
    access: 'user',
    summary: 'Where the browser goes to connect a provider to its account.',
    body: named,
    response: z.object({ url: z.string() }),
  },

  disconnectProvider: {
    method: 'POST',
    path: '/api/account/providers/disconnect',
    access: 'user',
    summary: 'Disconnects a provider, unless it is the only way in.',
    body: named,
    response: z.object({ success: z.literal(true) }),
  },

  signInWithProvider: {
    kind: 'document',
    method: 'GET',
    path: '/api/auth/:provider',
    access: 'public',
    summary: 'Starts the sign-in with a provider in the browser.',
    params,
    /** Where the browser goes when it is signed in: a path of this site; any other is ignored. */
    query: z.object({
      next: z.string().max(1000).optional(),
      /** The page with the dialog, to which a failed sign-in returns. */
      from: z.string().max(1000).optional(),
    }),
    contentTypes: ['text/html'],
    isOwnPage: true,
    isPersonal: true,
  },

  finishProviderSignIn: {
    kind: 'document',
    method: 'GET',
    path: '/api/auth/:provider/callback',
    access: 'public',
    summary: 'Where a provider sends the browser back: signs in, and leads to where the sign-in began.',
    params,
    query: z.object({
      state: answered,
      code: answered,
      error: answered,
      iss: answered,
      /** The name of a person who comes for the first time, as Apple sends it. */
      user: answered,
    }),
    contentTypes: [],
    isPersonal: true,
  },
});
