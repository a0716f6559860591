import { engineDeps, freshDatabase, makeCity, makeSource, secondDatabase } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tick } from '../src/schedule.ts';

const ACTIVE = 'INSERT INTO controls (name, enabled, reason, changed_at, changed_by)';

it('schedules the sources of a region in its own outbox, by the settings of the main database', async () => {
  const main = await freshDatabase();
  const region = await secondDatabase();
  const engine = Object.assign(engineDeps(main), { databases: new Map([['DB_2', region]]) });
  await makeCity(main, { isHidden: true });
  await makeCity(region);
  await makeSource(region);
  await tick(engine, '* * * * *');
  const reads = () => engine.queue.sent.filter(({ kind }) => kind === 'source.scrape');
  expect(reads()).toMatchObject([{ database: 'DB_2' }]);
  expect(await region.all(sql`SELECT is_hidden FROM cities`)).toEqual([{ is_hidden: 1 }]);
  await main.run(sql.raw(`${ACTIVE} VALUES ('eventScraping', 0, 'Off', 0, 'someone')`));
  await makeSource(region);
  await tick(engine, '* * * * *');
  expect(reads()).toHaveLength(1);
  expect(await region.all(sql`SELECT name, enabled FROM controls`)).toEqual([{ name: 'eventScraping', enabled: 0 }]);
});
