import type { Dataset, DatasetFile } from '@marquee/contract';
import { readRows } from '@marquee/db';
import { type Blobs, notFound } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { datasetOf, fileOf, partKeys } from './files.ts';
import { firstNight } from './night.ts';
import { type DatasetRow, datasetsOf } from './rows.sql.ts';

type Made = DatasetRow & { madeAt: number; sha256: string };

/** A city's data set of a night, or its latest, with the other nights. Throws Reject (404) if there is none. */
export async function readDataset(
  deps: NowDeps,
  asked: { slug: string; night?: string | undefined },
): Promise<Dataset & { nights: DatasetFile[] }> {
  const { found, all } = await find(deps, asked);
  return { ...datasetOf(found), nights: all.map(fileOf) };
}

/** The latest of a city, in short; null if there is none. */
export async function latestDataset(deps: NowDeps, slug: string): Promise<(DatasetFile & { leftOut: number }) | null> {
  const [latest] = await nightsOf(deps, slug);
  return latest ? { ...fileOf(latest), leftOut: latest.leftOut.length } : null;
}

/** Its file, read piece by piece, with its hash. */
export async function readDatasetFile(
  deps: NowDeps & { blobs: Blobs },
  asked: { slug: string; night?: string | undefined },
): Promise<{ sha256: string; night: string; body: ReadableStream<Uint8Array> }> {
  const { found } = await find(deps, asked);
  return { sha256: found.sha256, night: found.night, body: joined(deps.blobs, partKeys(found)) };
}

async function find(deps: NowDeps, { slug, night }: { slug: string; night?: string | undefined }) {
  const all = await nightsOf(deps, slug);
  const found = night === undefined ? all[0] : all.find((row) => row.night === night);
  if (!found) throw notFound('dataset');
  return { found, all };
}

/** The finished data sets of a city, one a night, the latest first. */
async function nightsOf({ db, clock }: NowDeps, slug: string): Promise<Made[]> {
  const rows = await readRows(db, datasetsOf(slug, firstNight(clock.now())));
  const made = rows.filter((row): row is Made => row.madeAt !== null && row.sha256 !== null);
  return [...Map.groupBy(made, (row) => row.night).values()].flatMap((some) => some.slice(0, 1));
}

/** Blobs one after another, of which one is open at a time. Fails for one that is gone. */
function joined(blobs: Blobs, keys: readonly string[]): ReadableStream<Uint8Array> {
  let at = 0;
  let open: ReadableStreamDefaultReader<Uint8Array> | null = null;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        if (!open) {
          const key = keys[at];
          if (key === undefined) return controller.close();
          const blob = await blobs.get(key);
          if (!blob) throw new Error(`There is no blob ${key}.`);
          const { body } = blob;
          open = (body instanceof Uint8Array ? new Blob([new Uint8Array(body)]).stream() : body).getReader();
          at += 1;
        }
        const { done, value } = await open.read();
        if (!done) return controller.enqueue(value);
        open = null;
      }
    },
    async cancel(reason) {
      await open?.cancel(reason);
    },
  });
}
