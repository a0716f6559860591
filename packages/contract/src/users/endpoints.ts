import { isUnseen, ROLES, shownText } from '@marquee/kernel';
import { z } from 'zod';
import { PROVIDERS } from '../accounts/user.ts';
import { CAMPAIGN_BUDGET } from '../campaigns/campaign.ts';
import { defineEndpoints } from '../endpoint.ts';
import { lineField } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { CAMPAIGN_LIMIT_MOST, GRANTED_ROLES, REASON_MAX, USER_GROUPS, USER_SORTS } from './groups.ts';

/** An account as administrators see it in the list. */
const userRow = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  isAdmin: z.boolean(),
  isEmailVerified: z.boolean(),
  createdAt: z.string(),
  /** The last day on which a session of theirs began or was used; null: never. */
  lastSeen: z.string().nullable(),
  suspendedAt: z.string().nullable(),
  /** A sample account for development, without a mailbox. */
  isDevelopment: z.boolean(),
});
export type UserRow = z.output<typeof userRow>;

/** One account: how its owner signs in and how much is kept with it, never what. */
const userRecord = userRow.extend({
  hasPassword: z.boolean(),
  providers: z.array(z.enum(PROVIDERS)),
  sessions: z.number().int(),
  /** Dollars that their campaigns may cost together, if an administrator set it. */
  campaignLimit: z.number().nullable(),
  kept: z.object({
    hearts: z.number().int(),
    itineraries: z.number().int(),
    apiKeys: z.number().int(),
  }),
  /** The account of the administrator who asks: its roles and its suspension are for others to decide. */
  isOwn: z.boolean(),
});
export type UserRecord = z.output<typeof userRecord>;

const params = z.object({ id: z.string().min(1).max(100) });

const reason = z
  .string('Please write a reason.')
  .overwrite((text) => shownText(text).trim())
  .max(REASON_MAX, `Please use at most ${REASON_MAX} characters.`)
  .refine((text) => !isUnseen(text), 'Please write a reason.');

const aRole = z.object({ role: z.enum(GRANTED_ROLES, 'Please choose a role.'), reason });
const why = z.object({ reason });

const filters = {
  /** The beginning of an address, of a name or of a last name. */
  q: lineField(100).optional(),
  group: z.enum(USER_GROUPS).optional(),
  sort: z.enum(USER_SORTS).default('-createdAt'),
};

export const userEndpoints = defineEndpoints({
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'People with an account. A search looks at the first 200 matches by address, name and last name each.',
    query: z.object({ ...filters, ...pageQuery }),
    response: pageOf(userRow),
  },
  exportUsers: {
    kind: 'document',
    method: 'GET',
    path: '/api/admin/users.csv',
    access: 'admin',
    summary: 'The same as a table (RFC 4180), at most 10,000 rows; a last line says so where there are more.',
    query: z.object(filters),
    contentTypes: ['text/csv'],
  },
  getUser: {
    method: 'GET',
    path: '/api/admin/users/:id',
    access: 'admin',
    summary: 'One account: roles, ways to sign in, and how much is kept with it.',
    params,
    response: userRecord,
  },
  grantRole: {
    method: 'POST',
    path: '/api/admin/users/:id/roles/grant',
    access: 'admin',
    summary: "Gives a role, from the person's next request on; promoter and venue owner replace each other.",
    params,
    body: aRole,
    response: userRecord,
  },
  removeRole: {
    method: 'POST',
    path: '/api/admin/users/:id/roles/remove',
    access: 'admin',
    summary: "Takes a role away, from the person's next request on.",
    params,
    body: aRole,
    response: userRecord,
  },
  endUserSessions: {
    method: 'POST',
    path: '/api/admin/users/:id/sessions/end',
    access: 'admin',
    summary: 'Signs a person out everywhere.',
    params,
    body: why,
    response: userRecord,
  },
  suspendUser: {
    method: 'POST',
    path: '/api/admin/users/:id/suspend',
    access: 'admin',
    summary: 'Signs a person out everywhere and refuses new sign-ins until the account is restored.',
    params,
    body: why,
    response: userRecord,
  },
  restoreUser: {
    method: 'POST',
    path: '/api/admin/users/:id/restore',
    access: 'admin',
    summary: 'Ends a suspension.',
    params,
    body: why,
    response: userRecord,
  },
  setCampaignLimit: {
    method: 'POST',
    path: '/api/admin/users/:id/campaign-limit',
    access: 'admin',
    summary: "Sets what a person's campaigns may cost together, or leaves it to the rule for everybody.",
    params,
    body: z.object({
      /** Dollars; null: the rule. */
      limit: z
        .number('Please write an amount.')
        .int('Please write whole dollars.')
        .min(CAMPAIGN_BUDGET.least, `At least $${CAMPAIGN_BUDGET.least}, the price of the smallest campaign.`)
        .max(CAMPAIGN_LIMIT_MOST, `At most $${CAMPAIGN_LIMIT_MOST.toLocaleString('en-US')}.`)
        .nullable(),
      reason,
    }),
    response: userRecord,
  },
  sendResetLetter: {
    method: 'POST',
    path: '/api/admin/users/:id/reset-letter',
    access: 'admin',
    summary: "Sends the letter for a new password to a person's address.",
    params,
    body: why,
    response: userRecord,
  },
});
