import type { eventAliases, events, occurrences, sightings } from '@marquee/db';
import { sha256Hex } from '@marquee/kernel';

/** An event as the tables had it. */
export interface ArchivedEvent {
  event: typeof events.$inferSelect;
  occurrences: ReadonlyArray<typeof occurrences.$inferSelect>;
  sightings: ReadonlyArray<typeof sightings.$inferSelect>;
  aliases: ReadonlyArray<typeof eventAliases.$inferSelect>;
}

/** All files of a city and a month, `2026-08`, have keys that begin so. */
export function archivePrefix(citySlug: string, month: string): string {
  return `archive/events/${citySlug}/${month}/`;
}

/** One file for the events of a city whose last dates are in one month, named by which they are: the same events twice are one file. */
export async function archiveKey(archived: readonly [ArchivedEvent, ...ArchivedEvent[]]): Promise<string> {
  const hash = await sha256Hex(archived.map(({ event }) => event.id).join());
  return `${placeOf(archived[0])}${hash.slice(0, 16)}.json.gz`;
}

/** Where the files of its city and month are. */
export function placeOf({ event }: ArchivedEvent): string {
  return archivePrefix(event.citySlug, event.nextStartLocal.slice(0, 7));
}

/** One event a line, as JSON, compressed. */
export async function packArchive(archived: readonly ArchivedEvent[]): Promise<Uint8Array> {
  const lines = archived.map((one) => `${JSON.stringify(one)}\n`);
  return throughBytes(new Blob(lines).stream().pipeThrough(new CompressionStream('gzip')));
}

/** What `packArchive` packed. Throws for a file that is damaged. */
export async function unpackArchive(body: ReadableStream | Uint8Array): Promise<ArchivedEvent[]> {
  const stream = body instanceof Uint8Array ? new Blob([new Uint8Array(body)]).stream() : body;
  const bytes = await throughBytes(stream.pipeThrough(new DecompressionStream('gzip')));
  const lines = new TextDecoder().decode(bytes).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ArchivedEvent);
}

async function throughBytes(stream: ReadableStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
