import { type Endpoints, LOOK_SAMPLES, type ToldOf, type ToldSourceRecord } from '@marquee/contract';
import { atomically } from '@marquee/db';
import type { Hints } from '@marquee/extraction';
import { checkUrl } from '@marquee/fetching';
import { type Caller, type LocalDate, type Message, Reject, say, together } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { knownCity } from '../cities/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { dateOf, localOf } from '../places/index.ts';
import {
  addressKey,
  bareHost,
  type KnownAddress,
  knownAddress,
  refusalOf,
  saysKnown,
  sourcesOfSite,
  yieldsNothing,
} from '../sources/index.ts';
import { webAddress } from '../web-address.ts';
import type { LookedPage, SiteLook } from './check-site.ts';
import { adviceAbout, holdsOf, shownPath, whyUnread } from './look-words.ts';
import { sharedEvents } from './shared-events.ts';

/** The part of the engine that reaches the outside. */
interface SiteLooker {
  lookAtSite(asked: { url: string; hints: Hints }): Promise<SiteLook>;
}

type Deps = ChangeDeps & { engine: SiteLooker; publicOrigin: string };
type Look = ToldOf<Endpoints['lookAtSource']>;
type Ending = Partial<Look> & Pick<Look, 'outcome' | 'says' | 'advice'>;

/** Two lists are the same if this share of one is on the other. */
const SAME_SHARE = 0.8;

/**
 * Looks at an address before it becomes a source, by at most SITE_PAGES documents, as discovery would: whether it is known, which of its pages lists
 * events, and if none does, why. Adds nothing and stores only who asked.
 * Throws Reject: 404 for an unknown city, 409 during the emergency shutdown.
 */
export async function lookAtSource(
  deps: Deps,
  caller: Caller,
  asked: { url: string; city: string; state: string },
): Promise<Look> {
  const address = webAddress(asked.url);
  const city = await knownCity(deps, asked.city, asked.state);
  const verdict = checkUrl(address, { ownHosts: [new URL(deps.publicOrigin).hostname] });
  if (!verdict.ok) return lookOf(address, refusedAddress(address, verdict));
  const url = verdict.url.href;
  const refusal = await refusalOf(deps, url);
  if (refusal) return lookOf(url, noUse(refusal));
  const known = await knownAddress(deps, url);
  if (known && !yieldsNothing(known.source)) return lookOf(url, isKnown(known.source, saysKnown(known, url)));
  await noteLook(deps, caller, url);
  const today = dateOf(localOf(deps.clock.now(), city.timezone));
  const hints = { today, timezone: city.timezone, city: city.name, state: city.state };
  const site = await deps.engine.lookAtSite({ url, hints });
  const ending = await judged(deps, { url, known, today }, site);
  return { ...lookOf(url, ending), pages: pagesOf(site, verdict.url.host) };
}

function lookOf(url: string, ending: Ending): Look {
  return { url, pages: [], proposal: null, known: null, anyway: null, ...ending };
}

function refusedAddress(address: string, verdict: Parameters<typeof whyUnread>[0]): Ending {
  const says = say('look.refused', { url: address, why: whyUnread(verdict, '') });
  return { outcome: 'refused', says, advice: say('look.advicePublic') };
}

/** Nothing that the administrator does would help. */
function noUse(says: Message): Ending {
  return { outcome: 'refused', says, advice: say('look.adviceNone') };
}

function isKnown(source: ToldSourceRecord, says: Message): Ending {
  return { outcome: 'known', says, advice: say('look.adviceKnown'), known: source };
}

/** Who looks at what is stored before anything is fetched. Throws Reject 409 during the emergency shutdown. */
async function noteLook(deps: Deps, caller: Caller, url: string): Promise<void> {
  const permission = await isAllowed(deps, null, null);
  if (!permission.allowed)
    throw new Reject(409, 'switched-off', say('reply.noSiteCanCheckedNow', { why: permission.because }));
  await atomically(deps.db, [
    auditEntry(deps, caller, { action: 'site.test', subject: `page:${url}`, before: null, after: { url } }),
  ]);
}

function pagesOf({ looked }: SiteLook, host: string): Look['pages'] {
  return looked.map((one) => ({
    url: one.url,
    says: say('look.page', { path: shownPath(one.url, host), holds: holdsOf(one) }),
  }));
}

/** The address that is looked at, and the source that has it although it yields nothing. */
interface Looked {
  url: string;
  known: KnownAddress | null;
  today: LocalDate;
}

async function judged(deps: Deps, { url, known, today }: Looked, site: SiteLook): Promise<Ending> {
  const { check, looked } = site;
  const empty = known && saysEmpty(known.source, saysKnown(known, url));
  const best = looked.find((one) => 'page' in one && one.page.url === check.sourceUrl);
  if (check.sourceUrl === null || !best || !('page' in best))
    return known && empty ? isKnown(known.source, empty) : withoutPage(site, url);
  const { sourceUrl } = check;
  const notThere = sourceUrl === url ? null : await refusalOf(deps, sourceUrl);
  if (notThere) return noUse(notThere);
  const other = addressKey(sourceUrl) === addressKey(url) ? known : await knownAddress(deps, sourceUrl);
  if (other) {
    const says = empty && other === known ? empty : saysKnown(other, sourceUrl);
    return isKnown(other.source, together(leadsTo(url, sourceUrl), says));
  }
  return proposal(deps, { url, known, today }, { best, sourceUrl, isDoubtful: check.verdict === 'may-publish' });
}

/** The page that lists events, beside what the site's own sources list already. */
async function proposal(
  deps: Deps,
  { url, known, today }: Looked,
  {
    best,
    sourceUrl,
    isDoubtful,
  }: { best: Extract<LookedPage, { page: unknown }>; sourceUrl: string; isDoubtful: boolean },
): Promise<Ending> {
  const { signs } = best.page;
  const path = shownPath(sourceUrl, new URL(url).host);
  const site = (await sourcesOfSite(deps, bareHost(sourceUrl))).filter(({ status }) => status === 'active');
  const moves = known?.source ?? site.find(yieldsNothing) ?? null;
  const same = moves ? null : await sharedEvents(deps, site, signs.ahead);
  if (same && same.shared >= signs.ahead.length * SAME_SHARE) {
    const { name, url: at } = same.source;
    return isKnown(same.source, say('look.sameEvents', { n: same.shared, path, source: name, url: at }));
  }
  return {
    outcome: isDoubtful ? 'doubtful' : 'proposal',
    says: together(leadsTo(url, sourceUrl), say('look.page', { path, holds: holdsOf(best) })),
    advice: adviceFor(),
    proposal: {
      url: sourceUrl,
      upcoming: signs.upcoming,
      samples: signs.ahead.filter(({ start }) => start >= today).slice(0, LOOK_SAMPLES),
      moves,
    },
  };

  function adviceFor(): Message {
    if (moves) return say('look.adviceMove', { source: moves.name, url: moves.url });
    if (isDoubtful) return say('look.adviceDoubtful');
    const neighbor = same?.source ?? site[0];
    if (neighbor) return say('look.adviceSecond', { source: neighbor.name, n: same?.shared ?? 0, n2: signs.upcoming });
    return say(sourceUrl === url ? 'look.adviceAdd' : 'look.adviceListing');
  }
}

/** Said where an address leads to another site. */
function leadsTo(url: string, to: string): Message | null {
  return bareHost(url) === bareHost(to) ? null : say('look.leadsTo', { url, to });
}

function saysEmpty(source: ToldSourceRecord, known: Message): Message {
  return say('look.yieldsNothing', { known, why: source.healthDetail ?? say('progress.noReason') });
}

/** None of the pages is to be read: why, of one that lists events that are over, else of the address that was given. */
function withoutPage({ check, looked }: SiteLook, url: string): Ending {
  const [first] = looked;
  if (!first) throw new RangeError('a look has at least one document');
  const { host } = new URL(url);
  if (!looked.some((one) => 'page' in one) && 'failure' in first) {
    const { advice, mayAdd } = adviceAbout(first.failure);
    const says = say('look.refused', { url, why: holdsOf(first) });
    return { outcome: 'refused', says, advice, anyway: mayAdd ? url : null };
  }
  const seen = looked.flatMap((one) => ('page' in one ? [one.page.signs] : []));
  const listed = Math.max(...seen.map(({ upcoming }) => upcoming));
  if (check.verdict === 'elsewhere') {
    const n = Math.max(...seen.map(({ elsewhere }) => elsewhere));
    return { outcome: 'refused', says: say('look.elsewhere', { n, n2: listed }), advice: say('look.adviceNone') };
  }
  if (check.verdict === 'other-language') {
    const says = say('look.otherLanguage', { language: check.language ?? '?' });
    return { outcome: 'refused', says, advice: say('look.adviceNone'), anyway: url };
  }
  const near = looked.find((one) => 'page' in one && one.page.signs.past > 0) ?? first;
  const why = { path: shownPath(near.url, host), why: holdsOf(near) };
  const says =
    looked.length === 1 ? say('look.none', why) : say('look.noneOfPages', { n: looked.length, host, ...why });
  const isGone = 'failure' in near || near.page.signs.isMissing || check.verdict === 'parked';
  return isGone
    ? { outcome: 'refused', says, advice: say('look.adviceGone') }
    : { outcome: 'refused', says, advice: say('look.adviceNothing'), anyway: near.url };
}
