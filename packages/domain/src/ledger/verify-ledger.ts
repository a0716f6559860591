import { BOOKS } from '@marquee/contract';
import { ledgerProofs, write } from '@marquee/db';
import { DAY_MS, inEnglish, say } from '@marquee/kernel';
import type { ChangeDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { storedBooks } from './stored-books.ts';
import { type BookProof, type BookReader, verifyBook } from './verify-book.ts';

/** Proves every book. */
export async function proveLedger(reader: BookReader): Promise<BookProof> {
  const proofs: BookProof[] = [];
  for (const book of BOOKS) proofs.push(await verifyBook(reader, book));
  return {
    entries: proofs.reduce((sum, { entries }) => sum + entries, 0),
    breaks: proofs.flatMap(({ breaks }) => breaks),
  };
}

/** The job of each night: proves the books and keeps the result. */
export async function verifyLedger(deps: ChangeDeps): Promise<JobResult> {
  const { entries, breaks } = await proveLedger(storedBooks(deps));
  const at = deps.clock.now();
  const proof = { day: Math.floor(at / DAY_MS), at, entries, breaks };
  const kept = write.insert(ledgerProofs).values(proof).onConflictDoUpdate({ target: ledgerProofs.day, set: proof });
  for (const told of breaks) deps.log.error('the ledger is broken', { break: inEnglish(told) });
  return {
    outcome: breaks.length === 0 ? 'done' : 'failed',
    detail: breaks[0] ?? say('ledger.inOrder', { n: entries }),
    counts: { entries, breaks: breaks.length },
    findings: breaks,
    statements: [kept],
  };
}
