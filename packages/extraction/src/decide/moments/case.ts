import type { Evidence, Hints } from '../../base/types.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { type Confirmation, confirm } from './confirm.ts';
import { describedCard } from './described.ts';
import { candidatesOf, placeZoneOf, situationOf } from './readings.ts';
import { stretches } from './settle.ts';
import type { Card, TitleCards } from './title-cards.ts';
import type { Ballot } from './vote.ts';

/** One sighting while its times are resolved: its claims, its place, and the page's text about it. */
export interface Case extends Ballot {
  sighting: Sighting;
  /** Times and dates around its title on the page, or in its description. */
  cards: readonly Card[];
  confirmation: Confirmation | null;
  /** Evidence for words in the cards. */
  proofOf(mentions: readonly Stretch[]): Evidence[];
}

/** @param titleCards null for feeds, which show no text */
export function openCase(sighting: Sighting, titleCards: TitleCards | null, hints: Hints): Case {
  const place = placeZoneOf(sighting, hints);
  const { isVisible } = sighting.start;
  const onPage = isVisible ? [] : (titleCards?.cardsOf(sighting.title.value) ?? []);
  // If the page shows no time with the event, its own description may state one.
  const described = !isVisible && onPage.every((card) => card.times.length === 0) ? describedCard(sighting) : null;
  const cards = described ? [described.card] : onPage;
  // Without a card no reading can be confirmed, and the others need not be computed.
  const candidates = cards.length > 0 ? candidatesOf(sighting.start, place.zone) : [];
  const confirmation = confirm(candidates, cards);
  return {
    sighting,
    stated: sighting.start,
    place,
    situation: situationOf(sighting.start, place),
    cards,
    confirmation,
    proven: candidates.length > 1 ? (confirmation?.trust ?? null) : null,
    proofOf: (mentions) => stretches(mentions).flatMap((stretch) => (described ?? titleCards)?.evidence(stretch) ?? []),
  };
}
