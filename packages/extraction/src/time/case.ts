import type { Sighting } from '../sighting.ts';
import type { Evidence, Hints } from '../types.ts';
import { describedCard } from './described.ts';
import { judge, type Verdict } from './judge.ts';
import { candidatesOf, placeZoneOf, situationOf } from './readings.ts';
import { stretches } from './settle.ts';
import type { Stretch } from './title-places.ts';
import type { Ballot } from './vote.ts';
import type { Card, Witnesses } from './witnesses.ts';

/** One sighting on its way to its true times: what it claims, where it is, what the page says about it. */
export interface Case extends Ballot {
  sighting: Sighting;
  /** What the page shows around its title, or its description says. */
  cards: readonly Card[];
  verdict: Verdict | null;
  /** Evidence for words of the cards. */
  proofOf(mentions: readonly Stretch[]): Evidence[];
}

/** @param witnesses null for feeds, which show no text */
export function openCase(sighting: Sighting, witnesses: Witnesses | null, hints: Hints): Case {
  const place = placeZoneOf(sighting, hints);
  const { isVisible } = sighting.start;
  const onPage = isVisible ? [] : (witnesses?.cardsOf(sighting.title.value) ?? []);
  // Where the page shows no time beside it, an event's own description may name one.
  const described = !isVisible && onPage.every((card) => card.times.length === 0) ? describedCard(sighting) : null;
  const cards = described ? [described.card] : onPage;
  // Without a card nothing can be proved, and the other readings need not be worked out.
  const candidates = cards.length > 0 ? candidatesOf(sighting.start, place.zone) : [];
  const verdict = judge(candidates, cards);
  return {
    sighting,
    stated: sighting.start,
    place,
    situation: situationOf(sighting.start, place),
    cards,
    verdict,
    proven: candidates.length > 1 ? (verdict?.trust ?? null) : null,
    proofOf: (mentions) => stretches(mentions).flatMap((stretch) => (described ?? witnesses)?.evidence(stretch) ?? []),
  };
}
