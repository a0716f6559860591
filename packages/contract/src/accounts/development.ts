import { ROLES } from '@marquee/kernel';
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { user } from './user.ts';

export const developmentEndpoints = defineEndpoints({
  /** No endpoint of the contract: what is deployed has nothing at its path. */
  devSignIn: {
    method: 'POST',
    path: '/api/dev/sign-in',
    access: 'public',
    summary: 'Development only: signs in as a ready-made account of a role.',
    body: z.object({ role: z.enum(ROLES) }),
    response: user,
  },
});
