import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { respond, sampleSources } from '@marquee/sample-web';
import { clock } from './product.ts';

/** Sites of the sample web, each with its own format and a few shows: their images are fetched one per second. */
const VENUES = new Set([
  'www.quartermoonpuppets.example',
  'www.reedyriverchess.example',
  'www.gillscreekapiary.example',
  'www.saludasoundwalks.example',
  'www.batterylantern.example',
  'events.palmettopolytechnic.example',
  'www.camdenroadceramics.example',
  'www.forestdriveparks.example',
  'www.trolleybarncinema.example',
  'www.tidewayradio.example',
]);

/** Records some sites as of the clock of the products, as a web that the product reads in seconds. Returns its manifest. */
export async function recordSmallWeb(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const now = clock.now();
  const recordedAt = new Date(now).toISOString().slice(0, 10);
  const venues = sampleSources().filter(({ url }) => VENUES.has(new URL(url).host));
  const entries = await Promise.all(
    venues.map(async ({ url, city, state, timezone }) => {
      const { headers, body } = await respond({ method: 'GET', url, headers: {} }, now);
      const id = new URL(url).host;
      writeFileSync(join(folder, id), body);
      const contentType = headers['content-type'] ?? '';
      return { id, url, file: id, contentType, city, state, timezone, recordedAt };
    }),
  );
  const manifest = join(folder, 'manifest.json');
  writeFileSync(manifest, JSON.stringify(entries));
  return manifest;
}
