import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { newPasskey, passkeyOrder } from './passkey-schemas.ts';
import { codeField } from './second-step.ts';
import { nameField, PASSWORD_MAX } from './user.ts';

export const PASSKEYS_MAX = 20;

const currentPassword = z.string().min(1, 'Please enter your password.').max(PASSWORD_MAX).optional();
const confirmed = z.object({ currentPassword });
const done = z.object({ success: z.literal(true) });
const newCodes = z.array(z.string());
/** Null: they were shown when the account got its first factor. */
const firstCodes = z.object({ recoveryCodes: newCodes.nullable() });

/** The factors of an account. Secrets and keys are in none of our answers. */
export const ownFactors = z.object({
  /** Whether this site can keep factors: it needs a key for their secrets and for the recovery codes. */
  isSetUp: z.boolean(),
  /** When the authenticator app was added; null without one. */
  appSince: z.string().nullable(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string().nullable(),
    }),
  ),
  recoveryCodesLeft: z.number().int(),
  /** Administrators of a live site must keep one. */
  isRequired: z.boolean(),
});
export type OwnFactors = z.output<typeof ownFactors>;

/** Two-step verification of one's own account (docs/decisions/031-two-step-verification.md). */
export const factorEndpoints = defineEndpoints({
  beginApp: {
    method: 'POST',
    path: '/api/account/app/begin',
    access: 'user',
    summary: 'A new secret for an authenticator app; nothing changes until a code confirms it.',
    /** The code of the app that it replaces, or a recovery code. */
    body: z.object({ currentPassword, code: codeField.optional() }),
    response: z.object({
      /** In base 32, for people. */
      secret: z.string(),
      /** `otpauth://…`, for a QR code. */
      uri: z.string(),
      /** Goes back with the code. */
      setup: z.string(),
    }),
  },
  addApp: {
    method: 'POST',
    path: '/api/account/app',
    access: 'user',
    summary: 'Adds the authenticator app by a code that it shows.',
    body: z.object({ setup: z.string().min(1).max(1000), code: codeField }),
    response: firstCodes,
  },
  removeApp: {
    method: 'POST',
    path: '/api/account/app/remove',
    access: 'user',
    summary: 'Removes the authenticator app, by the password and a code.',
    body: z.object({ currentPassword, code: codeField }),
    response: done,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/account/recovery-codes',
    access: 'user',
    summary: 'Ten new recovery codes in place of the old ones.',
    body: confirmed,
    response: z.object({ recoveryCodes: newCodes }),
  },
  orderPasskey: {
    method: 'POST',
    path: '/api/account/passkeys/order',
    access: 'user',
    summary: 'What a browser needs to make a passkey.',
    body: confirmed,
    response: passkeyOrder,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/account/passkeys',
    access: 'user',
    summary: 'Adds the passkey that a browser made.',
    body: z.object({ name: nameField('name for the passkey'), passkey: newPasskey }),
    response: firstCodes,
  },
  removePasskey: {
    method: 'POST',
    path: '/api/account/passkeys/:id/remove',
    access: 'user',
    summary: 'Removes a passkey.',
    params: z.object({ id: z.string().min(1).max(100) }),
    body: confirmed,
    response: done,
  },
});
