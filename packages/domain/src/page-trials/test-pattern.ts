import {
  type AuditAction,
  DEFAULT_CITY,
  type ToldPageTrial,
  type ToldPatternAnalysis,
  type ToldSelectorTrial,
} from '@marquee/contract';
import { sources } from '@marquee/db';
import { isSelector } from '@marquee/extraction';
import { type Caller, newId, Reject, say } from '@marquee/kernel';
import { desc, eq, or } from 'drizzle-orm';
import { knownCity } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { admit } from './admit.ts';
import type { Engine } from './engine.ts';

type Deps = ChangeDeps & { engine: Engine; publicOrigin: string };

interface Asked {
  url: string;
  html: string | null;
}

/** What would be learned from a page. Throws as `admit` does. */
export async function testPattern(deps: Deps, caller: Caller, { url, html }: Asked): Promise<ToldPatternAnalysis> {
  const page = await admitted(deps, caller, { url, html }, 'pattern.test');
  return deps.engine.tryPattern(page);
}

/** The events of a page, as the engine would read it. Throws as `admit` does. */
export async function extractByPattern(deps: Deps, caller: Caller, { url, html }: Asked): Promise<ToldPageTrial> {
  const page = await admitted(deps, caller, { url, html }, 'page.test');
  return deps.engine.tryPage({ ...page, limit: null, trialId: `trial:${newId(deps.clock, deps.random)}` });
}

/** The address of pasted HTML without one; used only to resolve links. */
const NOWHERE = 'https://pasted.example/';

/** What a selector finds on a page. Throws Reject (400, field `selector`) for an invalid selector, else as `admit` does. */
export async function testSelector(
  deps: Deps,
  caller: Caller,
  { url, html, selector }: { url?: string | null | undefined; html: string | null; selector: string },
): Promise<ToldSelectorTrial> {
  if (!isSelector(selector)) throw new Reject(400, 'bad-selector', UNREADABLE, 'selector');
  const page = await admitted(deps, caller, { url: url ?? NOWHERE, html }, 'selector.test');
  return deps.engine.trySelector({ ...page, selector });
}

const UNREADABLE = say('trial.selectorBad');

async function admitted(deps: Deps, caller: Caller, { url, html }: Asked, action: AuditAction) {
  const citySlug = await cityOf(deps, url);
  const href = await admit(deps, caller, { url, action, after: { city: citySlug, isPasted: html !== null } });
  return { url: href, html, citySlug };
}

/** The city of the source with this address, else of another source of its host, else the default city. */
async function cityOf(deps: Pick<Deps, 'db'>, url: string): Promise<string> {
  const host = URL.canParse(url) ? new URL(url).host : '';
  const [source] = await deps.db
    .select({ slug: sources.citySlug })
    .from(sources)
    .where(or(eq(sources.url, url), eq(sources.host, host)))
    .orderBy(desc(eq(sources.url, url)))
    .limit(1);
  return source?.slug ?? (await knownCity(deps, DEFAULT_CITY.city, DEFAULT_CITY.state)).slug;
}
