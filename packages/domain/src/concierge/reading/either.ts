import { isManner } from './manners.ts';
import { isTopical } from './topic-lexicon.ts';

/** Between two things of which either will do. */
const EITHER =
  "^(?:'s)?(?: (?:shows?|nights?|concerts?|music|thing|stuff))? ?[,.;?!/]* ?(?:maybe |tal vez |quizas? )?(?:or|o|u)(?: (?:or|o|an?|the|like|really|any|kind|sort|of|some|any|just|good|maybe|even|else|to|cualquier|un|una|unos|unas|algun|alguna|el|la|los|las|de|del|al?|en|tal vez|quizas?|hasta))* $";

/** Whether of two things of a message either will do. */
export function isEither(one: string, other: string, whole: string): boolean {
  const last = whole.indexOf(one.split(' ').at(-1) ?? '');
  const [head = ''] = other.split(' ');
  const next = whole.indexOf(` ${head}`, last) + 1;
  const begin = last + (/^[\p{L}\p{N}'-]+/u.exec(whole.slice(last))?.[0].length ?? 0);
  if (last < 0 || next <= begin) return false;
  const between = whole.slice(begin, next);
  return (
    new RegExp(EITHER).test(between) ||
    (/^(?:'s)? ?[,.;?!/]+ (?:(?:an?|the|some|un|una) )?$/.test(between) && isApart(one, other))
  );
}

const isApart = (one: string, other: string) =>
  isThing(one) && isThing(other) && !other.split(' ').some((word) => one.split(' ').includes(word));

/** Kinds of an event, and what one may be for: none of them says what it is of. */
const OF_KIND =
  /^(?:cursos?|charlas?|conferencias?|seminarios?|taller(?:es)?|clases?|class|convenci(?:on|ones)|charity|benefit|reading|library)$/;
/** Says by itself what it is, and not how something else should be. */
const isThing = (words: string) =>
  words.split(' ').some((word) => isTopical(word) && !isManner(word) && !OF_KIND.test(word));
