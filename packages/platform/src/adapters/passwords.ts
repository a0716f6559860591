import { scrypt, timingSafeEqual } from 'node:crypto';
import { type Passwords, type Random, secureRandom } from '@marquee/kernel';

/** OWASP's scrypt parameters (Password Storage Cheat Sheet): 16 MB and about 100 ms per hash. */
export const SCRYPT = { N: 2 ** 14, r: 8, p: 5, keyLength: 32, saltLength: 16 } as const;

/**
 * What an isolate of 128 MB can afford in addition to its other requests. A stored hash with higher parameters is refused: it can
 * only be a mistake, and would take down the Worker.
 */
export const SCRYPT_LIMITS = { memoryBytes: 32 * 1024 * 1024, work: 2 ** 18 * 8 * 5 } as const;

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** `scrypt$N$r$p$salt$hash`, the last two in base64. */
const STORED = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([A-Za-z0-9+/=]{16,64})\$([A-Za-z0-9+/=]{40,128})$/;

/** A hash that matches no password, with the parameters of real ones: an address without an account costs the same work. */
export const NOBODYS_HASH = `scrypt$${SCRYPT.N}$${SCRYPT.r}$${SCRYPT.p}$${btoa('sixteen bytes ok')}$${btoa('\0'.repeat(SCRYPT.keyLength))}`;

/** Passwords hashed with scrypt. Throws RangeError for a stored hash beyond the limits, or for a malformed one. */
export function scryptPasswords(random: Random = secureRandom): Passwords {
  return {
    async hash(password) {
      const salt = random.bytes(SCRYPT.saltLength);
      const key = await derive(password, salt, SCRYPT, SCRYPT.keyLength);
      return ['scrypt', SCRYPT.N, SCRYPT.r, SCRYPT.p, toBase64(salt), toBase64(key)].join('$');
    },
    async verify(password, hash) {
      const { cost, salt, key } = parseHash(hash ?? NOBODYS_HASH);
      const found = await derive(password, salt, cost, key.length);
      // The HMAC inside scrypt pads a short key with zeros: a password and the same with NULs appended give one hash.
      return timingSafeEqual(found, key) && hash !== null && !password.includes('\0');
    },
  };
}

/** Whether an isolate can afford these parameters. */
export function isAffordable({ N, r, p }: Cost): boolean {
  return 128 * N * r <= SCRYPT_LIMITS.memoryBytes && N * r * p <= SCRYPT_LIMITS.work;
}

function parseHash(hash: string) {
  const match = STORED.exec(hash);
  if (!match) throw new RangeError('a stored password hash is malformed');
  const [N = 0, r = 0, p = 0] = match.slice(1, 4).map(Number);
  const cost = { N, r, p };
  if (!isAffordable(cost)) throw new RangeError('a stored password hash asks for more than production allows');
  return { cost, salt: fromBase64(match[4] ?? ''), key: fromBase64(match[5] ?? '') };
}

/** Unicode has several ways to write one text; a password must not depend on the keyboard (NIST SP 800-63B §3.1.1.2). */
function derive(password: string, salt: Uint8Array, { N, r, p }: Cost, keyLength: number): Promise<Uint8Array> {
  const options = { N, r, p, maxmem: 2 * SCRYPT_LIMITS.memoryBytes };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    );
  });
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
