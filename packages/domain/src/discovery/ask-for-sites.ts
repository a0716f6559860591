import { ENOUGH_SOURCES, MODEL_INTERVAL_MS, MODEL_SITES } from '@marquee/contract';
import { discoverySessions, literal, sources } from '@marquee/db';
import { type Message, say, together } from '@marquee/kernel';
import { and, eq, gt } from 'drizzle-orm';
import type { CityRow } from '../cities/index.ts';
import type { EngineDeps } from '../deps.ts';
import { askQuestions, tokensOf } from '../language-model/index.ts';
import { bareHost } from '../sources/index.ts';
import type { NamedSite } from './found-site.ts';
import { addressesOf, siteQuestion } from './site-question.ts';

export interface AskedForSites {
  sites: NamedSite[];
  tokens: number;
  /** For the session. */
  note: Message;
  /** For the session's list of ways; null if it was asked lately. */
  method: string | null;
}

/**
 * Asks a language model for sites of a city with too few sources, within the budget of discovery; null if the city has enough. The last way,
 * after everything without tokens: nothing of the answer is trusted, each address is a candidate like any other.
 * @param operation names the call in the ledger: asked again under the same name, it is paid for once
 */
export async function askForSites(
  deps: EngineDeps,
  city: CityRow,
  { operation, isSafe }: { operation: string; isSafe: boolean },
): Promise<AskedForSites | null> {
  const hosts = await hostsOf(deps, city.slug);
  if (hosts.length >= ENOUGH_SOURCES) return null;
  const few = say('search.few', { city: city.name, n: hosts.length });
  const without = (because: Message, method: string | null): AskedForSites => {
    return { sites: [], tokens: 0, method, note: together(few, because) };
  };
  if (await wasAskedLately(deps, city.slug)) return without(say('search.model.askedLately'), null);
  const most = isSafe ? MODEL_SITES / 2 : MODEL_SITES;
  const question = siteQuestion({ city: city.name, state: city.state }, hosts, most);
  const asked = await askQuestions(deps, [question], { category: 'sourceDiscovery', operation, isOptional: true });
  const tokens = tokensOf(asked.spent);
  if (!asked.answers.has(question))
    return {
      ...without(together(say('search.model.none'), asked.refusal?.because ?? null), 'language model not asked'),
      tokens,
    };
  const addresses = addressesOf(asked.answers.get(question), most);
  const sites = addresses.map(
    (url): NamedSite => ({
      url,
      // Its words are not shown to anybody; the site itself says what it is.
      name: null,
      method: 'model',
      venueType: null,
      foundBecause: say('found.byModel', { city: `${city.name}, ${city.state}` }),
    }),
  );
  const n = sites.length;
  const named = tokens === 0 ? say('search.model.namedPaid', { n }) : say('search.model.named', { n, n2: tokens });
  return {
    sites,
    tokens,
    method: 'language model',
    note: together(few, named),
  };
}

/** Hosts of the sources that are read, as many as decide. */
async function hostsOf(deps: EngineDeps, citySlug: string): Promise<string[]> {
  const rows = await deps.db
    .select({ url: sources.url })
    .from(sources)
    .where(and(eq(sources.citySlug, citySlug), eq(sources.status, literal('active'))))
    .limit(ENOUGH_SOURCES);
  return rows.map(({ url }) => bareHost(url));
}

async function wasAskedLately(deps: EngineDeps, citySlug: string): Promise<boolean> {
  const { citySlug: slug, startedAt, tokens, id } = discoverySessions;
  const since = deps.clock.now() - MODEL_INTERVAL_MS;
  const [asked] = await deps.db
    .select({ id })
    .from(discoverySessions)
    .where(and(eq(slug, citySlug), gt(startedAt, since), gt(tokens, 0)))
    .limit(1);
  return asked !== undefined;
}
