import { randomBytes } from 'node:crypto';

/** A password of 144 random bits, 24 characters. */
export function newPassword(): string {
  return randomBytes(18).toString('base64url');
}
