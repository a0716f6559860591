import type { Thing } from './wish.ts';

/** What stands between two things of which one comes after the other. */
const THEN =
  /,? *\b(?:(?:and|y|e) )?(?:then|afterwards?|after that|followed by|finally|luego|despues|mas tarde|por ultimo|al final|para terminar)\b,?(?! (?:de|del|of)\b)(?: maybe| go to| un| una| a| an)? /;
/** A meal is one part of an evening. */
const MEAL =
  /(?<!\b(?:no|not|sin|before|after|until|skip|antes de|despues de|hasta) (?:the |la |el )?)\b((?:dinner|lunch|brunch|breakfast|drinks|cena|almuerzo|desayuno|comida|copas|tapas))(?:,? ?(?:and|&|\+|y|with|con) |, ?)(?=\p{L})/u;
const AND = /,? (?:and|y|,) (?=\p{L})/gu;
/** Between the things of a list: `dinner, a show`. */
const LISTED = /(?:,? (?:and|&|y|with|con)|,) (?=\p{L})/u;
const MOST_STOPS = 3;

/** No kind of event by themselves, but ones in a plan. */
const STOPS: ReadonlyArray<readonly [RegExp, Thing]> = [
  [/\b(?:shows?|funcion|espectaculo)\b/, { categories: ['Music', 'Arts'] }],
  [
    /\b(?:drinks?|cocktails?|nightcap|a (?:beer|glass of wine)|copas?|tragos?|copitas?|una cerveza|unas cervezas|birras?)\b/,
    { categories: ['Nightlife', 'Food'] },
  ],
  [
    /\b(?:breakfast|brunch|lunch|supper|dessert|coffee|desayun\w+|almuerzo|almorzar|merienda|postre|cafe)\b/,
    { categories: ['Food'] },
  ],
  [/\b(?:dancing|dance|bailar|baile)\b/, { categories: [], words: 'dance' }],
];

/**
 * Two or three things that somebody wants to do one after the other: `market in the morning then a film`, `dinner, a show, then drinks`, `primero
 * cena y despues teatro`; null if the request names no two. `read` reads what one part is about; null where it names nothing to do.
 */
export function readPlan(text: string, read: (part: string) => Thing | null): Thing[] | null {
  const stop = (part: string): Thing | null => {
    const named = STOPS.find(([words]) => words.test(part))?.[1];
    const told = read(part);
    if (!named) return told;
    // More than the word for a meal was said of it: `tacos for lunch`.
    const isMore =
      told?.words !== undefined && !told.words.split(' ').every((word) => STOPS.some(([words]) => words.test(word)));
    return isMore ? told : { ...named, ...(told?.part === undefined ? {} : { part: told.part }) };
  };
  const halves = text.split(THEN);
  const plan = halves.length > 1 ? halves.flatMap((half) => listIn(half, stop)) : mealFirst(text, stop);
  if (plan.length > 1) return plan.slice(0, MOST_STOPS);
  return byParts(text, read);
}

/** The things of a list, if each of its parts is one; else the one that it is about. */
function listIn(text: string, stop: (part: string) => Thing | null): Thing[] {
  const parts = text.split(LISTED);
  const stops = parts.map(stop);
  if (parts.length > 1 && stops.every((one) => one !== null)) return stops.filter((one) => one !== null);
  const whole = stop(text);
  return whole ? [whole] : [];
}

/** A meal and what comes behind it: `dinner and a show`, `cena, teatro y copas`. */
function mealFirst(text: string, stop: (part: string) => Thing | null): Thing[] {
  const meal = MEAL.exec(text);
  if (!meal) return [];
  const end = meal.index + (meal[1]?.length ?? 0);
  const first = stop(text.slice(0, end));
  const others = listIn(text.slice(meal.index + meal[0].length), stop);
  return first && others.length > 0 ? [first, ...others] : [];
}

/** "A in the morning and B in the afternoon": only with a part of the day on each side. */
function byParts(text: string, read: (part: string) => Thing | null): Thing[] | null {
  for (const { 0: word, index } of text.matchAll(AND)) {
    const [before, after] = [text.slice(0, index), text.slice(index + word.length)];
    if (!PART.test(before) || !PART.test(after)) continue;
    const [first, second] = [read(before), read(after)];
    if (first && second && (first.part === undefined || first.part !== second.part)) return [first, second];
  }
  return null;
}

const PART = /\b(?:morning|afternoon|evening|night|noon|matinee|am|pm|manana|tarde|noche)\b/;
