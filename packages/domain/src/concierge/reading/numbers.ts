const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const UNOS =
  'una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve';
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};
const VALUES = new Map<string, number>([
  ...ONES.split(' ').map((word, at) => [word, at + 1] as const),
  ...UNOS.split(' ').map((word, at) => [word, at + 1] as const),
  ...Object.entries(TENS),
  ['un', 1],
  ['uno', 1],
  ['veinte', 20],
  ...UNOS.split(' ')
    .slice(0, 9)
    .map((word, at) => [`veinti${word === 'una' ? 'uno' : word}`, 21 + at] as const),
  ['cien', 100],
  ['ciento', 100],
  ['doscientos', 200],
  ['trescientos', 300],
  ['quinientos', 500],
]);
const ORDINAL_VALUES = new Map<string, number>([
  ...ORDINALS.split(' ').map((word, at) => [word, at + 1] as const),
  ['twentieth', 20],
  ['thirtieth', 30],
]);
const byLength = (a: string, b: string) => b.length - a.length;
const WORD = [...VALUES.keys()].toSorted(byLength).join('|');
const TEN = Object.keys(TENS).join('|');
const DIGIT = ONES.split(' ').slice(0, 9).join('|');
const BELOW_HUNDRED = `(?:(?:${TEN})[ -](?:y )?(?:${DIGIT}|${UNOS.split(' ').slice(0, 9).join('|')}|uno)|${WORD})`;
const CARDINAL = `(?:(?:(?:a|${DIGIT}) )?hundred(?: (?:and )?${BELOW_HUNDRED})?|(?:ciento|doscientos|trescientos|quinientos) ${BELOW_HUNDRED}|${BELOW_HUNDRED})`;
const ORDINAL = `(?:(?:twenty|thirty)[ -](?:${ORDINALS.split(' ').slice(0, 9).join('|')})|${[...ORDINAL_VALUES.keys()].toSorted(byLength).join('|')})`;
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)';
const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabado|domingo)';

/** Behind a number: what it counts. */
const UNIT =
  "(?= ?-?(?:dollars?|bucks?|usd|people|persons?|guests|of us|guys|girls|gals|dudes|nerds|sisters|brothers|cousins|moms|buddies|comadres|prim[oa]s|mujeres|hombres|chicas|adults|kids|children|friends|seniors|ladies|women|men|coworkers|pm\\b|am\\b|p\\.m|a\\.m|o'?clock|miles?|millas|minutes?|mins?|hours?|blocks|years?|yrs?|yr\\b|year|months?|days?|weeks?|dolares|pesos|varos|lucas|personas|anos|anitos|meses|horas|dias|semanas|de la (?:manana|tarde|noche)|por (?:persona|cabeza)|a (?:head|pop|person)|each|or (?:less|under|so)|max\\b|tops\\b|maximo|o menos|amig[oa]s|ninos|adultos|parejas|for (?:two|both|the two)|en punto))";
/** Before a number: what it bounds. */
const BOUND =
  "(?<=\\b(?:under|over|below|than|max|maximum|maximo|at|by|before|after|until|till|around|about|between|and|to|las?|de|al|hasta|tope|por|mas de|menos de|party of|group of|table of|bus of|somos|we are|we're|were|spend|gastar|budget is|budget of|presupuesto) (?:like |about |around |como |unos |unas |los |las |a )?)";
/** In front of these a number stands for itself. */
const ALONE =
  "(?= *(?:$|[|.,;!?]|dollars|bucks|pm|am|o'?clock|on\\b|for\\b|this\\b|tonight|tomorrow|today|el\\b|en\\b|hoy|manana|de la|que\\b|hay\\b|pero\\b|con\\b|para\\b|porque\\b|entonces\\b|asi\\b|si\\b|but\\b|so\\b|with\\b|because\\b|in the|or\\b|and\\b|y\\b|o\\b|a\\b|to\\b))";

const COUNTED = new RegExp(`(?<![\\p{L}-])(${CARDINAL})${UNIT}`, 'gu');
/** How many come along. */
const HEADCOUNT = new RegExp(
  `(?<=\\b(?:somos|seremos|vamos|me plus|me and) )(${CARDINAL})(?= (?:del?|from|of|in|others?|more)\\b)`,
  'gu',
);
const BOUNDED = new RegExp(
  `${BOUND}(?!one\\b|un\\b|una\\b(?! *(?:$|[|.,;!?]|de la))|two of)(${CARDINAL})(?![\\p{L}-])${ALONE}`,
  'gu',
);
const BILL =
  /\b(?:a|un|una de) (5|10|20|50|100|five|ten|twenty|fifty|hundred)(?= *(?:$|[|.,;!?]|on\b|for\b|each\b|el\b|this\b|tonight|tomorrow|bill\b|spot\b))/g;
const OF_MONTH = new RegExp(`\\b(${MONTH}\\.? (?:the )?)(${ORDINAL})\\b`, 'g');
const DATED = new RegExp(
  `\\b((?:(?:on|for|by|until|till|from|to|is|${WEEKDAY}),? )*the )(${ORDINAL})(?! ?(?:one|time|of\\b|weekend|week|half|${WEEKDAY}|annual|floor|grade|street|ave|birthday|anniversary|day|thing|night|show|half|event|option|person|in)\\b)(?= |$|[.,!?])`,
  'g',
);
const FIRST = new RegExp(
  `\\b(el |dia )?primero(?= de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre))`,
  'g',
);

/** A day of the month in Spanish: `martes trece`, `el veintitrés`. */
const WEEKDAY_AND_DAY = new RegExp(
  `\\b((?:lunes|martes|miercoles|jueves|viernes|sabado|domingo),? (?:dia )?)(${CARDINAL})(?= |$|[.,!?])(?! (?:personas|amig|de la|en punto|dolares|pesos))`,
  'g',
);
const DAY_IN_LETTERS = new RegExp(
  `\\b((?:para |hasta |desde |antes )?(?:del?|el) (?:dia )?)(?!un\\b|una\\b)(${CARDINAL})(?= *(?:$|[|.,;!?])| (?:de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)|que|en|por|nos|me|y|hay|no|tengo|tenemos|quiero|es|va|al|con|para)\\b)`,
  'g',
);

/** Numbers in letters that count, bound or date something, in figures: `under twenty`, `las diez`, `the twenty-second`, `a twenty`. A title keeps its own. */
export function inFigures(text: string): string {
  return text
    .replace(BILL, (_, sum: string) => `$${valueOf(sum)}`)
    .replace(COUNTED, (_, number: string) => String(valueOf(number)))
    .replace(HEADCOUNT, (_, number: string) => String(valueOf(number)))
    .replace(BOUNDED, (_, number: string) => String(valueOf(number)))
    .replace(OF_MONTH, (_, month: string, ordinal: string) => `${month}${numbered(ordinal)}`)
    .replace(DATED, (_, before: string, ordinal: string) => `${before}${numbered(ordinal)}`)
    .replace(FIRST, '$11')
    .replace(WEEKDAY_AND_DAY, (_, before: string, number: string) => `${before}${valueOf(number)}`)
    .replace(DAY_IN_LETTERS, (whole, before: string, number: string) =>
      valueOf(number) > 31 ? whole : `${before}${valueOf(number)}`,
    );
}

function valueOf(number: string): number {
  if (/^\d/.test(number)) return Number(number);
  return number
    .split(/[ -](?:(?:y|and) )?/)
    .reduce((sum, word) => (word === 'hundred' ? 100 * Math.max(1, sum) : sum + (VALUES.get(word) ?? 0)), 0);
}

function numbered(ordinal: string): string {
  const value = ordinal.split(/[ -]/).reduce((sum, word) => sum + (ORDINAL_VALUES.get(word) ?? TENS[word] ?? 0), 0);
  const ending =
    value % 10 === 1 && value !== 11
      ? 'st'
      : value % 10 === 2 && value !== 12
        ? 'nd'
        : value % 10 === 3 && value !== 13
          ? 'rd'
          : 'th';
  return `${value}${ending}`;
}
