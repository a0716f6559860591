import { createReadStream } from 'node:fs';
import { importMap, type MapDatabase, type MapImport } from '@marquee/domain/discovery';
import { messageOf, secureRandom, systemClock } from '@marquee/kernel';
import { Stop } from '../deploy/stop.ts';
import { mapElements } from './map-elements.ts';

/**
 * Imports a file into a database. Each batch is stored before the next is read, and what is known is left alone: an import that stops in the
 * middle goes on when it is started again.
 */
export async function importFile(
  database: MapDatabase,
  path: string,
  say: (line: string) => void,
): Promise<MapImport['counts']> {
  const extract = await importMap({ clock: systemClock, random: secureRandom }, database);
  const { counts } = extract;
  const store = async () => {
    try {
      await extract.store();
    } catch (error) {
      throw new Stop(
        `${messageOf(error)}\n${counts.added} new sites are stored. Run the same command again: it goes on with the rest.`,
      );
    }
  };
  for await (const element of mapElements(createReadStream(path))) {
    if (!extract.take(element).isFull) continue;
    await store();
    say(`  ${counts.elements} elements read, ${counts.added} new sites stored`);
  }
  await store();
  if (counts.elements === 0) throw new Stop('The file has no elements: it should be Overpass JSON or GeoJSON.');
  return counts;
}
