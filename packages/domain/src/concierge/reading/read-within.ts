import type { Phrase } from './phrase.ts';
import type { Wish } from './wish.ts';

const MILES_A_KILOMETER = 0.621;

/** What a wish may say at most. */
const FARTHEST = 100;

/** How far it may be, in miles. What somebody walks is one. */
export function readWithin(phrase: Phrase): Pick<Wish, 'within'> {
  const miles = phrase.take(
    /\b(?:(?:with)?in|less than|no more than|not more than|under|up to|max(?:imum)?|only|about|around|like|(?:a |por )?menos de|no mas de|(?:que )?no (?:este |quede )?(?:a )?mas de|a|en|hasta|maximo)? ?(?:a )?(?<![\d$])(\d{1,3}) ?-?(?:miles?|mi|millas|(kms?|kilometros?|kilometers?))\b(?: (?:of (?:me|here|home)|away|max(?:imum|imo)?|radius|from (?:me|here|home)|a la redonda|de aqui|de distancia|or less|tops))?/,
  );
  if (miles) {
    const far = Number(miles[1]) * (miles[2] === undefined ? 1 : MILES_A_KILOMETER);
    return { within: Math.max(1, Math.min(FARTHEST, Math.round(far))) };
  }
  if (
    phrase.take(
      /\b(?:(?:in |within )?walking distance(?: only)?|walkable|a pie(?= *(?:$|[|.,;!?]| de\b| desde\b| al?\b))|can walk to|(?:que )?(?:pueda|podamos|se pueda) (?:ir|llegar) (?:caminando|andando|a pie)|(?:caminando|andando)(?= (?:desde|del?) ))\b/,
    )
  )
    return { within: 1 };
  if (
    phrase.take(
      /\b(?:not (?:too )?far(?: away| from (?:me|here))?|close by|muy cerca|cerquita|que no este lejos|no muy lejos|right around here)\b/,
    )
  )
    return { within: 10 };
  return {};
}
