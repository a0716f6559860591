import { BOOKS, LEDGER_KINDS, ledgerLine } from '@marquee/contract';
import type { BookReader } from '@marquee/domain/ledger';
import { z } from 'zod';
import { Stop } from '../deploy/stop.ts';
import type { Wrangler } from '../deploy/wrangler.ts';

const PAGE = 500;

const ENTRIES = z.array(
  z
    .object({
      book: z.enum(BOOKS),
      seq: z.int(),
      operation: z.string(),
      kind: z.enum(LEDGER_KINDS),
      at: z.int(),
      payment_id: z.string(),
      lines: z.string().transform((text) => z.array(ledgerLine).parse(JSON.parse(text))),
      previous_hash: z.string(),
      hash: z.string(),
    })
    .transform(({ payment_id: paymentId, previous_hash: previousHash, ...entry }) => {
      return { ...entry, paymentId, previousHash };
    }),
);
const BALANCES = z.array(z.object({ account: z.string(), cents: z.int() }));

/** The books of the owner's database, read through wrangler. */
export function remoteBooks(
  run: Wrangler,
  databaseConfig: string,
  where: readonly string[] = ['--remote'],
): BookReader {
  async function rows(command: string): Promise<unknown> {
    const args = ['d1', 'execute', 'DB', ...where, '--config', databaseConfig, '--json', '--command', command];
    const { status, output, complaint } = await run(args);
    if (status !== 0) throw new Stop(`The database did not answer.\n${complaint}\n${output}`.trim());
    return z.array(z.object({ results: z.unknown() })).parse(JSON.parse(output))[0]?.results;
  }
  return {
    entriesAfter: async (book, seq) =>
      ENTRIES.parse(
        await rows(`SELECT * FROM ledger_entries WHERE book = '${book}' AND seq > ${seq} ORDER BY seq LIMIT ${PAGE}`),
      ),
    async balancesOf(book) {
      const kept = BALANCES.parse(
        await rows(`SELECT account, debit_cents - credit_cents AS cents FROM ledger_balances WHERE book = '${book}'`),
      );
      return new Map(kept.map(({ account, cents }) => [account, cents]));
    },
  };
}
