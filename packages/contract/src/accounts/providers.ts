import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { PROVIDERS } from './user.ts';

const params = z.object({ provider: z.string().max(50) });
const answered = z.string().max(4000).optional();

/** What goes wrong on the way back from a provider; the sign-in dialog says it in the visitor's language. */
export const PROVIDER_TROUBLES = [
  'provider-cancelled',
  'provider-over',
  'provider-failed',
  'provider-unverified',
  'provider-unconfirmed',
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

  signInWithProvider: {
    kind: 'document',
    method: 'GET',
    path: '/api/auth/:provider',
    access: 'public',
    summary: 'Starts the sign-in with a provider in the browser.',
    params,
    /** Where the browser goes when it is signed in: a path of this site; any other is ignored. */
    query: z.object({ next: z.string().max(1000).optional() }),
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
