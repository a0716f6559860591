import type { Event } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import type { ReadDeps } from '../deps.ts';
import { everywhere } from '../everywhere.ts';
import { toEvent } from './card.ts';
import { cardsWithIds } from './cards.sql.ts';

/** Some events by their ids, in the order of the ids; unknown ones are left out, and one asked for twice comes once. Two rows read for each. */
export async function readCards(
  deps: Pick<ReadDeps, 'db' | 'databases'>,
  ids: readonly string[],
): Promise<{ events: Event[] }> {
  const asked = [...new Set(ids)];
  const [rows] = await readTogether(everywhere(deps).db, [cardsWithIds(asked)]);
  const found = new Map(rows.map((row) => [row.asked, row]));
  const events = new Map<string, Event>();
  for (const id of asked) {
    const row = found.get(id);
    if (row) events.set(row.id, toEvent(row));
  }
  return { events: [...events.values()] };
}
