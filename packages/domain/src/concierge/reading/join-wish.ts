import { isTopical } from './topic-lexicon.ts';
import { hasTopic, type Wish } from './wish.ts';

/** Takes up the last request: what is not named again stays. */
export const TAKES_UP =
  /^ *(?:(?:ok|okay|oh|ugh|ah|hm+|well|vale|bueno|pues|actually|whoops|oops|forget (?:it|that)|scratch that|olvidal[oa]|no|nah|yeah|sure|cool|great|nice|hey|so|mmm+|perfecto|ya|sale|dale|va|wait|sorry|eh|ay)\b[,.! ]*)*(?:and|i mean(?:t)?|digo|what about|how about|what of|hows about|y|e|que tal|instead|only|just|solo|but|or|also|plus|do they have|is there one|with|w|without|for|in|near|on|at|not|no|make it|change (?:it|that) to|maybe|actually|mejor|pero|o|con|sin|para|pa|en|cerca|tambien|ademas|any(?:thing)?|are (?:any|there)|is (?:any|it)|do any|which|cuales|alguno|hay alguno|rather|prefer)\b|\b(?:instead|too|as well|tambien|en vez)(?: *(?:$|[.,?!]))/;
/** Not in place of the last topic but beside it. */
const ADDS =
  /^ *(?:(?!what|how|que)\w+[,.]? )?(?:on|about|sobre|with|w|con|for|para|in the|at the|en el|en la)\b|\b(?:too|as well|also|tambien|plus|ademas)\b/;
/** Gives up a limit of the last request. */
const FREED: ReadonlyArray<readonly [RegExp, ReadonlyArray<keyof Wish>]> = [
  [
    /\b(?:any ?time(?: of day)?|(?:never ?mind|forget|ignore) (?:the |about the )?time|whenever|whatever time|all day|(?:a )?cualquier hora|a la hora que sea)\b/,
    ['part', 'after', 'before'],
  ],
  [
    /\b(?:any day|(?:never ?mind|forget|ignore|drop) (?:the |about the )?(?:date|day)|whatever day|any date|cualquier dia|el dia que sea)\b/,
    ['from', 'to', 'isWeekend'],
  ],
  [
    /\b(?:any price|whatever (?:it costs|price)|money(?:'s| is) no object|price doesn'?t matter|(?:never ?mind|forget|ignore) (?:the |about the )?(?:price|cost|money|budget)|cualquier precio|no importa el precio)\b/,
    ['mostDollars', 'free', 'sort'],
  ],
  [
    /\b(?:any ?where|any distance|cualquier (?:lugar|lado|distancia))\b(?! (?:to|near|in|with))/,
    ['city', 'state', 'within'],
  ],
  [/\b(?:any ?(?:kind|type)|cualquier (?:tipo|cosa))\b/, ['words']],
];
/** With more words than this, a new topic is a new request. */
const FRAGMENT_WORDS = 4;

/** The last request with what the new one says. */
export function joined(last: Wish, said: Wish, isFree: boolean | null | undefined, text: string): Wish {
  const isFragment = text.split(' ').length <= FRAGMENT_WORDS;
  if (hasTopic(said) && !TAKES_UP.test(text) && !(isFragment && said.from === undefined)) return said;
  const freed = FREED.filter(([words]) => words.test(text)).flatMap(([, keys]) => keys);
  const days =
    said.from === undefined
      ? {}
      : {
          from: said.from,
          to: said.to,
          isWeekend: said.isWeekend,
          ...(said.part === undefined && last.part !== undefined && said.from !== said.to ? { part: undefined } : {}),
        };
  const { categories: _, words: __, plan: ___, not, ...rest } = said;
  const joinedNot = {
    categories: [...new Set([...last.not.categories, ...not.categories])].slice(0, 8),
    words: [...new Set([...last.not.words, ...not.words])].slice(0, 6),
  };
  const wish: Wish = { ...without(last, freed), ...rest, ...days, ...topicOf(last, said, text), not: joinedNot };
  if (isFree === null) delete wish.free;
  if (said.not.words.includes('kids') && wish.party === 'kids') delete wish.party;
  if (said.city !== undefined && said.orCity === undefined) delete wish.orCity;
  const unwanted = new Set(not.categories);
  wish.categories = wish.categories.filter((category) => !unwanted.has(category));
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as Wish;
}

/** How it should be, and not what: said of the last topic. */
const MANNERS = new Set(
  'beginner beginners advanced acoustic bilingual vegan vegetarian kosher halal veteran veterans senior seniors indie local famous amateur principiantes principiante acustico'.split(
    ' ',
  ),
);

function topicOf(last: Wish, said: Wish, text: string): Partial<Wish> {
  if (!hasTopic(said)) return {};
  const { plan } = said;
  const isManner =
    (said.words === undefined && said.categories.every((category) => category === 'Outdoor')) ||
    (said.words !== undefined && said.words.split(' ').every((word) => MANNERS.has(word)));
  const isLoose = said.categories.length === 0 && !(said.words ?? '').split(' ').some((word) => isTopical(word));
  if (!ADDS.test(text) && !isManner && !isLoose) return { categories: said.categories, words: said.words, plan };
  const words = [...new Set([last.words, said.words].filter(Boolean).join(' ').split(' '))].join(' ').slice(0, 100);
  return {
    categories: [...new Set([...last.categories, ...said.categories])].slice(0, 4),
    words: words === '' ? undefined : words,
    plan,
  };
}

function without(wish: Wish, keys: ReadonlyArray<keyof Wish>): Wish {
  const rest = { ...wish };
  for (const key of keys) delete rest[key];
  return rest;
}
