import { type MessageCode, say } from '@marquee/kernel';
import { finding } from '../../base/findings.ts';
import type { EventStatus, Field, Finding, LocalMoment } from '../../base/types.ts';
import { means } from '../../candidates/days/resolve-date.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import { dateOf, timeOf } from '../../candidates/times/local.ts';
import { isSkipped } from '../../candidates/times/zone.ts';
import { titlePlaces } from '../../document/html/title-places.ts';
import type { Page } from '../../document/page.ts';
import type { Doubt } from '../doubt/doubts.ts';
import { type Case, openCase } from './case.ts';
import { decide, type Outcome } from './decide.ts';
import type { PlaceZone } from './readings.ts';
import { type EndFault, type Settled, settle } from './settle.ts';
import { statusShown } from './status-shown.ts';
import { type TitleCards, titleCardsOf } from './title-cards.ts';
import { elect } from './vote.ts';

export interface Reconciled extends Settled {
  place: PlaceZone;
  /** What the page shows beside data that says nothing else. */
  status: Field<EventStatus> | null;
  /** What contradicts its day, as a sentence. */
  doubt: Doubt | null;
}

/**
 * Time truth (spec: BEY-02). Converts the times that a document states to wall times at the event's place:
 * 1. the visible text next to the event's title decides between the readings of a stated time, and completes a bare date;
 * 2. events without such proof follow those of the same document whose offsets have the same relation to their place;
 * 3. without any proof, the rule for that situation applies (see `elect`).
 * Feeds show no text: for them only 2 and 3 apply.
 * @returns one result per sighting, in order
 */
export function reconcile(page: Page, sightings: readonly Sighting[]): { times: Reconciled[]; findings: Finding[] } {
  const doubted = sightings.some(({ start }) => !start.isVisible);
  const titleCards = doubted && page.format === 'html' ? titleCardsOfPage(page, sightings) : null;
  const cases = sightings.map((sighting) => openCase(sighting, titleCards, page.hints));
  const alike = Map.groupBy(cases, (one) => one.situation);
  const elections = new Map([...alike].map(([situation, ballots]) => [situation, elect(situation, ballots)]));

  const outcomes: Array<{ outcome: Outcome; one: Case }> = [];
  const findings: Finding[] = [];
  const times = cases.map((one) => {
    const decided = decide(one, elections.get(one.situation) ?? elect(one.situation, [one]));
    outcomes.push({ outcome: decided.outcome, one });
    const settled = settle(one.sighting, decided.trust, one.place, decided.shown, decided.proof);
    if (settled.endFault)
      findings.push(
        finding(
          settled.endFault === 'day-after' ? 'end-day-late' : 'end-before-start',
          say(END_FAULTS[settled.endFault], { title: one.sighting.title.value }),
          one.sighting.end?.evidence.locator,
        ),
      );
    if (isNeverShown(settled.start.value, one.place.zone)) {
      findings.push(
        finding(
          'skipped-hour',
          say('document.skippedHour', { title: one.sighting.title.value }),
          one.sighting.start.evidence.locator,
        ),
      );
    }
    return {
      ...settled,
      place: one.place,
      status: titleCards && statusShown(one, titleCards),
      doubt: settled.endFault === 'day-before' ? 'doubt.endsDayBeforeBegins' : doubtShown(one, settled),
    };
  });
  return { times, findings: [...summaries(outcomes), ...findings] };
}

/** All days that the page writes in an event's own text are one other day than that of its data. */
function doubtShown({ sighting, cards }: Case, { start }: Settled): Doubt | null {
  if (sighting.start.isVisible || sighting.recurrence || cards.some(({ bounded }) => !bounded)) return null;
  const shown = cards.flatMap(({ dates }) => dates);
  const [first] = shown;
  if (!first || first.until || (first.year === undefined && first.weekday === undefined)) return null;
  const isOne = shown.every(({ month, day, until }) => month === first.month && day === first.day && !until);
  const isItsDay = shown.some(
    (mention) => means(mention, dateOf(start.value)) || mention.day === Number(sighting.start.date.slice(8)),
  );
  return isOne && !isItsDay ? 'doubt.pageWritesAnotherDayThan' : null;
}

function titleCardsOfPage(page: Page, sightings: readonly Sighting[]): TitleCards {
  const events = sightings.map(({ title, url }) => ({ title: title.value, url: url?.value }));
  const visible = page.visible();
  return titleCardsOf(
    visible,
    page.url,
    titlePlaces(visible, events, (url) => page.linksTo(url)),
  );
}

function isNeverShown(start: LocalMoment, zone: string): boolean {
  return timeOf(start) !== undefined && isSkipped(start, zone);
}

const END_FAULTS = {
  before: 'document.endsBefore',
  'day-before': 'document.endsBefore',
  'day-after': 'document.endsNextDay',
} as const satisfies Record<EndFault, MessageCode>;

const TOLD = {
  'time-from-text': 'document.timeFromText',
  'time-overruled': 'document.timeOverruled',
  'offset-overruled': 'document.offsetOverruled',
  'doors-not-show': 'document.doorsNotShow',
  'time-guessed': 'document.timeGuessed',
  'midnight-as-no-time': 'document.midnight',
} as const satisfies Record<Exclude<Outcome, 'as-stated'>, MessageCode>;

/** One finding per kind, with its count: a page of 200 events reports it once. */
function summaries(outcomes: ReadonlyArray<{ outcome: Outcome; one: Case }>): Finding[] {
  const findings: Finding[] = [];
  for (const [outcome, group] of Map.groupBy(outcomes, (entry) => entry.outcome)) {
    if (outcome === 'as-stated') continue;
    findings.push(
      finding(
        outcome,
        say(TOLD[outcome], { n: group.length, n2: outcomes.length }),
        group[0]?.one.sighting.start.evidence.locator,
      ),
    );
  }
  return findings;
}
