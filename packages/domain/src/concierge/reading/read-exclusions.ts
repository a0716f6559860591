import { isBroad } from './broad-words.ts';
import { isNounless } from './grammar.ts';
import { isModifier } from './grown-topic.ts';
import { isForm } from './named-things.ts';
import { pattern } from './pattern.ts';
import { Phrase } from './phrase.ts';
import { takeCategories } from './read-topic.ts';
import { ENDING, IDIOM, REFUSAL } from './refusals.ts';
import { single } from './singular.ts';
import { isSpanishVerb } from './spanish-forms.ts';
import { DOING } from './telling-words.ts';
import { isTopical } from './topic-lexicon.ts';
import { TOPICS } from './topic-words.ts';
import { APART, UNITS } from './units.ts';
import type { Wish } from './wish.ts';
import { isOfCalendar, senseInName, senseOf } from './words-of.ts';

const ARTICLES =
  '(?:(?:a|an|the|any|another|all|those|these|of|to|in|at|on|our|that|el|la|los|las|un|una|del|al|a|de|en|ninguna?)\\b ?)*';
const LEADING = new RegExp(`^${ARTICLES}`);
const THING = `${ARTICLES}(?:(?!${ENDING}\\b)[\\p{L}\\d'-]+ ?){1,3}`;
/** What is refused beside it: `, karaoke or trivia`. */
const OTHERS = `(?:, ?${THING}(?=,| (?:or|nor|ni|o) )){0,3} ?(?:,? ?(?:or|and|nor|ni|o|y|&)|,(?= ?(?:or|and|ni|y|o) )) (?:no |sin |nada de )?${THING}(?= *(?:$|[|.,?!])| ?\\b(?:on|this|at|in|for|please|pls|el|este|en)\\b)`;
const REFUSED = new RegExp(`\\b${REFUSAL}${ARTICLES}((?:(?!${ENDING}\\b)[\\p{L}\\d'+-]+ ?){1,3})((?:${OTHERS})?)`, 'u');
/** The refusal stands behind what is refused: `country need not apply`, `cine no`. */
const AFTERWARDS =
  /(?<=^ ?|[|,.;!?] ?|\b(?:and|y|pero|but) )((?:[\p{L}'-]+ ){0,3}?[\p{L}'-]{3,}) (?:need not apply|not welcome|is a no(?:[ -]go)?|no(?:,? (?:por favor|porfa(?:vor)?|please|pls|plz|gracias|thanks|eh))?(?= *(?:$|[|,.;!?]| (?:que|porque|cuz|since) )))(?! (?!(?:que|porque|cuz|since) )[\p{L}])/u;
/** Named with a category alone, it is that category that is not wanted; narrower ones are words. */
const NARROW =
  /^(?:museums?|museos?|galler(?:y|ies)|plays?|theaters?|teatros?|restaurants?|dinner|bands?|concerts?|class(?:es)?|clases?|workshops?|lectures?|fiestas?|part(?:y|ies))$/;

/** Names that other readers would take, and companies, behind what refuses them. */
const REFUSED_NAME = new RegExp(
  `\\b${REFUSAL}${ARTICLES}(${APART.source}|couples?(?! (?:of|hours|days|friends))|bachelorettes?(?: part(?:y|ies))?|magic the gathering)(?: (?:things?|stuff|nights?|events?|thing))?`,
  'u',
);

/** An age from which on people are let in, that somebody is below: `nowhere 21+`, `18+ ones don't work for me`. */
const FROM_AGE =
  '(18|21)(?: ?\\+| and (?:up|over)| y mas)(?: (?:ones?|shows?|places?|stuff|events?|only|spots?|clubs?|bars?))?';
const REFUSED_AGE = [
  new RegExp(`\\b(?:no|not|nothing|nowhere|nada|ningun[oa]?|sin)(?: (?:de|que sea|for|the|any|para))* ${FROM_AGE}`),
  new RegExp(
    `\\b${FROM_AGE} (?:(?:is|are) (?:out|no good)|(?:won't|wont|don't|dont|doesn't|doesnt|isn't|aren't|can't|cant|no)(?: (?:gonna|going to|me|nos))? (?:work|do|good|happen|help|sirven?|puedo|podemos|dejan))(?: for (?:me|us))?`,
  ),
];

/** Takes those that are not wanted, before anything else is read. */
export const takeRefusedNames = (phrase: Phrase): string[] => [
  ...REFUSED_AGE.flatMap((ages) => phrase.takeAll(ages).map(([, age]) => `${age}+`)),
  ...phrase.takeAll(REFUSED_NAME).map(([, name = '']) => single(name.replace(/\\b/g, ''))),
];

/** What a request does not want. */
export function readExclusions(phrase: Phrase): Wish['not'] {
  const not: Wish['not'] = { categories: [], words: [] };
  phrase.takeAll(pattern(IDIOM));
  for (const [, told = ''] of phrase.takeAll(AFTERWARDS)) refuse(told.replace(LEADING, ''), not);
  for (const match of phrase.takeAll(REFUSED)) {
    const [whole, told = '', other = ''] = match;
    if (WEAK.test(whole) && !`${told} ${other}`.split(/[^\p{L}\d'+-]+/u).some(isOfEvents)) continue;
    const others = other.split(/,? ?(?<![\p{L}])(?:or|and|nor|ni|o|y|&) |, ?/u).filter((part) => part.trim() !== '');
    const isWhole = other === '' && (OF_THAT.test(whole) || (SAID_ALONE.test(whole) && isSentence(match)));
    const name = isWhole && !told.split(' ').some(isOfEvents) ? nameAlone(told) : '';
    if (name !== '') {
      not.words.push(name);
      continue;
    }
    for (const part of [
      told,
      ...others.map((one) => one.replace(/^ *(?:no |sin |nada de )?/, '').replace(LEADING, '')),
    ])
      refuse(part, not);
  }
  return { categories: [...new Set(not.categories)].slice(0, 8), words: [...new Set(not.words)].slice(0, 6) };
}

/** A refusal that is all of a sentence refuses any thing: `no slime. no clowns.` */
const SAID_ALONE = /^(?:no|nada de|nothing with|sin) /;
/** The same of what it should not be about. */
const OF_THAT = /^que no sean? de /;
const isSentence = ({ index, input, 0: said }: RegExpExecArray) =>
  /(?:^|[|.;!]) *$/.test(input.slice(0, index)) && /^ *[.;!]/.test(input.slice(index + said.length));
const nameAlone = (told: string) =>
  single(
    told
      .split(' ')
      .filter((word) => word.length > 3 && isModifier(word, true))
      .join(' '),
  );

/** Said of anything: `noise that isn't a monitor`. Only what events are about is refused by it. */
const WEAK =
  /^(?:(?:that|and|but) )*(?:(?:isn't|isnt|aren't|arent|ain't)|(?:\w+ ){0,2}(?:hates?|dislikes?|despises?)) /;

const isOfEvents = (word: string) =>
  word !== '' && (isTopical(word) || isTopical(single(word)) || isForm(word) || MOODS.has(word) || isBroad(word));

function refuse(told: string, not: Wish['not']): void {
  const unit = UNITS.exec(told)?.[0];
  if (unit !== undefined) {
    not.words.push(single(unit));
    return;
  }
  const [kind, category] = TOPICS.find(([name]) => pattern(`^(?:${name.source})$`).test(told.trim())) ?? [];
  if (kind && category && told.trim().includes(' ')) {
    not.categories.push(category);
    return;
  }
  const [, own = ''] = OF_A_KIND.exec(told) ?? [];
  if (own !== '' && !isNounless(own) && !isTopical(own) && !isBroad(own)) {
    not.words.push(single(own));
    return;
  }
  const words = [...told.matchAll(/[\p{L}\d'+-]{2,}/gu)]
    .map(([word]) => word.replace(/'s$/, ''))
    .filter(
      (word) =>
        !isOfCalendar(word) &&
        (MOODS.has(word) ||
          isBroad(word) ||
          !isSpanishVerb(word) ||
          isTopical(word) ||
          (senseOf(word) !== 'idle' && !/[^aeiou]o$/.test(word))),
    )
    .filter((word) => !/^\d+$/.test(word))
    .filter(
      (word, at, said) =>
        senseInName(word) !== 'idle' ||
        MOODS.has(word) ||
        isBroad(word) ||
        (at > 0 && DOING.test(word)) ||
        (isModifier(word) && isTopical(said[at + 1] ?? '')),
    );
  if (words.length === 0) return;
  const isKind = words.every((word) => isBroad(word) && !NARROW.test(word));
  if (isKind || words.join(' ') === 'live music') not.categories.push(...takeCategories(new Phrase(words.join(' '))));
  else
    not.words.push(
      single(
        words
          .join(' ')
          .replace(/ (?:stuff|things?|events?|shows?|movies?)$/, '')
          .replace(/sporty/, 'sports'),
      ),
    );
}

/** Any word may say of which kind: `not recruiting stuff`, `not the hot kind`. */
const OF_A_KIND = /^(?:\p{L}+ )?(\p{L}{3,}) (?:stuff|kind|type|crap)(?: of| thing)? *$/u;

/** Said of how a place feels; refused, they are looked for in what an event says of itself. */
const MOODS = new Set([
  'loud',
  'fuerte',
  'alta',
  'ruidosa',
  'crowd',
  'crowds',
  'crowded',
  'standing',
  'stairs',
  'alone',
  'kids',
  'alcohol',
  'drinking',
  'drugs',
  'outdoor',
  'outdoors',
  'smoking',
  'violence',
  'heights',
  'downtown',
  'centro',
  'drunk',
  'indoor',
  'indoors',
  'inside',
  'online',
  'virtual',
  'linea',
  'gory',
  'lines',
]);
