import type { Category } from '@marquee/contract';
import { isBroad } from './broad-words.ts';
import { namesOne } from './clauses.ts';
import { PLAIN } from './dates-of-year.ts';
import { isEither } from './either.ts';
import { isNounless } from './grammar.ts';
import { audienceAlone, audienceOf, grown } from './grown-topic.ts';
import { isJudging, takeFormAlone, takeNamed } from './named-things.ts';
import { pattern } from './pattern.ts';
import { Phrase } from './phrase.ts';
import { single } from './singular.ts';
import { DOING, isTelling, LISTING, namesOf, tellingOf } from './telling-words.ts';
import { isTopical } from './topic-lexicon.ts';
import { TOPICS } from './topic-words.ts';
import { APART, SETS, UNITS } from './units.ts';
import type { Wish } from './wish.ts';
import { isOfCalendar, senseOf } from './words-of.ts';

/** A kind of event makes one thing of the word before it. Alone it is a category, or says nothing. */
const KINDS =
  'class|classes|workshops?|festivals?|fest|part(?:y|ies)|clubs?|bar|bands?|trucks?|markets?|fairs?|camps?|leagues?|lessons?|lecture|concert series';
const MOST_WORDS = 6;
const isPlainMonth = (word: string) => pattern(`^${PLAIN}$`).test(word);

/** Takes those names, before anything else is read. */
export const takeApart = (phrase: Phrase): string[] => phrase.takeAll(APART).map(([name]) => name.replace(/-/g, ' '));

/** What a request is about: categories, and words that rank what is found. `isName`: an event's own name, so that every word of it counts. */
export function readTopic(
  phrase: Phrase,
  isName = false,
  apart: readonly string[] = [],
): Pick<Wish, 'categories' | 'words'> {
  if (isName) {
    withoutCondition(phrase);
    const units = takeUnits(phrase);
    const named = takeNamed(phrase, true);
    const name = [...new Set([...apart, ...units, ...(named.length > 0 ? named : namesOf(phrase.rest))])];
    if (name.length > 0)
      return { categories: [], words: grown(name, phrase).join(' ').split(' ').slice(0, MOST_WORDS).join(' ') };
  }
  phrase.takeIf(TAIL, ({ index }) => namesOne(phrase.rest.slice(0, index)));
  // What is celebrated is no kind of event.
  phrase.drop(OCCASION, () => '|');
  // "A group that plays chess" is about no play.
  phrase.drop(/\b(?:who|that|he|she) plays\b/, (verb) => verb.replace('plays', '|'));
  const taken = takeUnits(phrase);
  const music = takeMusic(phrase);
  const units = [...apart, ...music, ...taken.filter((unit) => !isKind(unit))];
  const compounds = [...takeCompounds(phrase), ...takeNamed(phrase, false)];
  const listed = takeListed(phrase);
  const kinds = [...taken.filter(isKind).flatMap((unit) => takeKinds(new Phrase(unit))), ...takeKinds(phrase)];
  const narrow = [...listed, ...units, ...compounds];
  narrow.push(...tellingOf(phrase.rest, narrow.length + kinds.length > 0));
  // What stands right before a kind is a part of its name: `glass art exhibit`.
  if (kinds.length > 0) {
    const names = kinds.flatMap((kind) => nameBefore(kind, phrase));
    narrow.push(...names.filter((word) => narrow.length === 0 || senseOf(word) === 'rare').slice(0, 1));
  }
  // `teatro infantil` is one thing, of which who comes along was read.
  if (narrow.length === 0 && kinds.some(({ name }) => phrase.whole.includes(` ${name} infantil`)))
    narrow.push('infantil');
  const joint = kinds.filter((kind) => {
    const others = kinds.filter(({ category }) => category !== kind.category).map(({ name }) => name);
    return isOfOne(kind, narrow, phrase.whole) || isOfOne(kind, others, phrase.whole, ' (?:de|of) ');
  });
  const named = [...narrow, ...joint.map(({ name }) => name)];
  joint.push(
    ...kinds.filter((kind) => !joint.includes(kind) && joint.length > 0 && isOfOne(kind, named, phrase.whole)),
  );
  const isBeside = ({ name, category }: Kind) =>
    category === 'Food' && narrow.length > 0 && new RegExp(` (?:con|with|w/) (?:la |the )?${name}`).test(phrase.whole);
  const alone = kinds.filter((kind) => !joint.includes(kind) && !isBeside(kind));
  // A class or a band is of what else is named.
  const isCarrier = ({ name, category }: Kind) =>
    narrow.length > 0 && CARRIERS.test(name) && (category === 'Education' || isBesideOne(name, narrow, phrase.whole));
  const categories = [...new Set(alone.filter((kind) => !isCarrier(kind)).map(({ category }) => category))];
  const words = joint.length === 0 ? narrow : inOrder([...narrow, ...joint.map(({ name }) => name)], phrase.whole);
  if (words.length === 0 && categories.length === 0) words.push(...takeFormAlone(phrase));
  if (words.length === 0 && categories.length === 0) words.push(...audienceAlone(phrase));
  if (words.length === 0 && categories.length === 0) words.push(...phrase.takeAll(DOING_ALONE).map(([doing]) => doing));
  const whole = grown(words, phrase);
  const audience = audienceOf(words, phrase);
  const told = [...new Set(words.flatMap((word) => word.split(' ')))];
  return {
    categories: categories.slice(0, 4),
    ...(told.length === 0 ? {} : { words: [joined(whole, phrase), ...audience].join(' ').slice(0, 100) }),
  };
}

/** Whether a kind stands right before or behind one of some words. */
function isBesideOne(name: string, words: readonly string[], whole: string): boolean {
  const each = words.flatMap((one) => one.replaceAll('+', '\\+').split(' ')).join('|');
  const between = '(?: (?:de|del|of|with|con|the|an?|el|la|los|las|musica|music))* ';
  return new RegExp(`\\b(?:${each})[\\p{L}]{0,3}(?: music)? ${name}\\b|\\b${name}${between}(?:${each})`, 'u').test(
    whole,
  );
}

/** Kinds that are of something, which says more. */
const CARRIERS =
  /^(?:class(?:es)?|workshops?|lectures?|taller(?:es)?|clases?|concerts?|conciertos?|gigs?|bands?|exhibits?|exhibitions?|exposicion(?:es)?)$/;

const OCCASION =
  /\b(?:birthday|retirement|farewell|going[ -]away|bachelor(?:ette)?|engagement|graduation|anniversary|surprise) part(?:y|ies)\b|\bfiestas? de (?:cumpleanos|despedida|graduacion|jubilacion)\b/;

/** What is asked about an event behind its name: `if it rains`, `after the storm`. */
const CONDITION =
  /(?<=[\p{L}] )(?:if|unless|because|cuz|since|even (?:if|though)|after (?:the|all|that|what)|despite|with (?:all )?(?:this|the) (?:rain|storm|weather)|si (?:llueve|hace)|aunque|despues de la)\b[^.?!|]*/u;

function withoutCondition(phrase: Phrase): void {
  phrase.takeIf(CONDITION, ({ index }) => index > 8);
}

/** Of whom, why or until when something is looked for, behind its name: what is named there is no part of it. */
const TAIL = new RegExp(
  `(?<=\\p{L}[^.,;!?|]* )(?:${[
    'who(?:se|m)?(?! (?:plays?|does|do|cover)\\b)',
    '(?:because|cuz|coz|since|although|even though|unless|in case|so that|so (?:i|we)|where (?:no ?(?:one|body)|i|we|my)|when (?:i|we|he|she|my|his|her|our)|before (?:i|we|he|she|my|his|her|our|it|winter)|after (?:i|we|he|she|my|his|her|our))',
    'que (?:se|le|les|lo|la|los|las|me|nos|mi|mis|ya|vende|tiene|tienen|era|eran|jugaba|trabaja)',
    '(?:porque|xq|pq|ya que|antes de que|despues de que|mientras|aunque|cuando|pa(?:ra)? (?:llevar|que (?:mi|se|le)))',
  ].join('|')}) [^.,;!?|]*`,
  'u',
);

/** What somebody wants to do, where they want nothing else; beside another thing it says how the day goes on. */
const DOING_ALONE = /\b(?:desayunar|almorzar|correr|trotar|nadar)\b/;

const JOINING = /^(?:de|del|en|la|los|las)$/;

/** The words of all things, each once; between two things of which either will do stands `or`. */
function joined(words: readonly string[], { whole }: Phrase): string {
  const same = words.map((word) => single(word));
  const things = inOrder(
    words.filter((_, at) => same.indexOf(same[at] ?? '') === at),
    whole,
  );
  const listed = things.flatMap((one, at) => {
    const thing = led(one, things.slice(0, at), whole);
    const told = thing.split(' ');
    return at > 0 && isEither(things[at - 1] ?? '', thing, whole) ? ['or', ...told] : told;
  });
  const alike = listed.map(single);
  // A word stands in each of two things of which either will do, and else once.
  const isFirst = (at: number) => alike.indexOf(alike[at] ?? '', listed.slice(0, at).lastIndexOf('or') + 1) === at;
  const told = listed
    .filter((word, at) => word === 'or' || JOINING.test(word) || isFirst(at))
    .filter((word, at, all) => word !== 'or' || (at < all.length - 1 && all[at + 1] !== 'or'))
    .slice(0, MOST_WORDS + 2);
  const isAlone = !JOINING.test(told.at(-2) ?? '');
  return told
    .map((word, at) => (at === told.length - 1 && isAlone ? single(word) : word))
    .join(' ')
    .replace(/ or$/, '');
}

/** A thing with the word that leads one before it, where it leads this one, too: `deaf bowling or deaf trivia`. */
function led(thing: string, before: readonly string[], whole: string): string {
  const [, lead = ''] = new RegExp(` (?:or|o|u) ([\\p{L}-]+) ${thing.replaceAll('+', '\\+')}`, 'u').exec(whole) ?? [];
  return lead !== '' && before.some((one) => one.split(' ').includes(lead)) ? `${lead} ${thing}` : thing;
}

/** As they stand in the message. */
const inOrder = (words: readonly string[], whole: string) =>
  words.toSorted((one, other) => placeOf(one, whole) - placeOf(other, whole));

function placeOf(words: string, whole: string): number {
  const at = whole.indexOf(` ${words}`);
  return at < 0 ? whole.indexOf(` ${words.slice(0, 4)}`) : at;
}

interface Kind {
  name: string;
  category: Category;
}

/** Of words that each mean the same category: `exposiciones de arte`. */
const isKind = (unit: string) =>
  unit.split(' ').every(isBroad) && new Set(takeKinds(new Phrase(unit)).map(({ category }) => category)).size === 1;

const takeKinds = (phrase: Phrase): Kind[] =>
  TOPICS.flatMap(([name, category]) => phrase.takeAll(name).map(([said]) => ({ name: said, category })));

export const takeCategories = (phrase: Phrase): Category[] => [
  ...new Set(takeKinds(phrase).map(({ category }) => category)),
];

/** In these categories a kind narrows the word beside it, and an event of that word may be in another category. */
const NARROWING: ReadonlySet<Category> = new Set<Category>([
  'Social',
  'Arts',
  'Outdoor',
  'Sports',
  'Food',
  'Technology',
  'Business',
]);

/** Behind a word that says which, music is no category: `highlife music` is one name, and `jazz music` is jazz. */
const MUSIC =
  /([\p{L}-]{3,}) (music)(?! (?:class|lesson|workshop|festival|fest|trivia|bingo|videos?|history|theory|therapy|camp|school|club|night|store|shop|venue|series|hall)|-)(?![\p{L}])/u;

/** Says of much else, too, what it is of. */
const OF_MUCH =
  /^(?:chamber|house|world|church|sacred|christian|organ|choral|holiday|christmas|roots|trap|spanish|latin|irish|celtic)$/;

function takeMusic(phrase: Phrase): string[] {
  const match = MUSIC.exec(phrase.rest);
  const [whole = '', word = '', kind = ''] = match ?? [];
  if (!match || isJudging(word) || isBroad(word) || LISTING.has(word) || isOfCalendar(word) || !isTelling(word))
    return [];
  const isKnown = isTopical(word) && !OF_MUCH.test(word);
  phrase.takeAt(match.index + (isKnown ? whole.length - kind.length : 0), isKnown ? kind.length : whole.length);
  return isKnown ? [] : [whole];
}

function nameBefore({ name, category }: Kind, { whole, rest }: Phrase): string[] {
  const [, word = ''] = NARROWING.has(category) ? (new RegExp(`([\\p{L}-]+) ${name}`, 'u').exec(whole) ?? []) : [];
  return isTelling(word) && !isBroad(word) && !isJudging(word) && rest.includes(` ${word} `) ? [word] : [];
}

const BESIDE = '(?: (?:al?|de|del|en|el|la|los|las|of|the))* ';

/** A kind that makes one thing of a word beside it: `outdoor movie`, `teatro en español`, `model railroad exhibit`. */
function isOfOne({ name, category }: Kind, words: readonly string[], whole: string, join = BESIDE): boolean {
  if (!NARROWING.has(category) && name !== 'club') return false;
  // `c++` is a word, too.
  const each = words.flatMap((one) => one.replaceAll('+', '\\+').split(' '));
  const word = `(?:${each.join('|')})[\\p{L}]{0,3}`;
  return (
    words.length > 0 && new RegExp(`\\b(?:${word}${join}${name}|${name}${join}${word})(?![\\p{L}])`, 'u').test(whole)
  );
}

/** What is joined to the last word of a thing: `feria de fanzines o vinilos`; or, in Spanish, the adjective behind a thing made of two nouns: `clases de defensa personal`, `subasta de muebles antiguos`. */
function adjectiveBehind(phrase: Phrase, unit: string, index: number): string {
  if (!SPANISH_NAME.test(unit)) return '';
  const at = Math.max(0, index - 1);
  const behind =
    /^ *\| (?:([ou])(?: de)? |[ye] (?:de )?)?(\p{L}{5,})(?= *(?:$|[|.,;!?])| (?:en|el|la|para|este|esta|hoy|por|con|cerca)\b)/u.exec(
      phrase.rest.slice(at),
    );
  const [, either, word = ''] = behind ?? [];
  if (!behind || !isTelling(word) || isBroad(word)) return '';
  phrase.takeAt(at + behind[0].length - word.length, word.length);
  return either ? ` or ${word}` : ` ${word}`;
}

/** What a Spanish name goes on with: `taller de pan` with ` de elote`, `procesión del Señor` with ` de los Milagros`. */
function partBehind(phrase: Phrase, unit: string, index: number): string {
  if (!SPANISH_NAME.test(unit)) return '';
  const at = Math.max(0, index - 1);
  const [said = '', part = '', word = ''] = PART.exec(phrase.rest.slice(at)) ?? [];
  if (word === '' || isNounless(word) || isOfCalendar(word) || isPlainMonth(word)) return '';
  phrase.takeAt(at + said.length - part.length, part.length);
  return part;
}
const SPANISH_NAME = / (?:de(?:l| la| los| las)?|sobre) /;
const PART = /^ *\|( de(?:l| la| los| las)? (?!tercera edad)(\p{L}{4,}))(?= *(?:$|[|.,;!?])| \p{L})/u;

function takeUnits(phrase: Phrase): string[] {
  const found: string[] = [];
  for (let match = phrase.take(UNITS); match && found.length < 20; match = phrase.take(UNITS)) {
    let unit = match[0];
    for (let more = partBehind(phrase, unit, match.index); more !== ''; more = partBehind(phrase, unit, match.index))
      unit += more;
    found.push(`${unit}${adjectiveBehind(phrase, unit, match.index)}`);
  }
  return found.map((unit) =>
    SETS.test(unit)
      ? unit
      : unit
          .split(/[ ]/)
          .filter((word) => !/^(?:and|&|n)$/.test(word))
          .map((word) => (/^(?:nights?)$/.test(word) ? single(word) : word))
          .join(' '),
  );
}

/** Behind another word they are of it: `soil health workshop`. */
const OF_SOMETHING = /^(?:health|wellness|fitness|business|tech)$/;

/** A narrow word with its kind: `art class`, `beer festival`, `coding workshop`, `dance party`; and `noche de trivia` as its own word. */
function takeCompounds(phrase: Phrase): string[] {
  const found: string[] = [];
  const compound = pattern(`(?<= )((?:[\\p{L}\\d'-]+ )?)([\\p{L}\\d'-]+) (${KINDS})(?= |[.,?!]|$)`, 'u');
  for (let match = compound.exec(phrase.rest); match && found.length < 3; match = compound.exec(phrase.rest)) {
    const [whole = '', before = '', first = '', kind = ''] = match;
    const lead = before.trim();
    const isLed = lead !== '' && isTelling(lead) && !isBroad(lead);
    if (
      !(isTelling(first) || (isTelling(lead) && DOING.test(first))) ||
      (isBroad(first) && !(isLed && OF_SOMETHING.test(first)) && !/^(?:food|art|theater|dance)$/.test(first)) ||
      LISTING.has(first)
    )
      break;
    const own = isLed ? whole : `${first} ${kind}`;
    phrase.takeAt(match.index + whole.length - own.length, own.length);
    found.push(`${isLed ? `${lead} ` : ''}${first} ${single(kind)}`);
  }
  return found;
}

/** Beside something else, a part of an evening and no kind of event. */
const MEALS = /^(?:dinner|lunch|cena)$/;

/** Of two kinds of which one is no category, both are words: a category would leave the other out. */
function takeListed(phrase: Phrase): string[] {
  const match =
    /(?<= )([\p{L}-]+),? (?:or|o|and|y|then|luego|despues|&|\+)(?: then| luego| despues)?(?: (?:an?|the|some|un|una|maybe|really|even|like|any|kind|sort|of))* ([\p{L}-]+)(?= |$|[.,?!])/u.exec(
      phrase.rest,
    );
  const both = match?.slice(1, 3) ?? [];
  const broad = both.filter((word) => !MEALS.test(word) && isBroad(word));
  const narrow = both.filter(
    (word) => !broad.includes(word) && isTelling(word) && (isTopical(word) || senseOf(word) === 'rare'),
  );
  const areOfTwoKinds = broad.length === 1 || both.some((word) => MEALS.test(word));
  if (!match || !areOfTwoKinds || broad.length + narrow.length !== 2) return [];
  phrase.takeAt(match.index, match[0].length);
  return both.map(single);
}
