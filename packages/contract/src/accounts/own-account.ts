import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { ownFactors } from './factors.ts';
import { emailField, nameField, PASSWORD_MAX, PROVIDERS, user } from './user.ts';

const done = z.object({ success: z.literal(true) });
const tooLong = `A password can have at most ${PASSWORD_MAX} characters.`;
/** Checked by the domain, which also knows the address. */
const newPassword = z.string('Please choose a password.').max(PASSWORD_MAX, tooLong);
const currentPassword = z
  .string('Please enter your password.')
  .min(1, 'Please enter your password.')
  .max(PASSWORD_MAX, tooLong);
/** An account without a password confirms a change by a sign-in a few minutes ago instead. */
const passwordIfAny = currentPassword.optional();
/** The secret of a link in a letter. */
const token = z.string('The link is incomplete.').min(1, 'The link is incomplete.').max(200, 'The link is incomplete.');

/** A browser that is signed in. */
const ownSession = z.object({
  id: z.string(),
  /** `Firefox`; null if the browser did not say what it is. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The day of its last use, `2026-11-22` in UTC: not recorded more exactly. */
  lastSeen: z.string(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

const ownAccount = z.object({
  ...user.shape,
  isEmailVerified: z.boolean(),
  hasPassword: z.boolean(),
  /** The providers that sign in to it. */
  providers: z.array(z.enum(PROVIDERS)),
  /** Whether this session began a few minutes ago, which confirms changes of an account without a password. */
  isRecent: z.boolean(),
  createdAt: z.string(),
  factors: ownFactors,
  sessions: z.array(ownSession),
});
export type OwnAccount = z.output<typeof ownAccount>;

/** What people do with their own accounts besides signing in. */
export const ownAccountEndpoints = defineEndpoints({
  askPasswordReset: {
    method: 'POST',
    path: '/api/account/forgot-password',
    access: 'public',
    summary: 'Sends a letter with a link to an address, if it has an account; the answer is the same if not.',
    body: z.object({ email: emailField }),
    response: done,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/account/reset-password',
    access: 'public',
    summary: 'Sets a new password by the link of a letter; ends all sessions.',
    body: z.object({ token, password: newPassword }),
    response: done,
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/account/confirm-email',
    access: 'public',
    summary: 'Confirms an email address by the link of a letter: that of a new account, or a changed one.',
    body: z.object({ token }),
    response: z.object({
      email: z.string(),
      isChanged: z.boolean(),
      /** Whether a request for the promoter's role waited for this address, and is granted now. */
      isPromoter: z.boolean(),
    }),
  },
  getOwnAccount: {
    method: 'GET',
    path: '/api/account',
    access: 'user',
    summary: "One's own account and where it is signed in.",
    response: ownAccount,
  },
  askEmailConfirmation: {
    method: 'POST',
    path: '/api/account/confirmation-letter',
    access: 'user',
    summary: "Sends the letter that confirms one's address again.",
    response: done,
  },
  changeName: {
    method: 'POST',
    path: '/api/account/name',
    access: 'user',
    summary: "Changes one's name.",
    body: z.object({ firstName: nameField('first name'), lastName: nameField('last name') }),
    response: user,
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    access: 'user',
    summary: "Changes one's password; ends all other sessions.",
    body: z.object({ currentPassword, password: newPassword }),
    response: done,
  },
  changeEmail: {
    method: 'POST',
    path: '/api/account/email',
    access: 'user',
    summary: 'Sends a letter to a new address; the address changes when its link is opened.',
    body: z.object({ email: emailField, currentPassword: passwordIfAny }),
    response: done,
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/account/sessions/end-others',
    access: 'user',
    summary: 'Signs out every other browser.',
    response: z.object({ ended: z.number().int() }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'user',
    summary: 'Signs out another browser.',
    params: z.object({ id: z.string().min(1).max(100) }),
    response: done,
  },
  exportAccount: {
    kind: 'document',
    method: 'GET',
    path: '/api/account/export',
    access: 'user',
    summary: "Everything that is stored with one's account, as a JSON file.",
    contentTypes: ['application/json'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    access: 'user',
    summary: "Deletes one's account and its data, at once.",
    body: z.object({ currentPassword: passwordIfAny }),
    response: done,
  },
});
