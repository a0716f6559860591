import { finding } from '../findings.ts';
import type { Page } from '../page.ts';
import type { Sighting } from '../sighting.ts';
import type { Evidence, Finding, Hints, LocalMoment } from '../types.ts';
import { describedCard } from './described.ts';
import { judge, showBeside, shownTime, soleTime, type Verdict } from './judge.ts';
import { timeOf } from './local.ts';
import { candidatesOf, type PlaceZone, placeZoneOf, type Situation, situationOf, type Trust } from './readings.ts';
import { isMidnightFiller, type Settled, type Shown, settle, stretches } from './settle.ts';
import { titlePlaces } from './title-places.ts';
import { type Ballot, type Election, elect } from './vote.ts';
import { type Card, type Witnesses, witnessesOf } from './witnesses.ts';
import type { DateMention } from './written-dates.ts';
import type { TimeMention } from './written-times.ts';
import { isSkipped } from './zone.ts';

/** One sighting on its way: what it claims, where it is, what the page says about it. */
interface Case extends Ballot {
  sighting: Sighting;
  /** What the page shows around its title, or its description says. */
  cards: readonly Card[];
  evidence(mention: { start: number; end: number }): Evidence;
  verdict: Verdict | null;
}

/** How a start was arrived at, counted into findings. */
type Outcome =
  | 'as-stated'
  | 'time-from-text'
  | 'time-overruled'
  | 'offset-overruled'
  | 'doors-not-show'
  | 'time-guessed'
  | 'midnight-as-no-time';

export interface Reconciled extends Settled {
  place: PlaceZone;
}

/**
 * Time truth (spec: BEY-02). Turns the times that a document claims into wall times at the event's place:
 * 1. what the visible text shows beside the event's title decides between the readings of a stated time, and completes a bare date;
 * 2. events without such proof follow those of the same document whose offsets stand in the same way to their place;
 * 3. where nothing is proved, the rule of that situation (see `elect`).
 * Feeds show no text: for them only 2 and 3 apply.
 * @returns one result per sighting, in order
 */
export function reconcile(page: Page, sightings: readonly Sighting[]): { times: Reconciled[]; findings: Finding[] } {
  const witnesses = page.format === 'html' ? witnessesOfPage(page, sightings) : null;
  const cases = sightings.map((sighting) => openCase(sighting, witnesses, page.hints));
  const elections = new Map<Situation, Election>();
  for (const [situation, ballots] of Map.groupBy(cases, (one) => one.situation))
    elections.set(situation, elect(situation, ballots));

  const outcomes: Array<{ outcome: Outcome; one: Case }> = [];
  const findings: Finding[] = [];
  const times = cases.map((one) => {
    const decided = decide(one, elections.get(one.situation) ?? { trust: 'written', by: 'rule' });
    outcomes.push({ outcome: decided.outcome, one });
    const settled = settle(one.sighting, decided.trust, one.place, decided.shown, decided.proof);
    if (settled.endBeforeStart)
      findings.push(
        finding(
          'end-before-start',
          `“${one.sighting.title.value}” ends before it starts; the end was left out.`,
          one.sighting.end?.evidence.locator,
        ),
      );
    if (isNeverShown(settled.start.value, one.place.zone)) {
      findings.push(
        finding(
          'skipped-hour',
          `“${one.sighting.title.value}” starts in the hour that clocks skip in spring.`,
          one.sighting.start.evidence.locator,
        ),
      );
    }
    return { ...settled, place: one.place };
  });
  return { times, findings: [...summaries(outcomes), ...findings] };
}

function witnessesOfPage(page: Page, sightings: readonly Sighting[]): Witnesses {
  const events = sightings.map(({ title, url }) => ({ title: title.value, url: url?.value }));
  const visible = page.visible();
  return witnessesOf(
    visible,
    page.url,
    titlePlaces(visible, events, (url) => page.linksTo(url)),
  );
}

function openCase(sighting: Sighting, witnesses: Witnesses | null, hints: Hints): Case {
  const place = placeZoneOf(sighting, hints);
  const situation = situationOf(sighting.start, place);
  const candidates = candidatesOf(sighting.start, place.zone);
  const onPage = witnesses?.cardsOf(sighting.title.value) ?? [];
  // Where the page shows no time beside it, an event's own description may name one.
  const described = onPage.every((card) => card.times.length === 0) ? describedCard(sighting) : null;
  const cards = described ? [described.card] : onPage;
  const verdict = judge(candidates, cards);
  return {
    sighting,
    stated: sighting.start,
    place,
    situation,
    cards,
    verdict,
    proven: candidates.length > 1 ? (verdict?.trust ?? null) : null,
    evidence: (mention) => (described ?? witnesses)?.evidence(mention) ?? sighting.start.evidence,
  };
}

function isNeverShown(start: LocalMoment, zone: string): boolean {
  return timeOf(start) !== undefined && isSkipped(start, zone);
}

interface Decision {
  trust: Trust;
  shown: Shown | null;
  proof: Evidence[];
  outcome: Outcome;
}

function decide(one: Case, election: Election): Decision {
  const { verdict, stated, sighting } = one;
  const filler = isMidnightFiller(stated, sighting.end, stated.midnightIsMeant);
  if (stated.time === undefined || (filler && verdict?.time?.from !== '00:00')) return complete(one, filler);
  const show = verdict?.time?.doors ? showBeside(verdict.time, one.cards) : null;
  if (verdict && show) {
    const proof = proofOf(one, [...verdict.mentions.filter((mention) => mention !== verdict.time), show]);
    return {
      trust: verdict.trust,
      shown: { time: show, evidence: proof, withEnd: true },
      proof,
      outcome: 'doors-not-show',
    };
  }
  if (verdict) {
    const proof = proofOf(one, verdict.mentions);
    const shown = verdict.time
      ? {
          time: { ...verdict.time, from: timeRead(one, verdict.trust) },
          evidence: proof,
          withEnd: verdict.dated || !sighting.end,
        }
      : null;
    return {
      trust: verdict.trust,
      shown,
      proof,
      outcome: verdict.trust === naive(one) ? 'as-stated' : 'offset-overruled',
    };
  }
  const sole = soleTime(stated.date, one.cards);
  if (sole && !stated.zone && election.by !== 'vote') {
    const proof = proofOf(one, [sole.date, sole.time]);
    return {
      trust: 'written',
      shown: { time: sole.time, evidence: proof, withEnd: true },
      proof,
      outcome: 'time-overruled',
    };
  }
  const outcome =
    election.by === 'guess'
      ? 'time-guessed'
      : election.by === 'vote' && election.trust !== naive(one)
        ? 'offset-overruled'
        : 'as-stated';
  return { trust: election.trust, shown: null, proof: [], outcome };
}

/** A date without a time: the page may show one. */
function complete(one: Case, filler: boolean): Decision {
  const found = shownTime(one.stated.date, one.cards);
  if (!found)
    return { trust: 'written', shown: null, proof: [], outcome: filler ? 'midnight-as-no-time' : 'as-stated' };
  const proof = proofOf(one, found.date ? [found.date, found.time] : [found.time]);
  return {
    trust: 'written',
    shown: { time: found.time, evidence: proof, withEnd: true },
    proof,
    outcome: 'time-from-text',
  };
}

function timeRead(one: Case, trust: Trust): string {
  const candidate = candidatesOf(one.stated, one.place.zone).find((known) => known.trust === trust);
  return candidate?.time ?? one.stated.time ?? '';
}

/** What believing the offset at its word would give. */
function naive(one: Case): Trust {
  return one.situation === 'plain' || one.situation === 'right' || one.situation === 'elsewhere' ? 'written' : 'offset';
}

function proofOf(one: Case, mentions: ReadonlyArray<DateMention | TimeMention>): Evidence[] {
  return stretches(mentions).map((stretch) => one.evidence(stretch));
}

const SENTENCES: Record<Exclude<Outcome, 'as-stated'>, (count: number, of: number) => string> = {
  'time-from-text': (n, of) => `${n} of ${of} events carry a date alone; their times were taken from the visible text.`,
  'time-overruled': (n, of) =>
    `${n} of ${of} times differ from the only time the visible text gives for that day; the visible text was followed.`,
  'offset-overruled': (n, of) =>
    `The visible text shows that the UTC offsets of ${n} of ${of} times are wrong; they were not followed.`,
  'doors-not-show': (n, of) =>
    `${n} of ${of} times are those of the doors; the times of the shows were taken from the visible text.`,
  'time-guessed': (n, of) =>
    `Nothing on the page confirms ${n} of ${of} times, and their UTC offsets do not fit the place; the likelier reading was taken.`,
  'midnight-as-no-time': (n, of) =>
    `${n} of ${of} events begin at midnight and nothing else says so; the date alone was taken.`,
};

/** One finding per kind, with its number: a page of 200 events says it once. */
function summaries(outcomes: ReadonlyArray<{ outcome: Outcome; one: Case }>): Finding[] {
  const findings: Finding[] = [];
  for (const [outcome, group] of Map.groupBy(outcomes, (entry) => entry.outcome)) {
    if (outcome === 'as-stated') continue;
    findings.push(
      finding(
        outcome,
        SENTENCES[outcome](group.length, outcomes.length),
        group[0]?.one.sighting.start.evidence.locator,
      ),
    );
  }
  return findings;
}
