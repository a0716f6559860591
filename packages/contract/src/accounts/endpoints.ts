import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { factorEndpoints } from './factors.ts';
import { ownAccountEndpoints } from './own-account.ts';
import { providerEndpoints } from './providers.ts';
import { secondStepEndpoints, waitingSignIn } from './second-step.ts';
import { emailField, nameField, PASSWORD_MAX, user } from './user.ts';

const tooLong = `A password can have at most ${PASSWORD_MAX} characters.`;

const signingIn = defineEndpoints({
  currentUser: {
    method: 'GET',
    path: '/api/user',
    access: 'public',
    summary: 'Who is signed in, or null (docs/spec/decisions.md 12).',
    response: user.nullable(),
  },

  signIn: {
    method: 'POST',
    path: '/api/login',
    access: 'public',
    summary:
      'Signs in with email and password; the session is a cookie. With two-step verification it waits for the second step.',
    body: z.object({
      email: z.string('Please enter your email address.').trim().max(1000),
      password: z
        .string('Please enter your password.')
        .min(1, 'Please enter your password.')
        .max(PASSWORD_MAX, tooLong),
    }),
    response: z.union([user, waitingSignIn]),
  },

  register: {
    method: 'POST',
    path: '/api/register',
    access: 'public',
    summary: 'Creates an account with the role `user` and signs in.',
    body: z.object({
      email: emailField,
      /** Checked by the domain, which also knows the address. */
      password: z.string('Please choose a password.').max(PASSWORD_MAX, tooLong),
      firstName: nameField('first name'),
      lastName: nameField('last name'),
    }),
    response: user,
  },

  signOut: {
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    summary: 'Ends the session. Succeeds without one, too.',
    response: z.object({ success: z.literal(true) }),
  },

  openSignIn: {
    kind: 'document',
    method: 'GET',
    path: '/api/login',
    access: 'public',
    summary: "Redirects a browser to the site's sign-in dialog.",
    contentTypes: [],
  },
});

export const accountEndpoints = {
  ...signingIn,
  ...secondStepEndpoints,
  ...providerEndpoints,
  ...ownAccountEndpoints,
  ...factorEndpoints,
};
