import { base64urlOf, type Random } from '@marquee/kernel';

const BYTES = 32;

/** 256 random bits in base64url: what a cookie holds, and of which only the SHA-256 is stored. */
export function newToken(random: Random): string {
  return base64urlOf(random.bytes(BYTES));
}
