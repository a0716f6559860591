import type { D1Database } from '@cloudflare/workers-types';
import { openDatabase } from '@marquee/db';
import { proveLedger, storedBooks } from '@marquee/domain/ledger';
import { inEnglish } from '@marquee/kernel';
import { z } from 'zod';
import { balancesOf, type Manifest } from './balances.ts';

const COUNT = z.array(z.object({ rows: z.number() })).min(1);

/** What of a restored database differs from its backup, in sentences. */
export async function differences(database: D1Database, { rows, balances }: Manifest): Promise<string[]> {
  const count = async (query: string) => COUNT.parse((await database.prepare(query).all()).results)[0]?.rows ?? 0;
  const told: string[] = [];
  for (const [table, expected] of Object.entries(rows)) {
    const found = await count(`SELECT count(*) AS rows FROM "${table}"`);
    if (found !== expected) told.push(`${table} has ${found} rows; the backup has ${expected}.`);
  }
  const restored = await balancesOf(database);
  for (const account of new Set([...Object.keys(balances), ...Object.keys(restored)])) {
    if (restored[account] === balances[account]) continue;
    told.push(`${account} has ${restored[account] ?? 'no'} cents; the backup has ${balances[account] ?? 'none'}.`);
  }
  const { breaks } = await proveLedger(storedBooks({ db: openDatabase(database) }));
  told.push(...breaks.map(inEnglish));
  const orphans = await database.prepare('PRAGMA foreign_key_check').all();
  if (orphans.results.length > 0) told.push(`${orphans.results.length} rows refer to rows that are not there.`);
  const [listed, indexed] = [
    await count(`SELECT count(*) AS rows FROM listing WHERE scope NOT GLOB '*[/@]*'`),
    await count('SELECT count(*) AS rows FROM event_search'),
  ];
  if (listed !== indexed) told.push(`The search index has ${indexed} events; the lists have ${listed}.`);
  const inWords = await count('SELECT count(*) AS rows FROM event_search_words');
  if (listed !== inWords) told.push(`The index of words has ${inWords} events; the lists have ${listed}.`);
  const [past, titled] = [
    await count(`SELECT count(*) AS rows FROM events WHERE status IN ('ended', 'inactive') AND merged_into IS NULL`),
    await count('SELECT count(*) AS rows FROM event_search_past'),
  ];
  if (past !== titled)
    told.push(`The index of past titles has ${titled} events; ${past} are over or no longer listed.`);
  const miscounted =
    await count(`SELECT count(*) AS rows FROM (SELECT scope, count(*) AS total FROM listing GROUP BY scope) l
    WHERE l.total <> coalesce((SELECT c.total FROM listing_counts c WHERE c.scope = l.scope), 0)`);
  if (miscounted > 0) told.push(`${miscounted} lists are counted wrongly.`);
  return told;
}
