import type { Book, LedgerLine } from '@marquee/contract';
import { ledgerBalances, ledgerEntries } from '@marquee/db';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { GENESIS, type Head, hashOf } from './chain.ts';

const PAGE = 500;
/** The proof says at most this many; one break is enough to look. */
const MOST = 20;

export interface BookProof {
  entries: number;
  /** What is wrong, as sentences. */
  breaks: string[];
}

/**
 * Proves one book: its entries follow each other without a gap, each hash is right, each entry adds up to zero, and the kept balances are
 * the sums of the entries. Reads the whole book, a page at a time.
 */
export async function verifyBook(deps: Pick<ReadDeps, 'db'>, book: Book): Promise<BookProof> {
  const breaks: string[] = [];
  const sums = new Map<string, number>();
  let head: Head = { seq: 0, hash: GENESIS };
  for (;;) {
    const entries = await deps.db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.book, book), gt(ledgerEntries.seq, head.seq)))
      .orderBy(asc(ledgerEntries.seq))
      .limit(PAGE);
    for (const entry of entries) {
      const name = `Entry ${entry.seq} of ${book} (${entry.operation})`;
      if (entry.seq !== head.seq + 1) breaks.push(`${name}: ${entry.seq - head.seq - 1} before it are missing.`);
      if (entry.previousHash !== head.hash) breaks.push(`${name} does not follow from the one before it.`);
      if (entry.hash !== (await hashOf(entry))) breaks.push(`${name} was changed: its hash is another.`);
      if (!addsUp(entry.lines)) breaks.push(`${name} does not add up to zero.`);
      for (const { account, cents } of entry.lines.flatMap(accountsOf))
        sums.set(account, (sums.get(account) ?? 0) + cents);
      head = entry;
    }
    if (entries.length < PAGE) break;
  }
  breaks.push(...(await wrongBalances(deps, book, sums)));
  return { entries: head.seq, breaks: breaks.slice(0, MOST) };
}

/** A line of one payment counts toward the sum of its account, too. */
function accountsOf({ account, cents }: LedgerLine): LedgerLine[] {
  const [whole = account] = account.split(':');
  return whole === account
    ? [{ account, cents }]
    : [
        { account, cents },
        { account: whole, cents },
      ];
}

function addsUp(lines: readonly LedgerLine[]): boolean {
  return lines.length > 1 && lines.reduce((sum, { cents }) => sum + cents, 0) === 0;
}

async function wrongBalances(
  { db }: Pick<ReadDeps, 'db'>,
  book: Book,
  sums: ReadonlyMap<string, number>,
): Promise<string[]> {
  const kept = await db.select().from(ledgerBalances).where(eq(ledgerBalances.book, book));
  const balances = new Map(kept.map(({ account, debitCents, creditCents }) => [account, debitCents - creditCents]));
  return [...new Set([...sums.keys(), ...balances.keys()])].flatMap((account) => {
    const [summed, balance] = [sums.get(account) ?? 0, balances.get(account) ?? 0];
    return summed === balance
      ? []
      : [`The balance of ${account} in ${book} is ${balance} cents; its entries add up to ${summed}.`];
  });
}
