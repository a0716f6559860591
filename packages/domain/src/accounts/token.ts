import { base64urlOf, type Random } from '@marquee/kernel';

const BYTES = 32;

/** 256 random bits in base64url, for a cookie. Only the SHA-256 hash is stored. */
export function newToken(random: Random): string {
  return base64urlOf(random.bytes(BYTES));
}
