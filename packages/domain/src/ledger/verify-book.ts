import type { Book, LedgerLine } from '@marquee/contract';
import { GENESIS, type Head, hashOf, type LedgerEntry } from './chain.ts';

/** The proof says at most this many; one break is enough to look. */
const MOST = 20;

export interface BookProof {
  entries: number;
  /** What is wrong, as sentences. */
  breaks: string[];
}

/** Where the books are read from. */
export interface BookReader {
  /** Entries after that number in their order, a page at a time; an empty page is the end. */
  entriesAfter(book: Book, seq: number): Promise<readonly LedgerEntry[]>;
  /** The kept balance of each account, debits less credits, in cents. */
  balancesOf(book: Book): Promise<ReadonlyMap<string, number>>;
}

/**
 * Proves one book: its entries follow each other without a gap, each hash is right, each entry adds up to zero, and the kept balances are
 * the sums of the entries. Reads the whole book, a page at a time.
 */
export async function verifyBook(reader: BookReader, book: Book): Promise<BookProof> {
  const breaks: string[] = [];
  const sums = new Map<string, number>();
  let head: Head = { seq: 0, hash: GENESIS };
  for (;;) {
    const entries = await reader.entriesAfter(book, head.seq);
    for (const entry of entries) {
      breaks.push(...(await breaksOf(entry, head)));
      for (const { account, cents } of entry.lines.flatMap(accountsOf))
        sums.set(account, (sums.get(account) ?? 0) + cents);
      head = entry;
    }
    if (entries.length === 0) break;
  }
  breaks.push(...wrongBalances(book, sums, await reader.balancesOf(book)));
  return { entries: head.seq, breaks: breaks.slice(0, MOST) };
}

async function breaksOf(entry: LedgerEntry, before: Head): Promise<string[]> {
  const name = `Entry ${entry.seq} of ${entry.book} (${entry.operation})`;
  return [
    ...(entry.seq === before.seq + 1 ? [] : [`${name}: ${entry.seq - before.seq - 1} before it are missing.`]),
    ...(entry.previousHash === before.hash ? [] : [`${name} does not follow from the one before it.`]),
    ...(entry.hash === (await hashOf(entry)) ? [] : [`${name} was changed: its hash is another.`]),
    ...(addsUp(entry.lines) ? [] : [`${name} does not add up to zero.`]),
  ];
}

/** A line of one payment counts toward the sum of its account, too. */
function accountsOf({ account, cents }: LedgerLine): LedgerLine[] {
  const [whole = account] = account.split(':');
  const line = { account, cents };
  return whole === account ? [line] : [line, { account: whole, cents }];
}

function addsUp(lines: readonly LedgerLine[]): boolean {
  return lines.length > 1 && lines.reduce((sum, { cents }) => sum + cents, 0) === 0;
}

function wrongBalances(book: Book, sums: ReadonlyMap<string, number>, balances: ReadonlyMap<string, number>): string[] {
  return [...new Set([...sums.keys(), ...balances.keys()])].flatMap((account) => {
    const [summed, balance] = [sums.get(account) ?? 0, balances.get(account) ?? 0];
    return summed === balance
      ? []
      : [`The balance of ${account} in ${book} is ${balance} cents; its entries add up to ${summed}.`];
  });
}
