import type { Event } from '@marquee/contract';
import { type CityRow, findCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { saidBest } from './best.ts';
import { choose } from './choose.ts';
import { matchedWords, soughtWords, wordsHad, wordsKept } from './matching/matched-words.ts';
import { hasMood } from './matching/moods.ts';
import { afterEvents, afterNothing } from './next-steps.ts';
import { coveredNear } from './place-of.ts';
import { isTopical } from './reading/topic-lexicon.ts';
import { hasTopic, NO_WISH, type Wish } from './reading/wish.ts';
import { senseOf } from './reading/words-of.ts';
import { type GivenUp, keptOf, relaxed } from './relax.ts';
import type { Said, Sought } from './said.ts';
import { eventsOf, type Found, isOf, type Kept, type Place } from './tools.ts';
import type { Where, Words } from './words/words.ts';

/** Events that are looked through for less than what was asked. */
const WIDER = 30;

/** Looks for events, with less asked for if there are none: at most four times more. */
export async function find(deps: ReadDeps, sought: Sought): Promise<Said> {
  const { wish, place, today, words, ask } = sought;
  const kept: Kept = new Map();
  const first = await eventsOf(deps, place, wish, { ...sought, kept });
  if (first.events.length > 0) return (wish.best && saidBest(sought, first)) || saidFound(sought, first);
  // Words of which nothing is known are not said again.
  const told = wish.words === undefined ? wish : { ...wish, words: knownOf(wish.words) };
  if (first.city.status !== 'live' && first.nearby.length === 0) return notCovered(deps, sought, first);
  // "Those were all" is true only where there were some: what was shown may have been of other days.
  const had = async () =>
    ask.kind !== 'find' && (await eventsOf(deps, place, wish, { ...sought, beyond: {}, kept })).events.length > 0;
  for (const step of relaxed(wish, today)) {
    const found = await eventsOf(deps, place, step.wish, { ...sought, kept, most: WIDER });
    if (found.events.length === 0) continue;
    const { wish: wider, givenUp, events } = keptOf(wish, step, found.events);
    return saidWider(sought, { ...found, events: [...events] }, { wider, givenUp, asked: told, isMore: await had() });
  }
  const { mostDollars: _, after: __, before: ___, ...wide } = told;
  const none = words.describe({ wish: wide, place: place.city, today });
  return { ...nothing(wish, words), sentences: (await had()) ? words.noMore(none) : words.none(none) };
}

function saidFound({ wish, words, ask, place, today }: Sought, { events, total, isMany, nearby }: Found): Said {
  const chosen = choose(events, wish, place);
  const { moods: felt, ...plain } = wish;
  const isFelt = felt !== undefined && chosen.every((event) => hasMood(event, felt));
  const had = isFelt ? wish : plain;
  const told = wish.words === undefined ? had : { ...had, words: wordsHad(chosen, wish.words) || undefined };
  const what = words.describe({ wish: told, place: place.city, today, where: whereOf(chosen, place) });
  const moods = wish.moods ?? [];
  const missing = unsaidIn(chosen, wish.words);
  const unfelt = moods.length > 0 && !chosen.some((event) => hasMood(event, moods));
  const unsaid = [
    ...(missing.length > 0 ? [words.unsaid(missing, chosen.length)] : []),
    ...(unfelt ? [words.unfelt(moods, chosen.length)] : []),
  ]
    .map((sentence) => ` ${sentence}`)
    .join('');
  const isVague = wish.categories.length === 0 && wish.words === undefined && wish.from === undefined;
  const isLively =
    chosen.length === 3 &&
    (wish.party !== undefined ||
      chosen.some(({ categories }) => categories.includes('Music') || categories.includes('Nightlife')));
  return {
    ...afterEvents(wish, words, chosen),
    sentences:
      ask.kind === 'find'
        ? words.found(what, chosen.length, isMany ? Number.POSITIVE_INFINITY : total).map((said) => said + unsaid)
        : words.again(chosen.length),
    emotion: isLively ? 'excited' : isVague ? 'curious' : 'thoughtful',
    events: chosen,
    nearby,
    wish,
    hasListing: ask.kind === 'find',
  };
}

/** Words that were all asked for and that none of some events has, nor what means the same. */
function unsaidIn(events: readonly Event[], words = ''): string[] {
  if (words === '' || words.includes(' or ')) return [];
  return soughtWords(words).filter(
    (word) => senseOf(word) !== 'idle' && !events.some((event) => matchedWords(event, word) !== null),
  );
}

function saidWider(
  { words, wish, place, today }: Sought,
  { events, nearby }: Found,
  { wider, givenUp, asked, isMore }: { wider: Wish; givenUp: GivenUp[]; asked: Wish; isMore: boolean },
): Said {
  const chosen = choose(events, wider, place);
  const had = wider.words === undefined ? wider : { ...wider, words: wordsHad(chosen, wider.words) || undefined };
  const where = whereOf(chosen, place);
  const isOther = hasTopic(wish) && !hasTopic(had);
  const describe = (told: Wish, isPlaced: boolean) =>
    words.describe({ wish: told, place: isPlaced ? place.city : null, today, where });
  const what = words.describe({ wish: asked, place: place.city, today });
  // The city is said once.
  const instead = describe(had, isOther || where !== 'in');
  const isKnown = wish.categories.length > 0 || knownOf(wish.words ?? '') !== undefined;
  return {
    ...afterEvents(wider, words, chosen),
    sentences: isOther
      ? words.instead(isKnown ? describe(asked, false) : null, instead)
      : isMore
        ? words.moreWider(what, instead)
        : words.givenUp(what, givenUp, instead),
    emotion: 'empathetic',
    events: chosen,
    nearby,
    // The next message refines what was asked for, not what was found instead.
    wish,
    hasListing: false,
    givenUp,
  };
}

const whereOf = (events: readonly Event[], place: Place): Where => {
  const own = events.filter((event) => isOf(place, event)).length;
  return own === events.length ? 'in' : own === 0 ? 'near' : 'around';
};

/** Of the words asked for, those that name something to do. */
const knownOf = (words: string) => wordsKept(words, isTopical) || undefined;

function nothing(wish: Wish, words: Words): Omit<Said, 'sentences'> {
  return { ...afterNothing(wish, words), emotion: 'empathetic', events: [], nearby: [], wish, hasListing: false };
}

async function notCovered(deps: ReadDeps, { place, words, wish }: Sought, { city }: Found): Promise<Said> {
  const row: CityRow | null = city.center ? await findCity(deps, place.city, place.state) : null;
  const near = await coveredNear(deps, row, place.city);
  return {
    ...nothing(wish, words),
    wish: NO_WISH,
    sentences: [words.notCovered(`${place.city}, ${place.state}`, near)],
  };
}
