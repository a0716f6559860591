import type { Book, LedgerLine } from '@marquee/contract';
import { type Message, say } from '@marquee/kernel';
import { GENESIS, type Head, hashOf, type LedgerEntry } from './chain.ts';

/** The proof says at most this many; one break is enough to look. */
const MOST = 20;

export interface BookProof {
  entries: number;
  /** What is wrong. */
  breaks: Message[];
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
  const breaks: Message[] = [];
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

async function breaksOf(entry: LedgerEntry, before: Head): Promise<Message[]> {
  const named = { entry: String(entry.seq), book: entry.book, operation: entry.operation };
  return [
    ...(entry.seq === before.seq + 1 ? [] : [say('ledger.missing', { ...named, n: entry.seq - before.seq - 1 })]),
    ...(entry.previousHash === before.hash ? [] : [say('ledger.notFollowing', named)]),
    ...(entry.hash === (await hashOf(entry)) ? [] : [say('ledger.changed', named)]),
    ...(addsUp(entry.lines) ? [] : [say('ledger.notZero', named)]),
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

function wrongBalances(
  book: Book,
  sums: ReadonlyMap<string, number>,
  balances: ReadonlyMap<string, number>,
): Message[] {
  return [...new Set([...sums.keys(), ...balances.keys()])].flatMap((account) => {
    const [summed, balance] = [sums.get(account) ?? 0, balances.get(account) ?? 0];
    return summed === balance
      ? []
      : [say('ledger.balance', { account, book, balance: String(balance), sum: String(summed) })];
  });
}
