import type { Evidence } from '../../base/types.ts';
import type { TimeMention } from '../../candidates/times/written-times.ts';
import type { Case } from './case.ts';
import { showBeside, shownTime, soleTime } from './confirm.ts';
import { readAs, type Trust } from './readings.ts';
import { isMidnightFiller, type Shown } from './settle.ts';
import type { Election } from './vote.ts';

/** How a start was determined; all but the first are findings. */
export type Outcome =
  | 'as-stated'
  | 'time-from-text'
  | 'time-overruled'
  | 'doors-not-show'
  | 'offset-overruled'
  | 'time-guessed'
  | 'midnight-as-no-time';

export interface Decision {
  trust: Trust;
  /** The time on the page that replaces the stated one, or gives its end. */
  shown: Shown | null;
  proof: Evidence[];
  outcome: Outcome;
}

/** Resolves one event: first by the page's proof, then by the rule for similar events (`election`). */
export function decide(one: Case, election: Election): Decision {
  const { confirmation, stated, sighting } = one;
  if (stated.time === undefined) return complete(one, false);
  const filler = isMidnightFiller(stated, sighting.end, stated.midnightIsMeant);
  // Midnight is a time if the page says so, or if its instant is a different hour at the place.
  // From midnight to a minute before midnight is a day, also where software prints both.
  const isDay = filler && stated.time === '00:00' && sighting.end?.time === '23:59';
  const provenTime =
    confirmation !== null && !isDay && !(filler && confirmation.trust === 'written' && confirmation.time === null);
  if (confirmation && provenTime) return byConfirmation(one, confirmation);
  if (filler && (election.trust === 'written' || election.midnightsOnly)) return complete(one, true);
  const sole = soleTime(stated.date, one.cards);
  if (sole && !stated.zone && election.by !== 'vote')
    return overrule(one, 'written', sole.time, [sole.date, sole.time], 'time-overruled');
  return { trust: election.trust, shown: null, proof: [], outcome: outcomeOf(one, election) };
}

function byConfirmation(one: Case, { trust, time, mentions, dated }: NonNullable<Case['confirmation']>): Decision {
  const show = time?.role === 'doors' ? showBeside(time, one.cards) : null;
  if (show)
    return overrule(one, trust, show, [...mentions.filter((mention) => mention !== time), show], 'doors-not-show');
  const proof = one.proofOf(mentions);
  const outcome = trust === naive(one) ? 'as-stated' : 'offset-overruled';
  if (!time) return { trust, shown: null, proof, outcome };
  // `8:00` without am or pm confirms a reading; the hour comes from that reading.
  const from = readAs(one.stated, trust, one.place.zone).time ?? time.from;
  return {
    trust,
    shown: { time: { ...time, from }, evidence: proof, withEnd: dated || !one.sighting.end },
    proof,
    outcome,
  };
}

/** A date without a time; the page may show one. */
function complete(one: Case, filler: boolean): Decision {
  const found = shownTime(one.stated.date, one.cards);
  if (found && !(filler && found.time.from === '00:00'))
    return overrule(one, 'written', found.time, found.date ? [found.date, found.time] : [found.time], 'time-from-text');
  return { trust: 'written', shown: null, proof: [], outcome: filler ? 'midnight-as-no-time' : 'as-stated' };
}

function overrule(
  one: Case,
  trust: Trust,
  time: TimeMention,
  mentions: Parameters<Case['proofOf']>[0],
  outcome: Outcome,
): Decision {
  const proof = one.proofOf(mentions);
  return { trust, shown: { time, evidence: proof, withEnd: true }, proof, outcome };
}

function outcomeOf(one: Case, { by, trust }: Election): Outcome {
  if (by === 'guess') return 'time-guessed';
  return by === 'vote' && trust !== naive(one) ? 'offset-overruled' : 'as-stated';
}

/** The result of trusting the stated offset. */
function naive({ situation }: Case): Trust {
  return situation === 'plain' || situation === 'right' || situation === 'elsewhere' ? 'written' : 'offset';
}
