import type { CitySources } from '@marquee/contract';
import { coverageText } from '../../messages/coverage.ts';
import { grouped } from '../../messages/dates.ts';
import { shortDate } from '../events/local-time.ts';
import { localNow } from '../events/zones.ts';

type Source = CitySources['sources'][number];
type Estimate = CitySources['all'];

/** The standings in the order in which they are shown; what is silent is no longer read. */
const STANDINGS = ['lists', 'empty', 'failing', 'new', 'lost', 'closed'] as const;

/** The sources by standing, without empty groups. */
export function groupsOfSources(sources: readonly Source[]) {
  return STANDINGS.map((standing) => ({
    standing,
    sources: sources.filter((source) => source.standing === standing),
  })).filter((group) => group.sources.length > 0);
}

/** What is said of a share: in a sentence, and in a few words beside a name. */
function wordsOf({ share }: Estimate) {
  if (share === null) return ['coverage.unknown', 'coverage.noShare'] as const;
  if (share === 0) return ['coverage.none', 'coverage.nothing'] as const;
  return share === 1 ? (['coverage.all', 'coverage.nothingMissing'] as const) : null;
}

const percentOf = (share: number | null) => ({ percent: Math.round((share ?? 0) * 100) });

export function shareSentence(estimate: Estimate): string {
  const [sentence] = wordsOf(estimate) ?? [];
  return sentence ? coverageText(sentence) : coverageText('coverage.share', percentOf(estimate.share));
}

export function shareWords(estimate: Estimate): string {
  const [, words] = wordsOf(estimate) ?? [];
  return words ? coverageText(words) : coverageText('coverage.about', percentOf(estimate.share));
}

export function kindWords({ events, sources, lost, lostEvents, places }: Estimate): string {
  return [
    coverageText('coverage.kind', { events, sources }),
    ...(lost > 0 ? [coverageText('coverage.kindLost', { n: lost, events: lostEvents })] : []),
    ...(places > 0 ? [coverageText('coverage.kindPlaces', { n: places })] : []),
  ].join(' · ');
}

export function estimateWords({ typical }: CitySources): string[] {
  return [
    coverageText('coverage.estimateLost'),
    typical === null
      ? coverageText('coverage.estimateUntypical')
      : coverageText('coverage.estimateTypical', { n: typical }),
    coverageText('coverage.estimateLimits'),
  ];
}

/** How many events, or what it listed once; empty if neither is known. */
export function yieldWords({ events, listed }: Source): string {
  if (events !== null && events > 0) return coverageText('coverage.gave', { n: events });
  return listed === null ? '' : coverageText('coverage.listed', { n: listed });
}

/** When it answered, or since when it does not: days where the city is. */
export function answerWords({ standing, answeredAt, silentSince }: Source, timezone: string): string {
  const day = (at: string) => shortDate(localNow(timezone, new Date(at)).slice(0, 10));
  const isSilent = standing === 'lost' || standing === 'failing';
  if (isSilent && silentSince !== null) return coverageText('coverage.since', { day: day(silentSince) });
  if (standing === 'empty' && silentSince !== null)
    return coverageText('coverage.emptySince', { day: day(silentSince) });
  if (answeredAt === null) return standing === 'new' || standing === 'closed' ? '' : coverageText('coverage.never');
  return coverageText('coverage.answered', { day: day(answeredAt) });
}

/** How many events the file of the night has, how large it is, and of which day. */
export function fileWords({ events, bytes, night }: NonNullable<CitySources['dataset']>): string {
  const size = `${grouped(Math.ceil(bytes / 1_000))} KB`;
  return coverageText('coverage.dataFile', { events, size, day: shortDate(night) });
}

/** Where programs read its terms. */
export const termsPath = ({ path }: NonNullable<CitySources['dataset']>): string =>
  path.replace('/events.jsonl.gz', '/dataset');
