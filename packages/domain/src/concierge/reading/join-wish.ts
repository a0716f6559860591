import { isManner } from './manners.ts';
import { pattern } from './pattern.ts';
import { FACT_WORDS } from './read-facts.ts';
import { isPartyOfPerson } from './read-party.ts';
import { ANY_PRICE } from './read-price.ts';
import { isTopical } from './topic-lexicon.ts';
import { OUTDOORS } from './vocabulary/outdoors.ts';
import { hasTopic, type Wish } from './wish.ts';

/*
 * How a message stands to the request before it, decided by its form and not by its subject.
 *
 * - It goes on where it is a part of a sentence: it names limits without a topic (`cheaper`, `on Sunday`, `¿y gratis?`), or is led by a word that
 *   takes up what was said (`what about`, `and`, `instead`, `y`, `mejor`), or is a bare topic (`karaoke`). The topic stays unless another one is
 *   named, and each limit that is named takes the place of the old one.
 * - It is a new question where it stands by itself: it has a topic and a day, or a topic in a sentence of its own, or asks for anything at all
 *   (`what's on tonight`, `what's for kids tomorrow`), or names one event. Topic, days, hours, price and words of the old one are over. What
 *   describes the person stays, unless the new one says otherwise: the place, and the company and the access that were told of the person
 *   (`with my kids`, `I use a wheelchair`), not those that were asked of the event (`for kids`, `wheelchair accessible`).
 * - "Start over" keeps nothing.
 */

/** Before what takes up the last request. */
const LEADS =
  '^ *(?:(?:ok|okay|oh|ugh|ah|hm+|well|vale|bueno|pues|actually|whoops|oops|forget (?:it|that)|scratch that|olvidal[oa]|no|nah|yeah|sure|cool|great|nice|hey|so|mmm+|perfecto|ya|sale|dale|va|wait|sorry|eh|ay)\\b[,.! ]*)*';
/** Stands for what was talked of: `one with a band`, `una para principiantes`. */
const ONE =
  '(?:ones?|un[oa]s?|algun[oa]s?|alguien)(?= (?:with|for|that|on|in|near|at|by|de|del|con|para|que|en|mas|el|cerca)\\b)';
/** The same with its day: what is asked of it is no other topic. */
const THE_ONE =
  /\b(?:the|that|this) ones? (?:on|at|in|from|that)\b|\b(?:el|la|los|las) del? (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;
/** Leads on from the last request, whatever comes behind. */
const GOES_ON = new RegExp(
  `${LEADS}(?:and|i mean(?:t)?|digo|what about|how about|what of|hows about|y|e|que tal|instead|only|just|solo|but|or|also|plus|make it|change (?:it|that) to|maybe|actually|mejor|pero|o|tambien|ademas|rather|prefer|cheaper|closer|mas (?:barat[oa]s?|cerca)|${ONE}|(?:i'd|i would) (?:rather|prefer)|prefiero|preferimos|preferiria)\\b|\\b(?:instead|too|as well|tambien|en vez)(?: *(?:$|[.,?!]))`,
);
/** Begins what is no sentence by itself. */
const PART_OF_SENTENCE = new RegExp(
  `${LEADS}(?:with|w|without|for|in|near|on|at|not|no|con|sin|para|pa|en|cerca|any(?:thing)?|do they have|is there one|are (?:any|there)|is (?:any|it)|do any|which|cuales|alguno|hay alguno)\\b`,
);
/** Asks for everything. */
const OPEN =
  /\b(?:what'?s (?:on|happening|going on|up)|what (?:else )?is (?:on|happening|going on)|things to do|something to do|anything (?:to do|on|happening|free to do)|events? (?:this|on|in|for|tomorrow|tonight)|ideas|activities|actividades|do you recommend|recomiendas|surprise me|que hay|que (?:puedo|podemos) hacer|i'?m (?:so )?bored|estoy aburrid[oa]|what (?:can|could|should) (?:i|we) do|what(?:'?s| is| is there| are there)?(?: (?:good|fun|nice|best))? for (?!the\b|it\b|less\b|free\b))/;
/** Asks for something, without saying what. */
const ANYTHING = /\b(?:anything|something|stuff|what|what'?s|algo|que|cosas)\b/;
/** A sentence that asks or wishes by itself. */
const SENTENCE = new RegExp(
  `${LEADS}(?:please |can you |could you |puedes |me puedes )*(?:show me|find(?: me| us)?|(?:i'm |im |we're |i am )?looking for|(?:i|we) (?:also )?(?:want|need|wanna)|(?:i'd|we'd|i would) (?:like|love)|where(?:'s|s| is| are| can| do| could)|what|is there|are there|do you (?:have|know)|know of|busco|buscamos|quiero|queremos|quisiera|quisieramos|necesito|necesitamos|hay|donde|que|conoces|muestrame|ensename|recomienda(?:me|nos)?)\\b`,
);

/** What is told first leads on as well: `it will rain. what about museums?`. */
const SENTENCE_END = /(?<=[.!?;]) +(?=what about|how about|instead|y si |que tal|mejor )/;

/** Whether a message after another stands by itself. */
function isNewQuestion(said: Wish, text: string): boolean {
  if (hasTopic(said) && /\b(?:where|donde)\b/.test(text)) return true;
  if (
    text.split(SENTENCE_END).some((sentence) => GOES_ON.test(sentence)) ||
    THE_ONE.test(text) ||
    ADDS_MANNER.test(text)
  )
    return false;
  if (OPEN.test(text) || (said.from !== undefined && /\b(?:what else|que mas)\b/.test(text))) return true;
  if (!hasTopic(said)) return said.party !== undefined && said.from !== undefined && ANYTHING.test(text);
  const isFragment = text.split(' ').length <= FRAGMENT_WORDS;
  return said.from !== undefined || SENTENCE.test(text) || !(PART_OF_SENTENCE.test(text) || isFragment);
}

/** The visitor's own city is meant, whatever other one was talked of. */
const AT_HOME =
  /\b(?:near me|close to me|back home|in my (?:city|town|area)|cerca de mi|en mi (?:ciudad|pueblo|zona))\b/;

/** Of a request what describes the person, and holds for another question. */
function personOf({ personal = [], ...last }: Wish, said: Wish, text: string): Partial<Wish> {
  const keeps = (need: 'party' | 'access') => personal.includes(need);
  const isAlone = said.not.words.includes('kids') && last.party === 'kids';
  const own = [
    ...(keeps('party') && last.party !== undefined && said.party === undefined && !isAlone ? (['party'] as const) : []),
    ...(keeps('access') && last.accessible && said.accessible === undefined ? (['access'] as const) : []),
  ];
  return {
    ...placeOf(last, said, text),
    ...(own.includes('party') ? { party: last.party, ...(last.age === undefined ? {} : { age: last.age }) } : {}),
    ...(own.includes('access') ? { accessible: last.accessible, ...(last.access ? { access: last.access } : {}) } : {}),
    ...(own.length > 0 ? { personal: [...new Set([...own, ...(said.personal ?? [])])] } : {}),
  };
}

function placeOf(last: Wish, said: Wish, text: string): Pick<Wish, 'city' | 'state' | 'orCity'> {
  if (said.city !== undefined || AT_HOME.test(text)) return {};
  const { city, state, orCity } = last;
  return {
    ...(city === undefined ? {} : { city }),
    ...(state === undefined ? {} : { state }),
    ...(orCity === undefined ? {} : { orCity }),
  };
}

const TOLD_OF =
  "(?:i|im|i'm|i've|we|we're|he|she|they|(?:my|our) \\S+|mi \\S+|me|yo|uso|usa|usamos|necesito|necesitamos|tengo|tiene|tenemos|voy|vamos|ando|estoy|soy|somos)";
const ACCESS_OF_PERSON = pattern(
  `\\b${TOLD_OF} (?:(?!(?:want|find|look|looking|see|hear|like|love|any|anything|something|show|quiero|busco|ver|algo|hay)\\b)[^\\s.,;!?|]+ ){0,4}?(?:${FACT_WORDS})\\b`,
);

/** The limits that a message tells of the person, as opposed to what is looked for. */
export function personalOf({ party, accessible }: Wish, whole: string): Pick<Wish, 'personal'> {
  const personal = [
    ...(party !== undefined && isPartyOfPerson(party, whole) ? (['party'] as const) : []),
    ...(accessible && ACCESS_OF_PERSON.test(whole) ? (['access'] as const) : []),
  ];
  return personal.length > 0 ? { personal } : {};
}

/** Of a question about one event: nothing of the last request but the place, and its name where "the one" stands for it. */
export function aboutAfter(last: Wish, said: Wish, text: string): Wish {
  const named =
    THE_ONE.test(text) && last.words !== undefined ? { categories: last.categories, words: last.words } : {};
  return { ...placeOf(last, said, text), ...said, ...named };
}

/** Not in place of the last topic but beside it. */
const ADDS =
  /^ *(?:(?:and|or|y|o) )?(?:ones?|un[oa]s?) |^(?:(?!another|other|different)[\p{L}-]+ ){1,3}ones?(?: please| pls)?[.!? ]*$|^ *(?:the )?[\p{L}-]+ (?:kind|type)[.!? ]*$|^ *(?:pero |y )?que sean? (?:de )?(?!mejor)[\p{L}]+[.!? ]*$|^ *(?:on|about|sobre|with|w|con|for|para|in the|at the|en el|en la)\b|\b(?:too|as well|also|tambien|plus|ademas)\b/u;
/** The same behind a word that names nothing to do: `maybe with a band`, and not `yoga in the morning`. */
const ADDS_BEHIND = /^ *((?!what|how|que)\w+)[,.]? (?:on|about|sobre|with|w|con|for|para|in the|at the|en el|en la)\b/;
const adds = (text: string) => {
  const [, word = ''] = ADDS_BEHIND.exec(text) ?? [];
  return ADDS.test(text) || (word !== '' && !isTopical(word));
};
/** How the last topic should be. */
const ADDS_MANNER = /^ *(?:pero |y )?que sean? /;
/** What was looked for has been. */
const OVER =
  /\b(?:(?:did|done|seen|saw|tried|been|went)(?: to)? (?:that|it|this|those|one|there)(?: \p{L}+)? (?:already|last|before|yesterday)|already (?:did|done|seen|saw|tried|been|went)|ya (?:fuimos|fui|la vimos|lo vimos|lo hicimos|la vi|lo vi|hicimos))\b/u;
/** Gives up a limit of the last request. */
const FREED: ReadonlyArray<readonly [RegExp, ReadonlyArray<keyof Wish>]> = [
  [
    /\b(?:any ?time(?: of day)?|(?:never ?mind|forget|ignore) (?:the |about the )?time|whenever|whatever time|all day|(?:a )?cualquier hora|a la hora que sea)\b/,
    ['part', 'after', 'before'],
  ],
  [
    /\b(?:any day|(?:an|some|any) ?other day|a different (?:day|date)|(?<!\bal )otro dia|otra fecha|(?:never ?mind|forget|ignore|drop) (?:the |about the )?(?:date|day)|whatever day|any date|cualquier dia|el dia que sea)\b/,
    ['from', 'to', 'isWeekend'],
  ],
  [ANY_PRICE, ['mostDollars', 'free', 'sort']],
  [
    /\b(?:any ?where|any distance|cualquier (?:lugar|lado|distancia))\b(?! (?:to|near|in|with))/,
    ['city', 'state', 'within'],
  ],
  [/\b(?:any ?(?:kind|type)|cualquier (?:tipo|cosa))\b/, ['words']],
];
const SOMEBODY =
  '(?:mom|mommy|mother|mum|mama|dad|daddy|father|papa|parents|padres|grand(?:ma|mother|pa|father|parents)|granny|nana|abuel[oa]s?|abuelit[oa]s?|sister|brother|herman[oa]s?|aunt|uncle|ti[oa]s?|cousins?|prim[oa]s?|in-laws|(?:mother|father)-in-law|suegr[oa]s?|boss|jef[ea]|neighbou?rs?|vecin[oa]s?|myself|coworkers?|compañer[oa]s?)';
const FOR_SOMEBODY = new RegExp(
  `\\b(?:for|para) (?:my |our |mi |mis |nuestr[oa]s? |the |el |la )?(?:${SOMEBODY}|me|mi|us|nosotros)\\b`,
);
/** Another person, for whom something of their own is wanted: `now for my mom`, `ahora algo para mi abuela`. */
const NOW_FOR = /^ *(?:(?:ok|okay|and|so|great|y|bueno)[, ]+)*(?:now|ahora|next)\b.*\b(?:for|para)\b/;
const ANYTHING_FOR = /\b(?:something|anything|algo) (?:for|para)\b/;
/** What is for grown-ups, in so many words. */
const GROWN_UP = /\b(?:beers?|wines?|brewer(?:y|ies)|bars?|cocktails?|whiske?y|burlesque|cervezas?|vinos?|cocteles)\b/;

/** What was told of whoever came along before does not hold for somebody else, nor for what is for grown-ups. */
function leftBy(said: Wish, text: string): Array<keyof Wish> {
  const isOther = said.party === undefined && FOR_SOMEBODY.test(text);
  const isForGrownUps =
    said.party === undefined && (GROWN_UP.test(said.words ?? '') || said.categories.includes('Nightlife'));
  const person = ['party', 'age', 'family', 'personal'] as const;
  return [
    ...(isOther || isForGrownUps ? person : []),
    ...(!hasTopic(said) &&
    ((isOther && ANYTHING_FOR.test(text)) || ((isOther || said.party !== undefined) && NOW_FOR.test(text)))
      ? (['words', 'plan', 'moods'] as const)
      : []),
    ...(hasTopic(said) && !adds(text) ? (['moods'] as const) : []),
  ];
}

/** With more words than this, a new topic is a new request. */
const FRAGMENT_WORDS = 4;

/** What a message asks for after another: the last request with what the new one says, or the new one for the same person. */
export function joined(before: Wish, given: Wish, isFree: boolean | null | undefined, text: string): Wish {
  // Behind `ahora` stands another wish, and no day.
  const said = NOW_FOR.test(text) && /\bahora\b/.test(text) ? without(given, ['from', 'to']) : given;
  const moved = said.moods?.includes('indoors') && !hasTopic(said) ? movedIndoors(before) : null;
  const last = { ...before, ...moved };
  if (isNewQuestion(said, text)) return { ...personOf(last, said, text), ...said };
  const freed = FREED.filter(([words]) => words.test(text)).flatMap(([, keys]) => keys);
  const days =
    said.from === undefined
      ? {}
      : {
          from: said.from,
          to: said.to,
          isWeekend: said.isWeekend,
          ...(said.part === undefined && last.part !== undefined && last.from !== undefined && said.from !== said.to
            ? { part: undefined }
            : {}),
        };
  const { categories: _, words: __, plan: ___, not, ...rest } = said;
  // The first of an order is asked for once.
  delete last.best;
  const outdated = outdatedBy(last, said);
  const left = leftBy(said, text);
  const joinedNot = {
    categories: [...new Set([...last.not.categories, ...not.categories])].slice(0, 8),
    words: [...new Set([...last.not.words, ...not.words])].slice(0, 6),
  };
  const wish: Wish = {
    // Another who comes along is of another age.
    ...without(last, [...freed, ...outdated, ...left, ...(said.party === undefined ? [] : (['age'] as const))]),
    ...rest,
    ...days,
    ...(left.includes('words') ? { categories: said.categories } : topicOf(last, said, text)),
    not: joinedNot,
  };
  if (last.personal && said.personal) wish.personal = [...new Set([...last.personal, ...said.personal])];
  if (isFree === null || (said.mostDollars !== undefined && !said.free)) delete wish.free;
  if (said.not.words.includes('kids') && wish.party === 'kids') {
    delete wish.party;
    delete wish.age;
  }
  if (said.city !== undefined && said.orCity === undefined) delete wish.orCity;
  const unwanted = new Set(not.categories);
  wish.categories = wish.categories.filter((category) => !unwanted.has(category));
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as Wish;
}

/** A way to do what was talked of: `dance`, and then `classes, I mean`. */
const IN_CLASS =
  /^ *(?:(?:but|and|only|just|the|like|y|pero|solo|las|unas) )*(?:class(?:es)?|lessons|workshops?|clases?|talleres|taller|cursos?)(?:,? (?:i mean|digo|instead|mejor|please|pls|porfa))?[.!? ]*$/;

function topicOf(last: Wish, said: Wish, text: string): Partial<Wish> {
  if (!hasTopic(said) || THE_ONE.test(text)) return {};
  const { plan } = said;
  const isHow =
    (said.words === undefined &&
      (said.categories.every((category) => category === 'Outdoor') ||
        (last.words !== undefined && IN_CLASS.test(text)))) ||
    (said.words !== undefined && said.words.split(' ').every((word) => isManner(word)));
  const isLoose = said.categories.length === 0 && !(said.words ?? '').split(' ').some((word) => isTopical(word));
  const isOver = OVER.test(text);
  if (isOver || (!adds(text) && !isHow && !isLoose)) return { categories: said.categories, words: said.words, plan };
  const words = [...new Set([last.words, said.words].filter(Boolean).join(' ').split(' '))].join(' ').slice(0, 100);
  return {
    categories: [...new Set([...last.categories, ...said.categories])].slice(0, 4),
    words: words === '' ? undefined : words,
    plan,
  };
}

/** Of a last request for something outdoors, what is left of it once it is to be under a roof. */
function movedIndoors({ categories, words = '', not }: Wish): Pick<Wish, 'categories' | 'words' | 'not'> | null {
  const placed = words.replace(/ ?\b(?:al aire libre|outdoors?|outside|en el parque|in the park)\b/g, '').trim();
  const isOutdoors =
    categories.includes('Outdoor') || placed !== words || placed.split(' ').some((word) => OUTDOORS.has(word));
  if (!isOutdoors) return null;
  const left = placed.split(' ').some((word) => OUTDOORS.has(word)) ? '' : placed;
  return {
    categories: categories.filter((category) => category !== 'Outdoor'),
    words: left === '' ? undefined : left,
    not: { ...not, categories: [...new Set([...not.categories, 'Outdoor' as const])] },
  };
}

/** The first hour of each part of a day, and the hour at which it is over. */
const PARTS = { morning: ['00:00', '12:00'], afternoon: ['12:00', '18:00'], evening: ['17:00', '24:00'] } as const;

/** Hours and parts of the day of the last request with which those of the new one cannot be: `at 9pm`, and then `too late, afternoon?`. */
function outdatedBy(last: Wish, said: Wish): Array<keyof Wish> {
  const isWithin = (part: keyof typeof PARTS, hour: string) => hour >= PARTS[part][0] && hour < PARTS[part][1];
  const start = said.after ?? said.before;
  if (start === undefined) {
    const { part } = said;
    if (part === undefined) return [];
    const isApart =
      (last.after !== undefined && !isWithin(part, last.after)) ||
      (last.before !== undefined && last.before <= PARTS[part][0]);
    return isApart ? ['after', 'before'] : [];
  }
  return [
    ...(last.part !== undefined && said.part === undefined && !isWithin(last.part, start) ? (['part'] as const) : []),
    ...(said.after !== undefined && last.before !== undefined && last.before <= said.after
      ? (['before'] as const)
      : []),
    ...(said.before !== undefined && last.after !== undefined && last.after >= said.before ? (['after'] as const) : []),
  ];
}

function without(wish: Wish, keys: ReadonlyArray<keyof Wish>): Wish {
  const rest = { ...wish };
  for (const key of keys) delete rest[key];
  return rest;
}
