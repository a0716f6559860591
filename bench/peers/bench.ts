import { readFileSync } from 'node:fs';
import { resultOf } from '../extraction/bench.ts';
import { scored } from '../extraction/scored.ts';
import { recordedDocuments } from '../speed/documents.ts';
import { type Found, readByExtruct, readByWebAutoExtractor } from './peers.ts';
import { eventsIn, type Offsets } from './schema-events.ts';

/** Pages that say in their markup what their events are: what the peers are made for. */
const STRUCTURED = new Set(['jsonld', 'microdata', 'hcalendar']);

/**
 * Extractors of structured data beside ours, on the same recorded pages by the same scorer. A peer gives items, not events: their
 * names and times are taken as written, once with the offsets ignored and once obeyed.
 */
export async function bench(): Promise<unknown> {
  const files = filesOf();
  const documents = recordedDocuments()
    .filter(({ markup }) => STRUCTURED.has(markup))
    .map((one) => ({ ...one, file: files.get(one.id) ?? '' }));
  const rows = (name: string, found: Found) =>
    found === null
      ? { [name]: 'not installed' }
      : Object.fromEntries(
          (['ignored', 'obeyed'] as const).map((offsets: Offsets) => [
            `${name}, offsets ${offsets}`,
            figures(
              documents.map(({ id, hints }) => ({ id, events: eventsIn(found.get(id), hints.timezone, offsets) })),
            ),
          ]),
        );
  return {
    benchmark: 'peers',
    documents: documents.length,
    marquee: figures(documents.map(resultOf)),
    ...rows('extruct', readByExtruct(documents)),
    ...rows('web-auto-extractor', await readByWebAutoExtractor(documents)),
  };
}

function filesOf(): Map<string, string> {
  const manifest = new URL('../../../shared/corpus/manifest.json', import.meta.url);
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Array<{ id: string; file: string }>;
  return new Map(entries.map(({ id, file }) => [id, file]));
}

function figures(results: Parameters<typeof scored>[0]) {
  const groups = scored(results);
  return Object.fromEntries(
    Object.entries(groups)
      .filter(([name]) => !name.startsWith('kind:'))
      .map(([name, { f1, docF1, time, venue }]) => [
        name,
        { f1: round(f1), meanOfADocument: round(docF1), times: round(time), venues: round(venue) },
      ]),
  );
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;
