import type { Random } from '@marquee/kernel';

const BYTES = 32;

/** 256 random bits in base64url: what a cookie holds, and of which only the SHA-256 is stored. */
export function newToken(random: Random): string {
  return btoa(String.fromCharCode(...random.bytes(BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
