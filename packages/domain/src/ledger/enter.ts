import type { Book } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { ChangeDeps } from '../deps.ts';
import { insertEntry } from './book.sql.ts';
import { chained, type Head } from './chain.ts';
import type { Movement } from './movement.ts';

/**
 * Statements that enter movements into a book, for a commit. The guards fail it as a Conflict if another entry came first: then the book
 * is read again. Throws RangeError if the lines of a movement do not add up.
 */
export async function enter(
  { clock }: Pick<ChangeDeps, 'clock'>,
  book: Book,
  head: Head,
  movements: readonly Movement[],
): Promise<{ guards: Statement[] }> {
  for (const { operation, lines } of movements) {
    const sum = lines.reduce((total, { cents }) => total + cents, 0);
    if (sum !== 0 || lines.length < 2) throw new RangeError(`The lines of ${operation} do not add up: ${sum} cents.`);
  }
  const entries = await chained(book, head, movements, clock.now());
  return { guards: entries.map(insertEntry) };
}
