import { ACCESS_KEYS, FACT_FILTERS, type FactFilter, type FactKey, FILTER_KEYS } from '@marquee/contract';
import { TERMS } from '../wording/terms.ts';
import { pattern } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import type { Wish } from './wish.ts';

/** Whoever comes along says what is for families (`readParty`), and `free` is a price. */
const READ_APART: ReadonlySet<FactFilter> = new Set(['free', 'family']);
/** What people who need it say, beside the words of an answer. */
const NEEDS: Partial<Record<FactKey, string>> = {
  wheelchair:
    "mobility (?:issues|problems|scooter)|handicapp?(?:ed)?(?: (?:access|accessible|parking))?|step[- ]free|(?:no|without|avoid|can(?:no|')?t (?:do|climb|take|handle|use|manage)) (?:the |any )?stairs|walker|crutches|discapacitad[oa]s?|discapacidad(?: motriz)?|movilidad reducida|andadera|muletas|rampas?|sin escal(?:eras|ones)|no (?:puede[ns]?|puedo|podemos) (?:subir|con|usar|bajar) (?:las |los )?(?:escaleras|escalones)",
  signLanguage:
    'deaf (?:friends?|sons?|daughters?|mom|dad|husband|wife|brother|sister|kids?)|(?:asl |sign language )?interpret(?:er|ers|ed|ing)(?! (?:center|centre|trail))|interpretes?(?: (?:asl|de senas))?(?! de (?:ingles|espanol|musica|jazz))',
  sensoryFriendly: 'sensorial(?:es)?|low[- ]sensory|autism[- ]friendly|amigables? con (?:el )?autismo',
};
const unaccented = (words: string) => words.normalize('NFKD').replace(/\p{M}/gu, '');
const FACTS = FILTER_KEYS.filter((filter) => !READ_APART.has(filter)).map((filter) => {
  const looked = FACT_FILTERS[filter].anyOf.flatMap((one) => Object.keys(one) as FactKey[]);
  const words = Object.values(TERMS).flatMap((terms) =>
    [...looked.flatMap((key) => terms.facts[key] ?? []), terms[filter]].map(unaccented),
  );
  return [filter, [...looked.flatMap((key) => NEEDS[key] ?? []), ...words].join('|')] as const;
});

/** The words of each way of being accessible. */
const WAYS = ACCESS_KEYS.map((way) => {
  const words = [
    ...Object.values(TERMS).flatMap(({ facts }) => unaccented(facts[way] ?? '') || []),
    ...(NEEDS[way] === undefined ? [] : [NEEDS[way]]),
  ];
  return [way, new RegExp(`^(?:${words.join('|')})$`)] as const;
});

/** The words of the facts that are read, as a pattern without accents. */
export const FACT_WORDS = FACTS.map(([, words]) => words).join('|');

/** An event without it is welcome, too. */
const UNNEEDED =
  "(?:(?:don't|dont|do not|doesn't|doesnt|does not|needn't|no) (?:need|have to|needs? to|necesit[oa]|necesitamos|hace falta|tienen? que|importa si)(?: (?:it|to be|be|for|que sean?|sean?|ser|es))*)";
const REFUSED = '(?:not|no|without|sin|nada de)';
const ARTICLES = '(?: (?:any|an?|un|una))?';
/** What is taught or played is a topic, not how an event can be followed. */
const TOPIC = '(?:class(?:es)?|lessons?|courses?|workshops?|clubs?|basketball|rugby|tennis|rac(?:es?|ing)|sports?)';
const TOPIC_BEFORE =
  '(?:clases?|cursos?|taller(?:es)?|club|baloncesto|basquetbol|tenis|rugby) (?:de|en)|learn|learning|study|aprender|estudiar';

/** What is looked for in so many words, too: events say of themselves that they are `sensory friendly` or `ASL interpreted`. */
const SEARCHED = /\b(?:sensory[ -]friendly|asl)\b/g;
export const searchedFacts = ({ whole }: Phrase): string[] => [...new Set(whole.match(SEARCHED) ?? [])];

/**
 * What must be known of an event: the words that an answer says it with, in either language, and those of the facts that a filter looks at. `false`
 * where it need not be so any more. `access` has the ways that are named: a ramp is none for who asks for sign language.
 */
export function readFacts(phrase: Phrase): { [F in FactFilter]?: boolean } & Pick<Wish, 'access'> {
  const access = new Set<(typeof ACCESS_KEYS)[number]>();
  const read = FACTS.map(([filter, words]) => {
    const isUnneeded = phrase.takeAll(pattern(`\\b${UNNEEDED}${ARTICLES} (?:${words})\\b`)).length > 0;
    phrase.takeAll(pattern(`\\b${REFUSED}${ARTICLES} (?:${words})\\b`));
    const wanted = pattern(`(?<!\\b(?:${TOPIC_BEFORE}) )\\b(?:${words})\\b(?! ${TOPIC}\\b)`);
    const taken = phrase.takeAll(wanted);
    for (const [said] of taken) for (const [way, of] of WAYS) if (of.test(said)) access.add(way);
    if (taken.length > 0) return [filter, true] as const;
    return isUnneeded ? ([filter, false] as const) : null;
  });
  const facts = Object.fromEntries(read.filter((one) => one !== null));
  // Named anew or not needed any more, the ways of the request before hold no longer.
  return Object.keys(facts).length === 0 ? facts : { ...facts, access: [...access] };
}
