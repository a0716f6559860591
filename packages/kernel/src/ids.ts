import type { Clock, Instant } from './clock.ts';

export interface Random {
  bytes(length: number): Uint8Array;
}

export const secureRandom: Random = { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) };

/** Crockford's base 32, in lower case: no i, l, o or u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A 26-character id that sorts by creation time: 48 bits of milliseconds, then 80 random bits (the ULID layout). */
export function newId(clock: Clock, random: Random): string {
  let tail = '';
  for (const byte of random.bytes(16)) tail += ALPHABET.charAt(byte % 32);
  return idsFrom(clock.now()) + tail;
}

/** What ids made from then on sort behind. */
export function idsFrom(at: Instant): string {
  let time = at;
  let head = '';
  for (let i = 0; i < 10; i += 1) {
    head = ALPHABET.charAt(time % 32) + head;
    time = Math.floor(time / 32);
  }
  return head;
}
