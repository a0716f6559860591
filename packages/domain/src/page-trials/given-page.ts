import { cities, sources } from '@marquee/db';
import type { Hints, SourceDocument } from '@marquee/extraction';
import { eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { knownVersions, type Lessons, lessonsOf } from '../learning/index.ts';
import { dateOf, localOf } from '../places/index.ts';

/** A page that a person asks about. */
export interface GivenPage {
  url: string;
  /** What a person pasted: then nothing is fetched. */
  html?: string | null;
  /** Whose zone and calendar day hold for it. */
  citySlug: string;
}

/** The page as pasted, else fetched by the guarded fetch; or why it could not be had, as a sentence. */
export async function documentOf(
  deps: Pick<EngineDeps, 'fetcher'>,
  { url, html }: Pick<GivenPage, 'url' | 'html'>,
): Promise<SourceDocument | { error: string }> {
  if (html) return { url, contentType: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(html) };
  const answer = await deps.fetcher.fetch({ url, expect: 'document' });
  if (answer.kind === 'fetched') return { url: answer.url, contentType: answer.contentType, bytes: answer.bytes };
  if (answer.kind === 'wait')
    return { error: `The host requests a pause. Try again in ${Math.ceil(answer.waitMs / 1_000)} seconds.` };
  return { error: answer.kind === 'failed' ? answer.detail : 'The server reports no change.' };
}

/** Throws for a city that is none. */
export async function hintsFor(deps: Pick<EngineDeps, 'db' | 'clock'>, citySlug: string): Promise<Hints> {
  const [city] = await deps.db.select().from(cities).where(eq(cities.slug, citySlug));
  if (!city) throw new Error(`there is no city ${citySlug}`);
  const today = dateOf(localOf(deps.clock.now(), city.timezone));
  return { today, timezone: city.timezone, city: city.name, state: city.state };
}

/** What was learned of the source of this address; of another nothing is. What a trial teaches is not kept. */
export async function lessonsAt(deps: Pick<EngineDeps, 'db' | 'clock' | 'reader'>, url: string): Promise<Lessons> {
  const [source] = await deps.db
    .select({ id: sources.id, host: sources.host })
    .from(sources)
    .where(eq(sources.url, url));
  const versions = source ? await knownVersions(deps, source.id) : [];
  return lessonsOf(deps.reader, source ?? { id: '', host: '' }, versions, deps.clock.now());
}
