import { type Endpoints, LOOK_SAMPLES, type ToldOf, type ToldSourceRecord } from '@marquee/contract';
import { atomically } from '@marquee/db';
import type { Hints } from '@marquee/extraction';
import { checkUrl } from '@marquee/fetching';
import { type Caller, type Message, Reject, say, together } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { knownCity } from '../cities/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { dateOf, localOf } from '../places/index.ts';
import {
  addressKey,
  bareHost,
  knownAddress,
  refusalOf,
  saysKnown,
  sourcesOfSite,
  yieldsNothing,
} from '../sources/index.ts';
import type { SiteLook } from './check-site.ts';
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
  const address = /^[a-z][a-z\d+.-]*:/i.test(asked.url) ? asked.url : `https://${asked.url}`;
  const city = await knownCity(deps, asked.city, asked.state);
  const verdict = checkUrl(address, { ownHosts: [new URL(deps.publicOrigin).hostname] });
  const end = (ending: Ending): Look => ({
    url: verdict.ok ? verdict.url.href : address,
    pages: [],
    proposal: null,
    known: null,
    anyway: null,
    ...ending,
  });
  if (!verdict.ok) {
    const why = whyUnread(verdict, '');
    return end({
      outcome: 'refused',
      says: say('look.refused', { url: address, why }),
      advice: say('look.advicePublic'),
    });
  }
  const url = verdict.url.href;
  const refusal = await refusalOf(deps, url);
  if (refusal) return end({ outcome: 'refused', says: refusal, advice: say('look.adviceNone') });
  const known = await knownAddress(deps, url);
  const isEmpty = known !== null && yieldsNothing(known.source);
  const isKnown = (source: ToldSourceRecord, says: Message, more: Partial<Look> = {}) =>
    end({ outcome: 'known', says, advice: say('look.adviceKnown'), known: source, ...more });
  if (known && !isEmpty) return isKnown(known.source, saysKnown(known, url));

  const permission = await isAllowed(deps, null, null);
  if (!permission.allowed)
    throw new Reject(409, 'switched-off', say('reply.noSiteCanCheckedNow', { why: permission.because }));
  await atomically(deps.db, [
    auditEntry(deps, caller, { action: 'site.test', subject: `page:${url}`, before: null, after: { url } }),
  ]);
  const today = dateOf(localOf(deps.clock.now(), city.timezone));
  const hints = { today, timezone: city.timezone, city: city.name, state: city.state };
  const { check, looked } = await deps.engine.lookAtSite({ url, hints });
  const { host } = verdict.url;
  const pages = looked.map((one) => ({
    url: one.url,
    says: say('look.page', { path: shownPath(one.url, host), holds: holdsOf(one) }),
  }));
  const empty = known && isEmpty ? saysEmpty(known.source, saysKnown(known, url)) : null;

  const best = looked.find((one) => 'page' in one && one.page.url === check.sourceUrl);
  if (check.sourceUrl === null || !best || !('page' in best)) {
    if (empty && known) return isKnown(known.source, empty, { pages });
    return end({ ...withoutPage({ check, looked }, url), pages });
  }
  const { sourceUrl } = check;
  const path = shownPath(sourceUrl, host);
  const { signs } = best.page;
  const other = addressKey(sourceUrl) === addressKey(url) ? known : await knownAddress(deps, sourceUrl);
  const notThere = sourceUrl === url ? null : await refusalOf(deps, sourceUrl);
  if (notThere) return end({ outcome: 'refused', says: notThere, advice: say('look.adviceNone'), pages });
  if (other) {
    const says = empty && other === known ? empty : saysKnown(other, sourceUrl);
    return isKnown(other.source, together(leadsTo(url, sourceUrl), says), { pages });
  }
  const site = (await sourcesOfSite(deps, bareHost(sourceUrl))).filter(({ status }) => status === 'active');
  const moves = (known && isEmpty ? known.source : site.find(yieldsNothing)) ?? null;
  const same = moves ? null : await sharedEvents(deps, site, signs.ahead);
  if (same && same.shared >= signs.ahead.length * SAME_SHARE) {
    const { name, url: at } = same.source;
    return isKnown(same.source, say('look.sameEvents', { n: same.shared, path, source: name, url: at }), { pages });
  }
  const [neighbor] = same ? [same.source] : site;
  const advice = moves
    ? say('look.adviceMove', { source: moves.name, url: moves.url })
    : check.verdict === 'may-publish'
      ? say('look.adviceDoubtful')
      : neighbor
        ? say('look.adviceSecond', { source: neighbor.name, n: same?.shared ?? 0, n2: signs.upcoming })
        : say(sourceUrl === url ? 'look.adviceAdd' : 'look.adviceListing');
  const says = together(leadsTo(url, sourceUrl), say('look.page', { path, holds: holdsOf(best) }));
  const samples = signs.ahead.filter(({ start }) => start >= today).slice(0, LOOK_SAMPLES);
  return end({
    outcome: check.verdict === 'may-publish' ? 'doubtful' : 'proposal',
    says,
    advice,
    pages,
    proposal: { url: sourceUrl, upcoming: signs.upcoming, samples, moves },
  });
}

/** Said where an address leads to another site. */
function leadsTo(url: string, to: string): Message | null {
  return bareHost(url) === bareHost(to) ? null : say('look.leadsTo', { url, to });
}

function saysEmpty(source: ToldSourceRecord, known: Message): Message {
  return say('look.yieldsNothing', { known, why: source.healthDetail ?? say('progress.noReason') });
}

/** None of the pages is to be read: why, of the address that was given. */
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
  const why = { path: shownPath(first.url, host), why: holdsOf(first) };
  const says =
    looked.length === 1 ? say('look.none', why) : say('look.noneOfPages', { n: looked.length, host, ...why });
  const isGone = seen[0]?.isMissing === true || check.verdict === 'parked' || 'failure' in first;
  return isGone
    ? { outcome: 'refused', says, advice: say('look.adviceGone') }
    : { outcome: 'refused', says, advice: say('look.adviceNothing'), anyway: url };
}
