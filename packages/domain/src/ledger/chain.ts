import type { Book, LedgerKind, LedgerLine } from '@marquee/contract';
import { type Instant, sha256Hex } from '@marquee/kernel';
import type { Movement } from './movement.ts';

/** Stands before the first entry of a book. */
export const GENESIS = '0'.repeat(64);

export interface Head {
  /** 0: the book has no entry. */
  seq: number;
  hash: string;
}

export interface LedgerEntry extends Head {
  book: Book;
  operation: string;
  kind: LedgerKind;
  at: Instant;
  paymentId: string;
  lines: readonly LedgerLine[];
  previousHash: string;
}

/** SHA-256 over everything that an entry says and the hash before it: no entry can be changed, removed or inserted unnoticed. */
export function hashOf(entry: Omit<LedgerEntry, 'hash'>): Promise<string> {
  const { book, seq, operation, kind, at, paymentId, previousHash } = entry;
  const lines = entry.lines.map(({ account, cents }) => [account, cents]);
  return sha256Hex(JSON.stringify([previousHash, book, seq, operation, kind, at, paymentId, lines]));
}

/** Movements as the next entries of a book. */
export async function chained(
  book: Book,
  head: Head,
  movements: readonly Movement[],
  at: Instant,
): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  let last = head;
  for (const movement of movements) {
    const entry = { ...movement, book, seq: last.seq + 1, at, previousHash: last.hash };
    last = { seq: entry.seq, hash: await hashOf(entry) };
    entries.push({ ...entry, hash: last.hash });
  }
  return entries;
}
