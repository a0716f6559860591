import { pattern } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import { WEEKDAY } from './weekdays.ts';
import type { Wish } from './wish.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty five': 25,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
  'a hundred': 100,
  cinco: 5,
  diez: 10,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  cien: 100,
};
const AMOUNT = `(\\d{1,4}(?:[.,]\\d\\d)?|${Object.keys(NUMBERS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
const MONEY = '(?:dollars?|dollas?|bucks?|buckaroos|usd|dolares|dls|dlls|varos?|pesos|bolas|lucas|mangos|quid|\\$)';
const MOST =
  '(?:under|below|less than|cheaper than|up to|(?:mi |my |the |our )?(?:limite|limit|ceiling|maximo|tope)(?: (?:is|es|son|seria|de|of))*|(?:can.?t|cannot|can not|don.?t want to) (?:go|spend|pay) (?:over|above|past|more than)|at most|at max|max(?:imum|imo|ed out at)?(?: of| de)?|(?:no|not|nothing|nada) (?:more|over|above|mas)(?: (?:than|de|a))?|nothing over|over no more than|(?:por )?(?:menos|debajo) de|hasta|tope(?: de)?|(?:que )?no (?:pase|pasen|cueste|cuesten|sea|suba)(?: (?:mas )?de)?|budget(?: is| of|:)?|presupuesto(?: (?:de|es|tope))?|(?:only |just )?(?:have|got|spend|tengo|traigo|gastar)(?: only| about| like| just| around| solo| como| unos)?)';
/** What money is called that somebody means to spend. */
const FUNDS =
  '(?:budget|price|cost|money|(?:price |money )?limit|presupuesto|precio|dinero|plata|lana|costo|limite(?: de (?:precio|dinero))?)';
/** Gives up a limit of money. */
export const ANY_PRICE = new RegExp(
  `\\b(?:${[
    `(?:never ?mind|nvm|forget|ignore|drop|scratch|olvida(?:te)?(?: de)?)(?: about)? (?:the |my |our |el |la |del |lo del )?${FUNDS}`,
    `(?:nvm,? |never ?mind,? )?(?:the |my |our |el |la )?${FUNDS}(?:'s)?(?: (?:really|actually|honestly|ya|is))* (?:(?:doesn't|doesnt|does not|don't|dont|isn't|isnt|not|no)(?: really)?(?: (?:matter|importa|object|(?:an? |the )?(?:issue|problem|object|concern)|es (?:problema|tema)))|problema)`,
    `(?:ya )?no (?:me |nos )?importa (?:el |la )?(?:${FUNDS}|(?:lo que|cuanto) (?:cueste|cuesta|valga|salga|cobren|sea))`,
    '(?:any price|whatever (?:it costs|price)|cualquier precio|cueste lo que cueste)',
  ].join('|')})(?! \\d)`,
);
const EACH = '(?: (?:a |por |per )?(?:each|person|persona|head|cabeza|pop|ticket|cada uno))?';
const COINS: ReadonlyArray<readonly [RegExp, number]> = [
  [/\b(?:a )?(?:fiver|five spot)\b/, 5],
  [/\b(?:a )?(?:tenner|ten spot)\b/, 10],
  [/\b(?:a |an )?(?:andrew )?jackson\b|\b(?:only |just )(?:a )?twenty(?= |$)/, 20],
];
/** No amount of money. */
const OTHER =
  "(?! ?(?:years?|yrs?|y\\/?o|mi(?:les?)?\\b|millas|kms?\\b|kilomet\\w+|cuadras|blocks|people|personas|min(?:ute)?s?\\b|mins|hours?|hrs?|am\\b|pm\\b|a\\.m|p\\.m|anos?|anitos|of us|kids|ninos|tix|tickets|boletos|o'clock|:|/|-|\\d|th\\b|st\\b|nd\\b|rd\\b))";

/** Money that was spent, which limits nothing. */
const SPENT = new RegExp(
  `\\b(?:lost|spent|paid|won|blew|owe[sd]?|charged|cost (?:me|us)|perdi|perdio|gaste|gasto|pague|gano|cobraron)(?: \\p{L}+){0,2} \\$?${AMOUNT}(?: ${MONEY})?`,
  'u',
);

/** What it may cost. `null` takes back that it must be free. */
export function readPrice(phrase: Phrase): { free?: boolean | null; mostDollars?: number; sort?: Wish['sort'] } {
  phrase.takeAll(SPENT);
  if (phrase.take(ANY_PRICE)) return {};
  if (
    phrase.take(
      /(?:what|how) about (?:the )?paid(?: ones)?|paid (?:ones|events|things)?(?: are| is)? (?:fine|ok|okay|too)|(?:doesn't|does not|doesnt|don't|need not|not) (?:have to |need to |necessarily )?be (?:for )?free|(?:not|nothing) (?:just |only )?free|nada gratis|no (?:tienen? que|hace falta que|importa si no) (?:ser|sea|es) gratis/,
    )
  )
    return { ...readPrice(phrase), free: null };
  const between = phrase.take(
    pattern(`\\b(?:between|from|entre|de) \\$? ?\\d{1,4} ?(?:and|to|-|y|a) ?\\$? ?${AMOUNT} ?${MONEY}`),
  );
  const most =
    between ??
    phrase.take(pattern(`\\$ ?\\d{1,4} ?(?:and|to|-|y|a) ?\\$? ?${AMOUNT}(?![\\w:])`)) ??
    phrase.take(pattern(`\\b${MOST} ?\\$ ?${AMOUNT}${EACH}`)) ??
    phrase.take(pattern(`\\b${MOST} (?:los |las |unos |a |like )?${AMOUNT} ?${MONEY}(?![a-z])${EACH}`)) ??
    phrase.take(
      pattern(
        `(?<!\\b(?:kids?|children|child|boys?|girls?|toddlers?|ages?|aged|ninos?|ninas?|and|or) )\\b(?:under|below|less than|(?:por )?menos de|hasta|(?:no|not|nothing) (?:more than|over|above)|no mas de|(?:(?:can't|cant|cannot) )?go(?:ing)? (?:over|above|past)|keep it (?:under|below)|any ?thing (?:over|above)|(?:que )?no (?:pase|pasen|cueste|cuesten|cobre|cobren|suba|suban|sea|sean|salga|salgan|rebase|exceda|valga)(?: a)?(?: en)? (?:mas )?de|budget(?: is| of)?|presupuesto(?: de| es| maximo)?|tope|max(?:imum|imo)?(?: of| de)?|(?:spend|gastar|pagar|pay)(?: about| like)?(?: more than| over| above| mas de)?) (?:los )?${AMOUNT}(?![\\w])${OTHER}${EACH}`,
      ),
    ) ??
    phrase.take(pattern(`\\$ ?${AMOUNT}${EACH}(?: (?:or less|or under|max|tops?|o menos|maximo|como maximo))?`)) ??
    phrase.take(
      pattern(`(?<![\\w])${AMOUNT} ?${MONEY}(?![a-z])${EACH}(?: (?:or less|or under|max|tops?|o menos|maximo))?`),
    ) ??
    phrase.take(
      pattern(
        `(?<![\\w])${AMOUNT} (?:or less|max|tops?|o menos|maximo|each|a head|a pop|per person|apiece|por cabeza|por persona|cada uno)(?= |$|[.,!?])`,
      ),
    ) ??
    phrase.take(
      pattern(
        `\\b(?:i(?:'ve)? (?:only |just )?got|i have (?:only|just)|solo tengo|tengo solo) ${AMOUNT}(?= *(?:\\||$|[.,!?]))`,
      ),
    );
  const shared =
    most ??
    phrase.take(
      pattern(
        `(?<![\\w])${AMOUNT} (?:for|total for|para) (?:two|2|both(?: of us)?|the two of us|us both|all of us|los dos|dos)(?= |$|[.,!?])`,
      ),
    );
  if (shared) {
    const dollars = amountOf(shared[1]);
    return dollars === 0 ? { free: true } : { mostDollars: dollars };
  }
  for (const [name, dollars] of COINS) if (phrase.take(name)) return { mostDollars: dollars };
  if (
    phrase.take(
      /(?<![-\w])(?<!(?:gluten|step|alcohol|smoke|sugar|dairy|scent|stress|hassle|kid|child|drug|nut|meat|cruelty|hands|pet|crowd) )(?:for free|(?<!\b(?:i'm|im|i am|we're|we are|i'll be|we'll be|i be|i get|he's|she's) (?:also |only |totally )?)free(?:[ -]?ish|bies?| ones| of charge| admission| entry| entrance| stuff)?(?![ -](?:style|form|range|parking|time|on|at|after|until|from|this|until))|free(?= (?:on|at|after|this) (?!\d))(?<!(?:i'm|im|am|we're|be) free)|no[ -](?:cover(?! (?:bands?|songs?|versions?))|charge|cost|admission|entry fee|fee)(?: charge| fee| price)?|without (?:paying|cover|spending)(?: an?(?: single)? (?:dime|cent|penny|dollar|buck))?|(?:sin (?:gastar|pagar|poner|soltar) )ni (?:un )?(?:solo )?(?:peso|dolar|centavo|quinto|duro|cinco|euro|clavo|mango)|(?:que sea )?de balde|without (?:a |any )?cover(?: charge)?|de gratis|gratis|gratiz|grati|gratuit[oa]s?|(?:sin|no) (?:quiero |queremos )?pagar (?:el |la )?(?:cover|entrada)|(?:sin|no) (?:cover(?! (?:bands?|songs?|versions?))|costo|costos|pagar|gastar)(?! (?:mucho|tanto|demasiado|de mas))(?: nada)?|entrada libre|costs? nothing|(?:doesn't|doesnt|don't|dont|won't|wont|not) cost (?:me |us )?(?:anything|a (?:thing|dime|cent|penny))|(?:skip|avoid|nothing w(?:ith)?|no places with|nada con) (?:anything with )?(?:an? |any )?(?:cover(?: charge)?|entry fee|ticket price)s?|zero (?:dollars|cost|bucks)|on the house|de a gratis|de (?:a )?grapa|de gorra|(?:no|sin) (?:quiero|puedo|queremos) gastar(?: nada| dinero)?|(?:don't|dont|can't|cant) (?:want to |wanna )?spend (?:any ?thing|money|any money)|no money|sin dinero|sin lana|sin plata)\b/,
    )
  )
    return { free: true };
  if (
    phrase.take(
      /\b(?:(?:not|isn't|isnt|nothing|aint|ain't|wont be|won't be) (?:(?:too|very|so|that|crazy|super|all that) )*(?:expensive|pricey|spendy|costly)|(?:que )?no (?:sea |este |sean )?(?:muy |tan |demasiado )?car[oa]s?|(?:won't|wont|doesn't|doesnt|not|don't|dont) cost (?:an arm and a leg|(?:me )?(?:a|my) (?:kidney|fortune|liver|house|rent)|a lot|much|too much)|without breaking the bank|without spending (?:too |so )?much|sin gastar (?:mucho|tanto|demasiado|de mas)|(?:not|won't|wont) break the bank|(?:on )?(?:food stamps|ebt|a fixed income|minimum wage)|dirt cheap|cheap(?:er|est|o|ish|ies)?|less expensive|lower priced?|affordable|inexpensive|low[ -](?:cost|priced?)|(?:on a |tight |small |my )*budget(?:[ -]friendly)?|sort(?:ed)? by price|lowest price|(?:i'm|im|we're|were|r|are|am) broke|broke (?:student|college)|(?:algo |lo )?(?:mas |lo mas |muy |bien )?(?:barat[oa]s?|baratit[oa]s?|economic[oa]s?)|(?:al )?alcance del bolsillo|ando sin (?:lana|plata|dinero)|(?:por|de) menor precio|menos car[oa]s?|quincena|(?:no tengo|sin) mucho dinero|not (?:much|a lot of) money|(?:too|muy|demasiado|way too|kinda|bit) (?:expensive|pricey|car[oa]s?)|(?:short|low|tight) on (?:cash|money|funds))\b/,
    )
  )
    return { sort: 'price' };
  return {};
}

const amountOf = (word = '') => NUMBERS[word] ?? Number(word.replace(',', '.'));

/** Another amount in place of the last one: `let's say 40`, `bueno, digamos 40`. */
export function readAmountAgain(phrase: Phrase, last: Wish | null): { mostDollars?: number } {
  if (last?.mostDollars === undefined) return {};
  const again = phrase.take(
    /^ *(?:(?:bueno|ok(?:ay)?|no|mejor|well|actually|pues|vale|o),? )*(?:(?:ok(?:ay)?|fine|bueno|well|or|o|digamos|pongamos|pongale|hasta|mejor|say|let's say|make it|maybe) )+\$?(\d{1,4})(?: (?:then|tops|max|maximo))?[.!? ]*$/,
  );
  return again ? { mostDollars: Number(again[1]) } : {};
}

const NEXT_OF = `(?!(?:week|weekend|month|year|time|door|day|few|one|couple|two|three|${WEEKDAY}|january|february|march|april|may|june|july|august|september|october|november|december|\\d)\\b)`;
const PROXIMO_DE = `(?!(?:fin|finde|semana|mes|ano|dia|vez|${WEEKDAY}|\\d)\\b)`;
/** Ways to ask for the first of an order. */
const BEST: ReadonlyArray<readonly [NonNullable<Wish['sort']>, RegExp]> = [
  [
    'price',
    /\b(?:the |which (?:one )?is (?:the )?)?(?:very )?(?:cheapest|least expensive|lowest[- ]priced)(?: (?:one|option))?\b|(?<=\b(?:el|la|lo|los|las) (?:[\p{L}]+ )?)(?:mas (?:barat[oa]s?|economic[oa]s?)|menos car[oa]s?)\b/u,
  ],
  [
    'dear',
    /\b(?:the )?(?:most expensive|priciest|dearest)(?: one)?\b|(?<=\b(?:el|la|lo|los|las) (?:[\p{L}]+ )?)mas car[oa]s?\b/u,
  ],
  [
    'longest',
    /\b(?:the )?longest(?: lasting)?(?: one)?\b|(?<=\b(?:el|la|lo|los|las) (?:[\p{L}]+ )?)(?:mas larg[oa]s?|que mas dura)\b/u,
  ],
  [
    'shortest',
    /\b(?:the )?shortest(?: one)?\b|(?<=\b(?:el|la|lo|los|las) (?:[\p{L}]+ )?)(?:mas cort[oa]s?|que menos dura)\b/u,
  ],
  [
    'date',
    pattern(
      `\\b(?:(?:when(?:'s|s| is)|what(?:'s|s| is)) (?:the |your )?(?:very )?(?:next|soonest|earliest)|(?:the |your )(?:very )?(?:next|soonest)|soonest|(?<=^ )next) (?:available )?${NEXT_OF}(?=\\p{L})|\\b(?:cuando es |cual es )?(?:(?:el|la) |(?<=^ ))proxim[oa] ${PROXIMO_DE}(?=\\p{L})`,
      'u',
    ),
  ],
];

/** The first of an order, where one is asked for: `the cheapest`, `the next trivia night`, `la más larga`. */
export function readBest(phrase: Phrase): Pick<Wish, 'sort' | 'best'> {
  for (const [sort, words] of BEST) if (phrase.take(words)) return { sort, best: true };
  return {};
}

export function readSort(phrase: Phrase): { sort?: Wish['sort'] } {
  if (
    phrase.take(
      /\b(?:a\.?s\.?a\.?p\.?|(?:(?:the|whichever|whatever)(?: one)?(?: is|'s)? )?(?:soonest|earliest)(?: one| possible)?|as soon as possible|lo (?:antes|mas pronto) posible|cuanto antes|el (?:mas proximo|primero que haya)|(?:the )?next one(?: coming)?(?: up)?)(?= *(?:$|[|.,;!?]))/,
    )
  )
    return { sort: 'date' };
  if (phrase.take(/\b(?:que tan pronto|how soon)\b/)) return { sort: 'date' };
  return phrase.take(
    /\b(?:(?:most )?popular|trending|hottest|(?:lo )?que mas se (?:esta )?llena(?:ndo)?|mas populares?|popular(?:es)?|mas famos[oa]s?)\b/,
  )
    ? { sort: 'popular' }
    : {};
}
