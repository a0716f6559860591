import type { Category } from '@marquee/contract';
import { isBroad } from './broad-words.ts';
import { PLAIN } from './dates-of-year.ts';
import { isNounless } from './grammar.ts';
import { audienceAlone, audienceOf, grown } from './grown-topic.ts';
import { isManner } from './manners.ts';
import { isJudging, takeFormAlone, takeNamed } from './named-things.ts';
import { pattern } from './pattern.ts';
import { Phrase } from './phrase.ts';
import { single } from './singular.ts';
import { DOING, isTelling, LISTING, namesOf, tellingOf } from './telling-words.ts';
import { isTopical } from './topic-lexicon.ts';
import { TOPICS } from './topic-words.ts';
import { ACTS, SET_PHRASES } from './vocabulary/set-phrases.ts';
import type { Wish } from './wish.ts';
import { isOfCalendar, senseOf } from './words-of.ts';

/** Names of one thing that hold words which say nothing by themselves. */
const WORD_UNITS =
  /\b(?:hay rides?|kung[ -]?fu|jiu[ -]?jitsu|tae ?kwon ?do|splash pads?|two[ -]step|smash bros|citas rapidas|battle raps?|rap battles?|pan de muerto|inteligencia artificial|(?:art|music|dance|drama|pet|equine|play) therapy(?: groups?)?|home ?buyers?(?: class(?:es)?)?|obras? de teatro|(?:gluten|dairy|nut|sugar|meat)[ -]free(?: food)?(?: fest(?:ival)?s?)?|mini[ -]?golf|ma[hj]+[ -]?jongg?|putt[ -]?putt|hip[ -]?hop|lip[ -]?sync(?: battle)?|watch part(?:y|ies)|soft opening|model (?:railroads?|trains?|planes?)|sword fighting|(?:half|full|ultra)[ -]marathons?|rock climbing|ice skating|roller skating|flea markets?|farm to table|open (?:studios?|rehearsals?|jams?|skate|swim|day)|(?:job|career|health|science|school|county|state|street) fairs?|(?:high|middle|elementary) school(?= [a-z]{3})(?! (?:kids?|students?|gym|in|and|or|age[sd]?|reunion)\b)|(?:bake|plant|yard|garage|rummage|book|estate|craft|tag) sales?|battle of the bands|step shows?|full moon(?= (?:hike|paddle|walk|yoga|party))|jingle bell|(?:lunar|chinese) new year|audio[ -]describ(?:ed|tion)|(?:open|closed)[ -]caption(?:ed|s)?|hands[ -]on(?= [a-z])|teatro del [\p{L}]{3,}|(?:cena|comida|teatro|arte|musica) (?!(?:barat|buen|romantic|tranquil|bonit|nuev|hech)[\p{L}]*\b|(?:gratis|rica|chida|padre|linda|suave|mala|para|por|con|en|al|el|la|y|o|de|hoy|cerca|a|algo|que|manana|este|esta|del|sin|no|solo)\b)[\p{L}]{4,}(?:[ao]s?|al|il|iles|ales|guinol)(?= *(?:$|[|.,;!?]|el |en |para |este |hoy ))|open mics?|microfono abierto|open house|open play|open gym|escape rooms?|(?:fall|spring|summer|winter|harvest|night|street|block|holiday|christmas|flea|makers?) (?:festivals?|fest|markets?|fairs?|parties|party)|haunted (?:houses?|trails?)|(?:board|card|video|party) games?(?: nights?)?|games? nights?|(?:mommy|baby|me) and (?:me|baby|mommy)|meet (?:and|&|n) greet|swap meets?|sound (?:baths?|healing)|speed dating|car (?:shows?|meets?)|dog (?:friendly|shows?)|cat shows?|magic shows?|puppet shows?|air shows?|horse shows?|quilt shows?|gun shows?|home shows?|boat shows?|light shows?|flower shows?|fashion shows?|talent shows?|sensory[ -]friendly|first friday|silent disco|spoken word|story ?(?:time|hour)s?|casas? embrujad[ao]s?|sing[ -]alongs?|singles? (?:night|mixer|event)|house music|murder mystery(?: dinner)?|dinner (?:theaters?|cruises?|dance|show)|comic con|vegan food (?:fest|festival)|food trucks?|art (?:walk|crawl|class|classes|market|fair|festival|workshops?|camp)s?|farmers?'? markets?|book (?:club|fair|sale|signing|swap)s?|stand[ -]?up(?: comedy)?|happy hours?|yappy hour|drag (?:shows?|queen|brunch|bingo|ball|race)|(?:5|10)k|juegos? de mesa|(?:clases?|talleres?|taller|cursos?|torneos?|club|ferias?|festival(?:es)?|mercados?|rutas?|recorridos?|desfiles?|bailes?|carreras?|concursos?|muestras?|exposicion(?:es)?|paseos?|caminatas?|catas?|circulos?|meetups?|subastas?|bazar|encendido|competencias?|campeonatos?|bendicion|procesion|fiestas?|grupos?|charlas?|maratones|maraton) (?:del?|de (?:la|los|las)) (?!(?:la|el|los|las|noche|cita|hoy|manana|amig\w+|este|esta|chicas|mi|mis|un|una|todo|semana|mes|estado|condado|pueblo|barrio|ciudad|ninos|mas|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|octubre|noviembre|diciembre)\b)(?:(?:san|santa|dia de) )?[\p{L}]{3,}|(?:visitas?|tours?|recorridos?|caminatas?|paseos?) guiad[oa]s?|guided (?:tours?|walks?|hikes?)|paseos? en [\p{L}]{4,}|big band|tardes? de (?:te|cafe|poesia|bingo|juegos|cine|museos)|conciertos? (?:sinfonic|acustic|coral|didactic)[a-z]+|defensa personal|support groups?|(?:nature|community|rec(?:reation)?|visitors?'?|science|cultural|convention|civic|botanic(?:al)?|arts|performing arts) (?:cent(?:er|re)s?|gardens?)|food (?:banks?|drives?|pantr(?:y|ies))|bancos? de (?:alimentos|comida)|meteor showers?|lluvias? de (?:estrellas|meteoros)|black holes?|masa madre|star (?:wars|trek)|harry potter|self[ -]defen[sc]e|stand up|lucha libre|fuegos artificiales|primeros auxilios|yoga en silla|chair yoga|son (?:cubano|jarocho|huasteco)|futbol americano|bar(?:es)? de deportes|sports bars?|cocina (?:vegana|vegetariana|mexicana|italiana|asiatica|tailandesa|criolla|japonesa|francesa)|donacion(?:es)? de sangre|observacion de (?:aves|estrellas)|intercambios? de (?!la\b|el\b)[\p{L}]{4,}|batallas? de (?!la\b|el\b)[\p{L}]{3,}|limpieza del? [\p{L}]{3,}|dia de (?:los )?muertos|day of the dead|(?:trabajo|servicio) voluntario|firmas? de (?:libros?|autografos)|musica (?:de (?:camara|banda|orquesta)|sacra|antigua|barroca|folclorica|folklorica|tropical|clasica|norte[nñ]a|ranchera|regional|cubana|andina|latina|banda))\b/u;
/** Those, and set phrases. */
export const UNITS = new RegExp(
  `\\b(?:${[...SET_PHRASES, ...ACTS].join('|')})(?![\\p{L}\\d])|${WORD_UNITS.source}`,
  'u',
);
const SETS = new RegExp(`^(?:${[...SET_PHRASES, ...ACTS].join('|')})$`);
/** A kind of event makes one thing of the word before it. Alone it is a category, or says nothing. */
const KINDS =
  'class|classes|workshops?|festivals?|fest|part(?:y|ies)|clubs?|bar|bands?|trucks?|markets?|fairs?|camps?|leagues?|lessons?|lecture|concert series';
const MOST_WORDS = 6;
const isPlainMonth = (word: string) => pattern(`^${PLAIN}$`).test(word);

/** Names that hold words which other readers would take: who comes along, what it costs, when it is. */
export const APART =
  /\b(?:carreras? de \d+ ?(?:k|kms?|kilometros)|(?:daddy|father|mommy|mother|mom|dad)[ -](?:daughter|son)(?: (?:dance|dinner|date night|ball|game|night|camp|brunch|event|tea))?|pay[ -]what[ -]you[ -](?:can|want|will|wish)|(?:trick|trunk)[ -]or[ -]treat(?:ing|s)?|paint (?:and|&|n) sip|sip (?:and|&|n) paint|dulce o truco|truco o trato|day (?:drinking|party|parties)|touch[ -]a[ -]truck|first friday|free comic book day|(?:date|sago) palms?|baby (?:goats?|animals?)|kids? ?bop|late nights? at the museum|museum late(?: night)?s|teddy bear (?:picnic|tea|hunt)|adult (?:prom|swim|spelling bee|recess)|senior prom|family feud)\b/;

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
    const name = [...apart, ...units, ...(named.length > 0 ? named : namesOf(phrase.rest))];
    if (name.length > 0)
      return { categories: [], words: grown(name, phrase).join(' ').split(' ').slice(0, MOST_WORDS).join(' ') };
  }
  // What is celebrated is no kind of event.
  phrase.drop(OCCASION, () => '|');
  // "A group that plays chess" is about no play.
  phrase.drop(/\b(?:who|that|he|she) plays\b/, (verb) => verb.replace('plays', '|'));
  const taken = takeUnits(phrase);
  const units = [...apart, ...taken.filter((unit) => !isKind(unit))];
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

const JOINING = /^(?:de|del|en|la|los|las)$/;

/** The words of all things, each once; between two things of which either will do stands `or`. */
function joined(words: readonly string[], { whole }: Phrase): string {
  const same = words.map((word) => single(word));
  const things = inOrder(
    words.filter((_, at) => same.indexOf(same[at] ?? '') === at),
    whole,
  );
  const listed = things.flatMap((thing, at) => {
    const told = thing.split(' ');
    return at > 0 && isEither(things[at - 1] ?? '', thing, whole) ? ['or', ...told] : told;
  });
  const alike = listed.map(single);
  const told = listed
    .filter((word, at) => word === 'or' || JOINING.test(word) || alike.indexOf(alike[at] ?? '') === at)
    .filter((word, at, all) => word !== 'or' || (at < all.length - 1 && all[at + 1] !== 'or'))
    .slice(0, MOST_WORDS + 2);
  const isAlone = !JOINING.test(told.at(-2) ?? '');
  return told
    .map((word, at) => (at === told.length - 1 && isAlone ? single(word) : word))
    .join(' ')
    .replace(/ or$/, '');
}

/** Between two things of which either will do. */
const EITHER =
  "^(?:'s)? ?[,.;?!/]* ?(?:maybe |tal vez |quizas? )?(?:or|o|u)(?: (?:or|o|an?|the|some|any|just|good|maybe|even|else|to|cualquier|un|una|unos|unas|algun|alguna|el|la|los|las|de|del|al?|en|tal vez|quizas?|hasta))* $";

function isEither(one: string, other: string, whole: string): boolean {
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

/** As they stand in the message. */
const inOrder = (words: readonly string[], whole: string) =>
  words.toSorted((one, other) => whole.indexOf(` ${one.slice(0, 4)}`) - whole.indexOf(` ${other.slice(0, 4)}`));

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

/** A narrow word with its kind: `art class`, `beer festival`, `coding workshop`, `dance party`; and `noche de trivia` as its own word. */
function takeCompounds(phrase: Phrase): string[] {
  const found: string[] = [];
  const compound = pattern(`(?<= )((?:[\\p{L}\\d'-]+ )?)([\\p{L}\\d'-]+) (${KINDS})(?= |[.,?!]|$)`, 'u');
  for (let match = compound.exec(phrase.rest); match && found.length < 3; match = compound.exec(phrase.rest)) {
    const [whole = '', before = '', first = '', kind = ''] = match;
    if (
      !(isTelling(first) || (isTelling(before.trim()) && DOING.test(first))) ||
      (isBroad(first) && !/^(?:food|art|theater|dance)$/.test(first)) ||
      LISTING.has(first)
    )
      break;
    const lead = before.trim();
    const isLed = lead !== '' && isTelling(lead) && !isBroad(lead);
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
    /(?<= )([\p{L}-]+),? (?:or|o|and|y|then|luego|despues|&|\+)(?: then| luego| despues)?(?: (?:an?|the|some|un|una|maybe))? ([\p{L}-]+)(?= |$|[.,?!])/u.exec(
      phrase.rest,
    );
  const both = match?.slice(1, 3) ?? [];
  const broad = both.filter((word) => !MEALS.test(word) && isBroad(word));
  const narrow = both.filter((word) => !broad.includes(word) && isTopical(word) && isTelling(word));
  const areOfTwoKinds = broad.length === 1 || both.some((word) => MEALS.test(word));
  if (!match || !areOfTwoKinds || broad.length + narrow.length !== 2) return [];
  phrase.takeAt(match.index, match[0].length);
  return both.map(single);
}
