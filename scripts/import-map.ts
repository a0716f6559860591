/**
 * `npm run import:map -- FILE`: takes the venues with websites from a downloaded map extract (Overpass JSON or GeoJSON of OpenStreetMap) as
 * sites to check. The engine checks them in the next sessions of their cities. Importing a file twice changes nothing.
 *
 *   --state FOLDER   the local state to import into; without it that of `MARQUEE_WEB=live npm start`
 */
import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { atomically } from '@marquee/db';
import { importMap, MAP_BATCH } from '@marquee/domain/discovery';
import { messageOf, secureRandom, systemClock } from '@marquee/kernel';
import { at } from './deploy/layout.ts';
import { Stop } from './deploy/stop.ts';
import { mapElements } from './discovery/map-elements.ts';
import { openLocal } from './local/open-local.ts';

try {
  await main();
} catch (error) {
  console.error(error instanceof Stop ? error.message : `The map could not be imported: ${messageOf(error)}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { state: { type: 'string' } }, allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new Stop('Say which file: npm run import:map -- extract.json');
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  if (!existsSync(path)) throw new Stop(`There is no file at ${path}.`);
  const { db, close } = await openLocal(
    values.state ? resolve(process.env.INIT_CWD ?? process.cwd(), values.state) : at('.wrangler/state/live'),
  );
  try {
    const extract = await importMap({ db, clock: systemClock, random: secureRandom });
    let batch: unknown[] = [];
    const store = async () => {
      const statements = await extract.take(batch);
      if (statements.length > 0) await atomically(db, statements);
      batch = [];
    };
    for await (const element of mapElements(createReadStream(path))) {
      batch.push(element);
      if (batch.length >= MAP_BATCH) await store();
    }
    await store();
    const { counts } = extract;
    if (counts.elements === 0) throw new Stop('The file has no elements: it should be Overpass JSON or GeoJSON.');
    console.log(
      `${counts.elements} elements read, ${counts.broken} of them broken; ${counts.venues} venues with a website, ${counts.tooFar} far from every city of the network, ${counts.known} known, ${counts.added} new.`,
    );
    console.log('Map data © OpenStreetMap contributors, Open Database License.');
  } finally {
    await close();
  }
}
