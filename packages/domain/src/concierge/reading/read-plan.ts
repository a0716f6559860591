import type { Thing } from './wish.ts';

/** What stands between two things of which one comes after the other. */
const THEN =
  /,? *\b(?:(?:and|y|e) )?(?:then|afterwards?|after that|followed by|luego|despues|mas tarde)\b(?! (?:de|del|of)\b)(?: maybe| go to| a| an)? /;
/** A meal is one part of an evening. */
const MEAL =
  /\b((?:dinner|lunch|brunch|breakfast|drinks|cena|almuerzo|desayuno|tapas)) ?(?:and|&|\+|y|with|con) (?=\p{L})/u;
const AND = /,? (?:and|y|,) (?=\p{L})/gu;
/** No kind of event by itself, but one beside a meal. */
const SHOW = /\b(?:shows?|funcion|espectaculo)\b/;
const SHOWS: Thing = { categories: ['Music', 'Arts'] };

/**
 * Two things that somebody wants to do one after the other: `market in the morning then a film`, `dinner and a show`, `primero cena y despues
 * teatro`; null if the request names no two. `read` reads what one half is about; null where it names nothing to do.
 */
export function readPlan(text: string, read: (half: string) => Thing | null): [Thing, Thing] | null {
  for (const [before, after, isMeal] of halvesOf(text)) {
    const first = read(before);
    const second = read(after) ?? (isMeal && SHOW.test(after) ? SHOWS : null);
    if (first && second && (isMeal || first.part === undefined || first.part !== second.part || THEN.test(text)))
      return [first, second];
  }
  return null;
}

function halvesOf(text: string): Array<[before: string, after: string, isMeal: boolean]> {
  const then = THEN.exec(text);
  if (then) return [[text.slice(0, then.index), text.slice(then.index + then[0].length), false]];
  const meal = MEAL.exec(text);
  if (meal) {
    const end = meal.index + (meal[1]?.length ?? 0);
    return [[text.slice(0, end), text.slice(meal.index + meal[0].length), true]];
  }
  // "A in the morning and B in the afternoon": only with a part of the day on each side.
  return [...text.matchAll(AND)]
    .map(({ 0: word, index }): [string, string, boolean] => [
      text.slice(0, index),
      text.slice(index + word.length),
      false,
    ])
    .filter(([before, after]) => PART.test(before) && PART.test(after));
}

const PART = /\b(?:morning|afternoon|evening|night|noon|matinee|am|pm|manana|tarde|noche)\b/;
