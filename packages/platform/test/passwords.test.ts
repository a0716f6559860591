import { scryptSync } from 'node:crypto';
import { isAffordable, SCRYPT, SCRYPT_LIMITS, scryptPasswords } from '@marquee/platform/passwords';
import { describe, expect, it } from 'vitest';

const passwords = scryptPasswords();
const WORD = 'a bright red lantern';
const KIB = 1024;

/** A hash costs real work: what does not need its own is shown on this one, or on one of low cost. */
const HASH = await passwords.hash(WORD);

/** A stored hash of little work, made by Node itself. */
function cheaply(word: string): string {
  const salt = Buffer.from('SodiumChloride!!');
  const key = scryptSync(word, salt, 32, { N: 16, r: 1, p: 1 });
  return `scrypt$16$1$1$${salt.toString('base64')}$${key.toString('base64')}`;
}

describe('the parameters of password hashing', () => {
  it("are OWASP's, and stand in each hash [REL-14]", async () => {
    expect(SCRYPT).toEqual({ N: 16_384, r: 8, p: 5, keyLength: 32, saltLength: 16 });
    expect(HASH).toMatch(/^scrypt\$16384\$8\$5\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/);
  });

  it('are within what production allows: a quarter of an isolate of 128 MB [REL-14]', () => {
    expect(SCRYPT_LIMITS.memoryBytes).toBeLessThanOrEqual(32 * KIB * KIB);
    expect(128 * SCRYPT.N * SCRYPT.r).toBe(16 * KIB * KIB);
    expect(isAffordable(SCRYPT)).toBe(true);
  });

  it.each([
    { N: 2 ** 16, r: 8, p: 5 },
    { N: 2 ** 14, r: 32, p: 1 },
    { N: 2 ** 15, r: 8, p: 999 },
  ])('%j, which is more, is refused before any work [REL-14]', async ({ N, r, p }) => {
    expect(isAffordable({ N, r, p })).toBe(false);
    const stored = HASH.replace('$16384$8$5$', `$${N}$${r}$${p}$`);
    await expect(passwords.verify(WORD, stored)).rejects.toThrow('asks for more than production allows');
  });

  it('of an older hash are the ones it is checked with', async () => {
    // RFC 7914 §12: scrypt("pleaseletmein", "SodiumChloride", N=16384, r=8, p=1)
    const key = '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2';
    const stored = `scrypt$16384$8$1$${btoa('SodiumChloride')}$${Buffer.from(key, 'hex').toString('base64')}`;
    expect(await passwords.verify('pleaseletmein', stored)).toBe(true);
    expect(await passwords.verify('pleaseletmeout', stored)).toBe(false);
  });
});

describe('a password', () => {
  it('is known again and no other is', async () => {
    expect(await passwords.verify(WORD, HASH)).toBe(true);
    expect(await passwords.verify('a bright red lanterN', HASH)).toBe(false);
    const stored = cheaply(WORD);
    expect(await passwords.verify(WORD, stored)).toBe(true);
    for (const other of ['', 'a bright red lanterN', `${WORD} `, `${WORD}\0`])
      expect(await passwords.verify(other, stored)).toBe(false);
  });

  it('has a salt of its own', async () => {
    expect(await passwords.hash(WORD)).not.toBe(HASH);
  });

  it('is the same however the keyboard writes its letters', async () => {
    expect(await passwords.verify('cafe\u0301 au lait', cheaply('caf\u00e9 au lait'))).toBe(true);
  });

  it('without an account is never right, and costs the same work', async () => {
    for (const word of [WORD, '\0'.repeat(32)]) expect(await passwords.verify(word, null)).toBe(false);
  });

  it.each(['', 'scrypt', 'plain text', 'scrypt$0$0$0$AAAA$AAAA', 'scrypt$16384$8$5$$'])(
    'with a stored hash like %j is an error',
    async (stored) => {
      await expect(passwords.verify(WORD, stored)).rejects.toThrow('malformed');
    },
  );
});
