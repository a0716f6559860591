export { enter } from './enter.ts';
export { BOOK_OF, liabilityOf, lines, type Movement } from './movement.ts';
export { type BookState, readBook } from './read-book.ts';
export { exportLedgerEntries, listLedgerEntries, readLedger } from './read-ledger.ts';
export { recordEarned } from './record-earned.ts';
export { requestProof } from './request-proof.ts';
export { storedBooks } from './stored-books.ts';
export type { BookProof, BookReader } from './verify-book.ts';
export { proveLedger, verifyLedger } from './verify-ledger.ts';
