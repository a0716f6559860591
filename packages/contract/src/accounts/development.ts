import { ROLES } from '@marquee/kernel';
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { user } from './user.ts';

export const developmentEndpoints = defineEndpoints({
  /** Not an endpoint of the contract: deployed Workers serve nothing at its path. */
  devSignIn: {
    method: 'POST',
    path: '/api/dev/sign-in',
    access: 'public',
    summary: 'Development only: signs in as a ready-made account of a role.',
    body: z.object({ role: z.enum(ROLES) }),
    response: user,
  },
});
