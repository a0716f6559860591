import { atomically, insertRows, type Statement, sources, write } from '@marquee/db';
import { checkUrl } from '@marquee/fetching';
import { isMessage, type Message, newId, Reject, say, shownLine, together } from '@marquee/kernel';
import { eq, notExists } from 'drizzle-orm';
import { findCity, openCities } from '../cities/index.ts';
import type { EngineDeps } from '../deps.ts';
import { safeUrl } from '../places/index.ts';
import { PUBLISHER_REFUSES, ruleOver } from '../publishers/index.ts';
import { blacklistedAt, IS_BLACKLISTED } from './blacklist.ts';
import type { SourceRow } from './source-record.ts';

export interface NewSource {
  url: string;
  name: string;
  city: string;
  state: string;
  /** The day a recording was made, for replays. */
  recordedAt?: string;
  /** How it was found; absent: configured. */
  discoveryMethod?: string;
  tier?: SourceRow['tier'];
}

export interface Configured {
  added: number;
  /** Why entries are refused. */
  refused: Message[];
}

type SourceToAdd = Pick<
  typeof sources.$inferSelect,
  'id' | 'citySlug' | 'name' | 'url' | 'host' | 'recordedAt' | 'discoveryMethod' | 'tier'
>;

/** The default read interval (spec: schedule's discovery interval, 6 h). */
const DEFAULT_INTERVAL_MS = 6 * 60 * 60_000;

export interface SourcesPlan extends Configured {
  /** Ids of the added sources, in their order. */
  ids: string[];
  /** Statements that add them and make their cities live; commit them together. */
  statements: Statement[];
}

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'random'>;

/**
 * Checks sources against the gazetteer and returns the statements that add them and make their cities live. It writes nothing, so
 * that the statements can run on another database with the same gazetteer. An invalid entry does not affect the others.
 */
export async function planSources(deps: Deps, given: readonly NewSource[]): Promise<SourcesPlan> {
  const now = deps.clock.now();
  const checked = await Promise.all(given.map((source) => checkSource(deps, source)));
  const rows = checked.filter((one): one is SourceToAdd => !isMessage(one));
  const refused = checked.filter((one) => isMessage(one));
  const slugs = [...new Set(rows.map(({ citySlug }) => citySlug))];
  const due = { intervalMs: DEFAULT_INTERVAL_MS, nextDueAt: now, createdAt: now };
  const statements = [insertSources(rows.map((row) => ({ ...row, ...due }))), openCities(slugs, now)];
  return { added: rows.length, ids: rows.map(({ id }) => id), refused, statements: rows.length > 0 ? statements : [] };
}

/** Those known by their current or former address stay unchanged. */
function insertSources(rows: ReadonlyArray<typeof sources.$inferInsert>): Statement {
  return insertRows(sources, rows, 'stay', (value) =>
    notExists(
      write
        .select({ id: sources.id })
        .from(sources)
        .where(eq(sources.movedFrom, value('url'))),
    ),
  );
}

/** The row of a source, or why it is refused. */
async function checkSource(deps: Deps, source: NewSource): Promise<SourceToAdd | Message> {
  const url = safeUrl(source.url);
  if (!url) return say('source.notWeb', { url: source.url });
  const no = (why: Message) => say('read.page', { url: source.url, why });
  const guarded = checkUrl(url, { ownHosts: [] });
  if (!guarded.ok) return no(guarded.detail);
  const { host } = new URL(url);
  if (await ruleOver(deps, host)) return no(PUBLISHER_REFUSES);
  if (await blacklistedAt(deps, url)) return no(IS_BLACKLISTED);
  const city = await findCity(deps, source.city, source.state);
  if (!city) return say('source.noSuchCity', { url: source.url, city: source.city, state: source.state });
  return {
    id: newId(deps.clock, deps.random),
    citySlug: city.slug,
    name: shownLine(source.name) || host,
    url,
    host,
    recordedAt: source.recordedAt ?? null,
    discoveryMethod: source.discoveryMethod ?? 'configured',
    tier: source.tier ?? 'medium',
  };
}

/**
 * Adds sources and makes their cities live. A source known by its current or former URL stays unchanged, so this may
 * run at every start. Fails only if no entry is valid.
 */
export async function configureSources(deps: Deps, given: readonly NewSource[]): Promise<Configured> {
  const { statements, added, refused } = await planSources(deps, given);
  await atomically(deps.db, statements);
  if (added === 0 && refused.length > 0) throw new Reject(422, 'no-source', together(...refused));
  return { added, refused };
}
