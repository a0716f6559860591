import type { Dataset } from '@marquee/contract';
import type { DatasetRow, OldDataset } from './rows.sql.ts';

const FORMAT = 'JSON Lines (one event a line, UTF-8), compressed with gzip (RFC 1952), in several members';

const TERMS = [
  'What is on is a fact, and facts are free to use: name Marquee and, for each event, its source with its address.',
  'The quoted words of evidence are short excerpts of their authors; descriptions and pictures are not in the file.',
  'Uses that a source reserves ("reserved") bind you as they bind us. Sources whose publishers asked us to stop, that are closed to programs, or that have terms of their own are left out.',
  'When a publisher asks us to stop, we take the file back: take the latest one, and delete older copies.',
].join(' ');

type Named = Pick<DatasetRow, 'id' | 'citySlug' | 'night'>;

const folderOf = ({ id, citySlug, night }: Named) => `datasets/${citySlug}/${night}/${id}/`;

/** Parts are members of one gzip file (RFC 1952 §2.2): one after another they are the file. */
export const partKey = (dataset: Named, part: number): string =>
  `${folderOf(dataset)}${String(part).padStart(5, '0')}.jsonl.gz`;

/** The keys of its parts, in order. */
export const partKeys = (dataset: Named & { parts: number }): string[] =>
  Array.from({ length: dataset.parts }, (_, part) => partKey(dataset, part));

/** All that is stored of a data set; the part that was being written, too. */
export const keysOf = (dataset: OldDataset): string[] => partKeys({ ...dataset, parts: dataset.parts + 1 });

/** What is told of a finished data set. */
export function datasetOf(dataset: DatasetRow & { madeAt: number; sha256: string }): Dataset {
  const { city, state, sources, leftOut, madeAt } = dataset;
  return {
    city,
    state,
    ...fileOf(dataset),
    madeAt: new Date(madeAt).toISOString(),
    format: FORMAT,
    terms: TERMS,
    sources,
    leftOut,
  };
}

export function fileOf({ citySlug, night, events, bytes, sha256 }: DatasetRow & { sha256: string }) {
  return { night, events, bytes, sha256, path: `/api/cities/${citySlug}/events.jsonl.gz?night=${night}` };
}
