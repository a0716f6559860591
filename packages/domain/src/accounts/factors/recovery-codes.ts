import { recoveryCodes, type Statement, write } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { FactorDeps } from '../../deps.ts';

const MANY = 10;
const LENGTH = 10;
/** Crockford's base 32: nothing that looks like something else. 50 bits a code, behind a limit and under a keyed hash. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten codes, shown once, and the statements that replace the codes before. */
export async function newRecoveryCodes(
  deps: Pick<FactorDeps, 'random' | 'vault'>,
  userId: string,
): Promise<{ codes: string[]; statements: Statement[] }> {
  const plain = Array.from({ length: MANY }, () =>
    Array.from(deps.random.bytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join(''),
  );
  const rows = await Promise.all(plain.map(async (code) => ({ userId, hash: await recoveryHash(deps, userId, code) })));
  return {
    codes: plain.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`),
    statements: [
      write.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      write.insert(recoveryCodes).values(rows),
    ],
  };
}

/** As people type it: capitals, spaces, hyphens, and letters that look like digits do not matter. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
}

export function recoveryHash({ vault }: Pick<FactorDeps, 'vault'>, userId: string, code: string): Promise<string> {
  return vault.fingerprint(code, `recovery ${userId}`);
}
