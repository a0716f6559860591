import type { Statement } from '@marquee/db';
import type { Finding, PosterOnPage } from '@marquee/extraction';
import { ReadingFailed, say, sha256Hex } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { enqueue, type NewJob } from '../jobs/index.ts';
import { orFailure } from '../reading-failure.ts';
import type { PagesRead } from './pages-read.ts';
import type { ScrapeTask } from './scrape-task.ts';

/** Pages of one read whose pictures are looked at, and pictures of all of them. */
const MOST_PAGES = 3;
const MOST_PICTURES = 6;
/** One host gets at most one request per second. */
const SPACING_MS = 1_200;

interface PicturesToRead {
  findings: Finding[];
  /** A job for each picture; it is committed with the read. */
  statements: Statement[];
}

/** The posters of a source that yields nothing because its pages say their events by pictures only (`postersOnPage`). */
export async function picturesToRead(
  deps: EngineDeps,
  { source, hints, place }: ScrapeTask,
  read: PagesRead,
  elsewhere: number,
): Promise<PicturesToRead> {
  const isRead = elsewhere > 0 || read.changed.some(({ extraction }) => extraction.drafts.length > 0);
  if (isRead || read.deferredMs !== null) return { findings: [], statements: [] };
  const found = new Map<string, PosterOnPage & { pageUrl: string }>();
  for (const { document, row } of read.changed.slice(0, MOST_PAGES)) {
    const posters = document ? await orFailure(deps.reader.posters({ document, hints })) : [];
    if (posters instanceof ReadingFailed) continue;
    for (const poster of posters) if (!found.has(poster.url)) found.set(poster.url, { ...poster, pageUrl: row.url });
  }
  const pictures = [...found.values()].slice(0, MOST_PICTURES);
  if (pictures.length === 0) return { findings: [], statements: [] };
  const now = deps.clock.now();
  const jobs = pictures.map(
    async ({ url, alt, pageUrl }, index): Promise<NewJob<'picture.keep'>> => ({
      kind: 'picture.keep',
      payload: { sourceId: source.id, pageUrl, url, alt },
      subject: `${source.id}:${(await sha256Hex(url)).slice(0, 24)}`,
      citySlug: place.citySlug,
      notBefore: now + index * SPACING_MS,
    }),
  );
  const message = say('read.picturesOnly', { n: pictures.length });
  return {
    findings: [{ code: 'pictures-only', severity: 'warning', message }],
    statements: enqueue(deps, await Promise.all(jobs)),
  };
}
