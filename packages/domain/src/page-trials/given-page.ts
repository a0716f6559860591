import { cities, sources } from '@marquee/db';
import type { Hints, SourceDocument } from '@marquee/extraction';
import { type Message, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { EngineDeps, NowDeps } from '../deps.ts';
import { knownVersions, type Lessons, lessonsOf } from '../learning/index.ts';
import { dateOf, localOf } from '../places/index.ts';

/** A page under trial. */
export interface GivenPage {
  url: string;
  /** Pasted HTML; then nothing is fetched. */
  html?: string | null;
  /** The city whose zone and calendar day apply. */
  citySlug: string;
}

/** The pasted page, or the page fetched by the guarded fetch, or why it could not be fetched. */
export async function documentOf(
  deps: Pick<EngineDeps, 'fetcher'>,
  { url, html }: Pick<GivenPage, 'url' | 'html'>,
): Promise<SourceDocument | { error: Message }> {
  if (html) return { url, contentType: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(html) };
  const answer = await deps.fetcher.fetch({ url, expect: 'document' });
  if (answer.kind === 'fetched') return { url: answer.url, contentType: answer.contentType, bytes: answer.bytes };
  if (answer.kind === 'wait') return { error: say('trial.pause', { n: Math.ceil(answer.waitMs / 1_000) }) };
  return { error: answer.kind === 'failed' ? answer.detail : say('trial.noChange') };
}

/** Throws for an unknown city. */
export async function hintsFor(deps: NowDeps, citySlug: string): Promise<Hints> {
  const [city] = await deps.db.select().from(cities).where(eq(cities.slug, citySlug));
  if (!city) throw new Error(`there is no city ${citySlug}`);
  const today = dateOf(localOf(deps.clock.now(), city.timezone));
  return { today, timezone: city.timezone, city: city.name, state: city.state };
}

/** The learned extractors of the source with this address, if there is one. A trial stores no new ones. */
export async function lessonsAt(deps: Pick<EngineDeps, 'db' | 'clock' | 'reader'>, url: string): Promise<Lessons> {
  const [source] = await deps.db
    .select({ id: sources.id, host: sources.host })
    .from(sources)
    .where(eq(sources.url, url));
  const versions = source ? await knownVersions(deps, source.id) : [];
  return lessonsOf(deps.reader, source ?? { id: '', host: '' }, versions, deps.clock.now());
}
