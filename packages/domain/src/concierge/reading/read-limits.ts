import { FACT_FILTERS, type FactFilter, type FactKey, FILTER_KEYS } from '@marquee/contract';
import { TERMS } from '../wording/terms.ts';
import type { Phrase } from './phrase.ts';
import { Phrase as Part } from './phrase.ts';
import { single, takeCategories } from './read-topic.ts';
import { IDLE_WORDS } from './topic-words.ts';
import type { Party, Wish } from './wish.ts';

const MONEY = '(?:dollars?|bucks|usd|dolares)';

/** What it may cost. `null` takes back that it must be free. */
export function readPrice(phrase: Phrase): { free?: boolean | null; mostDollars?: number; sort?: Wish['sort'] } {
  if (
    phrase.take(
      /(?:doesn't|does not|don't|need not|not) (?:have to |need to |necessarily )?be (?:for )?free|(?:not|nothing) (?:just |only )?free|nada gratis|no tienen? que ser gratis/,
    )
  )
    return { free: null };
  if (phrase.take(/\bnot (?:too |very |so )?(?:expensive|pricey)\b|\bno (?:muy |tan )?car[oa]s?\b/))
    return { sort: 'price' };
  const most =
    phrase.take(
      /\b(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?(?: of)?|no more than|menos de|hasta|maximo)\s*\$ ?(\d{1,4}(?:\.\d\d)?)/,
    ) ??
    phrase.take(
      new RegExp(
        `\\b(?:under|below|less than|up to|at most|max(?:imum)?(?: of)?|no more than|(?:por )?menos de|hasta|maximo|for|within) ?(\\d{1,4}) ?${MONEY}`,
      ),
    ) ??
    phrase.take(/\b(?:under|below|less than|por menos de) (\d{1,4})\b(?! (?:year|mile|people|min|ano))/) ??
    phrase.take(/\$ ?(\d{1,4}) (?:or less|max|o menos)/);
  if (most) return { mostDollars: Number(most[1]) };
  if (
    phrase.take(
      /\b(?:for free|free(?: ones| of charge| admission| entry)?|no cover(?: charge)?|gratis|gratuit[oa]s?|sin costo|entrada libre|costs? nothing)\b/,
    )
  )
    return { free: true };
  if (
    phrase.take(
      /\b(?:cheap(?:er|est)?|affordable|inexpensive|low[ -]cost|on a budget|budget|(?:mas |lo mas )?(?:barat[oa]s?|economic[oa]s?))\b/,
    )
  )
    return { sort: 'price' };
  return {};
}

/** Whoever comes along says what is for families (`readParty`), and `free` is a price. */
const READ_APART: ReadonlySet<FactFilter> = new Set(['free', 'family']);
const unaccented = (pattern: string) => pattern.normalize('NFKD').replace(/\p{M}/gu, '');
const FACTS = FILTER_KEYS.filter((filter) => !READ_APART.has(filter)).map((filter) => {
  const looked = FACT_FILTERS[filter].anyOf.flatMap((one) => Object.keys(one) as FactKey[]);
  const words = Object.values(TERMS).flatMap((terms) =>
    [terms[filter], ...looked.flatMap((key) => terms.facts[key] ?? [])].map(unaccented),
  );
  return [filter, new RegExp(`\\b(?:${words.join('|')})\\b`)] as const;
});

/** What must be known of an event: the words that an answer says it with, in either language, and those of the facts that a filter looks at. */
export function readFacts(phrase: Phrase): { [F in FactFilter]?: true } {
  return Object.fromEntries(
    FACTS.filter(([, words]) => phrase.takeAll(words).length > 0).map(([filter]) => [filter, true as const]),
  );
}

export function readSort(phrase: Phrase): { sort?: Wish['sort'] } {
  return phrase.take(/\b(?:(?:most )?popular|trending|hottest|mas populares?|popular(?:es)?)\b/)
    ? { sort: 'popular' }
    : {};
}

const PARTIES: ReadonlyArray<readonly [RegExp, Party]> = [
  [
    /\bdate(?:s)?(?: night| idea)?s?\b(?! of)|\bromantic(?:o|a|os|as)?\b|\banniversary\b|\b(?:with |con )?(?:my |mi )?(?:wife|husband|girlfriend|boyfriend|partner|fiancee?|esposa|esposo|novia|novio|pareja)\b|\b(?:una |de |ideas para una )?citas?\b|\baniversario\b/,
    'date',
  ],
  [
    /\b(?:the |for |my |para |mis |los |whole |toda |la |with |all )*(?:kids?|child(?:ren)?(?:'s)?|toddlers?|bab(?:y|ies)|sons?|daughters?|famil(?:y|ies)|family|ninos|ninas|familia|familiar(?:es)?|hij[oa]s?)(?:[ -](?:friendly|activities|friend))?\b/,
    'kids',
  ],
  [
    /\bgirls'? night(?: out)?\b|\b(?:with |my |con |mis |some )*(?:friends|buddies|amig[oa]s)\b|\bguys'? night(?: out)?\b/,
    'friends',
  ],
];

export function readParty(phrase: Phrase): { party?: Party } {
  const found = PARTIES.filter(([words]) => phrase.takeAll(words).length > 0);
  return found[0] ? { party: found[0][1] } : {};
}

const CLOCK =
  "(?:the |las? )?(\\d{1,2})(?::(\\d\\d))? ?(am|pm|a\\.m\\.|p\\.m\\.)?(?: o'?clock)?(?! ?(?:dollars|bucks|miles|people|\\/|st|nd|rd|th)|\\d|\\/)";

/** The hours between which it may start. */
export function readHours(phrase: Phrase): Pick<Wish, 'after' | 'before'> {
  const hours: Pick<Wish, 'after' | 'before'> = {};
  if (phrase.take(/\b(?:late[ -]night|late at night|muy tarde)\b/)) hours.after = '21:00';
  if (phrase.take(/\b(?:after work|despues del trabajo)\b/)) hours.after = '17:00';
  if (phrase.take(/\bafter (?:noon|lunch)\b|\bdespues del mediodia\b/)) hours.after = '12:00';
  if (phrase.take(/\bbefore noon\b|\bantes del mediodia\b/)) hours.before = '12:00';
  const after = phrase.take(
    new RegExp(
      `\\b(?:(?:any ?time )?after|later than|past|starting (?:at|after)|despues de|a partir de|mas tarde de) ${CLOCK}`,
    ),
  );
  if (after) hours.after = clockOf(after);
  const before = phrase.take(new RegExp(`\\b(?:before|earlier than|by|antes de) ${CLOCK}`));
  if (before) hours.before = clockOf(before);
  return hours;
}

/** Without am or pm, hours up to ten are those of the evening. */
function clockOf([, hour = '0', minute = '00', half = '']: RegExpExecArray): string {
  const plain = Math.min(23, Number(hour));
  const isAfternoon = half.startsWith('p') ? plain < 12 : half === '' && plain < 11;
  const isMidnight = half.startsWith('a') && plain === 12;
  return `${String(isMidnight ? 0 : isAfternoon ? plain + 12 : plain).padStart(2, '0')}:${minute}`;
}

const NEGATION =
  /\b(?:(?:but |that's |that is |and )*(?:not|isn't|aren't|without|except(?: for)?|other than|anything but|nothing with|nothing in|avoid|i hate|i don't (?:like|want)|don't want|nothing|no)|sin|ningun[oa]?|excepto|menos|no quiero|nada de|que no sea[n]?|pero no)((?: (?!(?:and|or|but|please|on|in|for|this|tonight|y|con|with|pero|something|anything)\b)[\p{L}'-]+){1,3})/u;

/** What a request does not want. */
export function readExclusions(phrase: Phrase): Wish['not'] {
  const not: Wish['not'] = { categories: [], words: [] };
  for (const [, told = ''] of phrase.takeAll(NEGATION)) {
    const part = new Part(told);
    not.categories.push(...takeCategories(part));
    const words = [...part.rest.matchAll(/[\p{L}'-]{3,}/gu)]
      .map(([word]) => word)
      .filter((word) => !IDLE_WORDS.has(word));
    if (words.length > 0) not.words.push(single(words.join(' ')));
  }
  return { categories: [...new Set(not.categories)].slice(0, 8), words: [...new Set(not.words)].slice(0, 6) };
}

export function readWithin(phrase: Phrase): Pick<Wish, 'within'> {
  const miles = phrase.take(
    /\b(?:(?:with)?in|less than|no more than|a menos de|en) (\d{1,3}) (?:miles?|mi|millas)\b(?: (?:of (?:me|here)|away))?/,
  );
  if (miles) return { within: Number(miles[1]) <= 10 ? 10 : Number(miles[1]) <= 25 ? 25 : 50 };
  if (phrase.take(/\b(?:walking distance|not (?:too )?far|close by|muy cerca)\b/)) return { within: 10 };
  return {};
}
