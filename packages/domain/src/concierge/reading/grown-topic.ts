import { isNounless } from './grammar.ts';
import { setOf } from './listed.ts';
import type { Phrase } from './phrase.ts';
import { single } from './singular.ts';
import { isSpanishVerb } from './spanish-forms.ts';
import { WEEKDAY } from './weekdays.ts';
import { isOfCalendar, isSpanish, senseInName } from './words-of.ts';

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'&+-]*|[|,.;:!?/]/gu;

/** Said of how good, how big or how near it should be: no part of what something is called. */
const VALUES =
  setOf(`good great nice cool fun funny best better worst bad cheap cheaper cheapest free big bigger biggest huge small little upcoming decent real awesome amazing fancy special favorite
  favourite quiet loud weird crazy random popular famous interesting different another other same next last first second third whole entire full long short busy slow cold rough late early some
  any more most all every each this that these those cute pretty massive ultimate solid proper legit regular normal casual chill cozy relaxed romantic annual weekly monthly daily lame dumb stupid
  pleasant lovely sweet dope sick lit killer epic perfect super really easy close nearby late time times thing things stuff place places people way ways kind sort type bit lot ton bunch couple pair
  few several half today tonight tomorrow night day week weekend month year morning afternoon evening event events show shows spot spots one ones idea ideas town city
  something anything everything nothing someone anyone someplace somewhere anywhere lil eventos actividades primero pura puro tipo anyway anyways happy sad sunny rainy lazy extra ticket tickets tix show gig gigs open local new old live public price prices half option options total otros otras otro otra`);
/** Verbs that stand right before what they are about. */
const VERBS =
  setOf(`attend attending enter entering host hosting visit visiting watch watching bring bringing play playing plays join joining try trying start starting stop rent buy buying sell
  selling teach teaching learn learning study studying make making help helping book reserve eat eating drink drinking meet meeting check checking catch catching hit hitting craving crave enjoy
  enjoying hate hates loved liked wish hope prefer hosting happening going coming run running sing singing dance dancing work working involving including featuring cover follow organize plan planning
  save miss missed celebrate celebrating remember recommend recommending suggest sign signing bored ready scheduled located called named dying interested obsessed open opens close closes begins
  starts ends end stuck free call calls paint painting say said says ask asked told heard saw seen went doing do does did done got gets having has had been gimme lemme gonna love like want need know think ur im`);
/** A thing begins behind these. */
const BEGINS =
  /^(?:[|,.;:!?/]|a|an|any|the|some|or|and|of|for|to|about|on|in|at|with|like|no|is|are|there|o|y|e|u|de|del|un|una|unos|unas|algun|alguna|el|la|los|las|hay|con|para|sobre|want|see|find|do|love|into|need|more|quiero|busco|ver)$/;
/** For whom something is made: it says so of itself. */
const AUDIENCE =
  '(?:(?:new|single|young|expecting|first[ -]time|gay|lesbian|queer|trans|black|latin[oa]s?|older|disabled|blind|deaf|military|working|stay at home) )?(?:men|women|ladies|veterans|vets|seniors|elders|teens|teenagers|tweens|moms|mothers|dads|fathers|parents|widows|widowers|widow(?:er)?s|singles|beginners|newcomers|nurses|teachers|caregivers|students|homeschoolers|immigrants|refugees|professionals|entrepreneurs|writers|artists|introverts|homebodies)';
const AUDIENCE_ES =
  '(?:mujeres|hombres|mamas|papas|madres|padres|adultos mayores|personas mayores|la tercera edad|mayores|jovenes|adolescentes|principiantes|viud[oa]s|solter[oa]s|profesionales|emprendedor[ea]s|inmigrantes|estudiantes|maestr[oa]s|veteranos|embarazadas|cuidadores|bebes)(?: (?:solter[oa]s|primeriz[oa]s|latin[oa]s|jovenes))?';
const FOR = new RegExp(
  `([\\p{L}-]+) (?:for|para|pa) (${AUDIENCE}|${AUDIENCE_ES})(?= *(?:$|[|.,;!?])| (?:${WEEKDAY}|in|on|at|this|next|near|el|este|en|los|por|today|tonight|tomorrow|hoy|manana|with|con|que|y|and|or|only|around)\\b)`,
  'u',
);
const PEOPLE = new RegExp(`^${AUDIENCE}$`);
const OF_PEOPLE = /^(?:new|single|young|expecting|gay|black|older|working|military|queer)$/;
/** Of children, who come along, and of what is made for them alone. */
const CHILDREN = /^(?:toddler|baby|teen|preschool)$/;

const MOST_BEFORE = 2;

/** Said of how good or how much, and part of no name. */
export const isValue = (word: string) => VALUES.has(word);

/** Whether a word may say what kind of a thing it is, right before its name. */
export function isModifier(word: string, isEither = false): boolean {
  return (
    word.length > 2 &&
    /^\p{L}/u.test(word) &&
    !word.includes("'") &&
    !isNounless(word) &&
    !isOfCalendar(word) &&
    !VALUES.has(word) &&
    !VERBS.has(word) &&
    (isEither || !(isSpanish(word) || isSpanishVerb(word))) &&
    !VERBS.has(word.replace(/s$/, '')) &&
    !word.endsWith('ly')
  );
}

/** For whom something is, where it says so itself: `coffee for vets`, `bingo para la tercera edad`. */
export function audienceOf(words: readonly string[], { whole }: Phrase): string[] {
  const [, thing = '', audience = ''] = FOR.exec(whole) ?? [];
  const same = words.flatMap((word) => word.split(' ')).map(single);
  if (!same.includes(single(thing))) return [];
  return audience.split(' ').filter((word) => word !== 'la' && !same.includes(single(word)));
}

/** Whom something is for, where nothing else is said of it: `actividades para la tercera edad`. */
export function audienceAlone({ whole }: Phrase): string[] {
  const [, thing = '', audience = ''] = FOR.exec(whole) ?? [];
  const isAnything =
    /^(?:anything|something|things|stuff|activities|events|actividades|algo|cosas|eventos|planes|hay)$/.test(thing);
  return isAnything && !/teen|adolescent|student|estudiant/.test(audience)
    ? audience.split(' ').filter((word) => word !== 'la')
    : [];
}

/** Each thing with what stands right before it and belongs to its name, as `native` in `native plant sale`, and with what is joined to it. */
export function grown(things: readonly string[], { whole, rest }: Phrase): string[] {
  const tokens = [...whole.matchAll(TOKEN)].map(([token]) => token.replace(/'s$/, ''));
  const left = new Set([...rest.matchAll(TOKEN)].map(([token]) => token));
  const same = new Set(things.flatMap((thing) => thing.split(' ')).map(single));
  const isOwn = (at: number) => same.has(single(tokens[at] ?? ''));
  const isJoined = (at: number) => !isOwn(at) && left.has(tokens[at] ?? '') && isThing(tokens[at] ?? '');
  return things.flatMap((thing) => {
    const [head = ''] = thing.split(' ');
    const first = tokens.findIndex((token) => single(token) === single(head));
    if (first < 0) return [thing];
    const begin = isOwn(first - 1) ? first : beginOf(tokens, first, left);
    let last = first;
    while (isOwn(last + 1)) last += 1;
    const behind = /^(?:or|o|u|&|\+)$/.test(tokens[last + 1] ?? '') ? last + (tokens[last + 2] === 'de' ? 3 : 2) : -1;
    const isLed = /^(?:or|o|u|&|\+)$/.test(tokens[begin - 1] ?? '') && isJoined(begin - 2);
    return [
      ...(isLed ? [tokens[begin - 2] ?? ''] : []),
      ...tokens.slice(begin, first),
      thing,
      ...(behind > 0 && isJoined(behind) ? [tokens[behind] ?? ''] : []),
    ];
  });
}

/** Where the name of a thing begins of which the word at `first` is known. */
function beginOf(tokens: readonly string[], first: number, left: ReadonlySet<string>): number {
  let begin = first;
  while (first - begin < MOST_BEFORE && begin > 0 && isPartOf(tokens[begin - 1] ?? '', left)) begin -= 1;
  if (OF_PEOPLE.test(tokens[begin - 1] ?? '') && PEOPLE.test(tokens[begin] ?? '')) begin -= 1;
  const led = tokens[begin - 1];
  return led === undefined || BEGINS.test(led) || VALUES.has(led) ? begin : first;
}

const isThing = (word: string) => isModifier(word, true) && senseInName(word) !== 'idle';

const isPartOf = (word: string, left: ReadonlySet<string>) =>
  (left.has(word) && isModifier(word)) || CHILDREN.test(word);
