import { setOf } from './listed.ts';

/** How people say which of those shown they mean. */
const POSITIONS: ReadonlyArray<readonly [string, number]> = [
  ['first|1st|primer[oa]?', 1],
  ['second|2nd|segund[oa]', 2],
  ['third|3rd|tercer[oa]?', 3],
  ['fourth|4th|cuart[oa]', 4],
  ['fifth|5th|quint[oa]', 5],
  ['last|ultim[oa]', -1],
];
const POSITION = POSITIONS.map(([words]) => words).join('|');
const NUMBER = '(?:\\b(?:number|numero|no\\.?|num\\.?) |#)([1-9])';
const PLACED = new RegExp(
  `(?:${NUMBER}|\\b(${POSITION})(?! (?:night|week|weekend|month|year|time|semana|vez|noche)\\b))\\b`,
);

/** Whether a message says by its place which of those shown it means. */
export const saysWhich = (text: string) => new RegExp(`(?:${NUMBER}|\\b(?:${POSITION}))\\b`).test(text);

/** Which of those shown is meant, from 1 on, where -1 is the last; the first unless the message says another. */
export function whichOf(text: string): number {
  const [, number, word] = PLACED.exec(text) ?? [];
  if (number !== undefined) return Number(number);
  return POSITIONS.find(([words]) => word !== undefined && new RegExp(`^(?:${words})$`).test(word))?.[1] ?? 1;
}

const ONE = `(?:this|that|it|those|(?:the )?(?:(?:${POSITION})(?: one)?|${NUMBER}))`;
const ONE_ES = `(?:es[eao]|est[eao]|(?:el|la|lo) (?:(?:${POSITION})|${NUMBER}))`;
const ALIKE =
  'similar(?:es)?|parecid[oa]s?|por el estilo|del estilo|asi|alike|along (?:those|the same) lines|in (?:that|the same) vein';
/** Asks for others of the kind of one that was shown. */
export const LIKE = new RegExp(
  [
    `(?<!\\b(?:or|and|y|o) )\\b(?:more |something |(?<!\\b(?:or|and) )anything |others? |events? )*(?:like|similar to) ${ONE}\\b`,
    '\\b(?:more|something|anything|others) like [1-9](?= *(?:$|[.!?]| (?:please|pls)\\b))',
    `\\b(?:mas |algo |otr[oa]s? )?(?:como|parecid[oa]s? a) ${ONE_ES}\\b`,
    `\\b(?:something|anything|others?|more|algo|otr[oa]s?|un[oa]s?|mas) (?:(?:very|quite|muy|bien) )?(?:${ALIKE})(?! (?:to|a|al)\\b)`,
  ].join('|'),
);

/** Asks for others than those shown. */
export const AGAIN =
  /\b(?:(?:something|anything|show me something|any) (?:else|different)|(?:show me )?(?:some )?(?:more|others?)(?= *(?:\||$|[.?!]))|(?:more|other|different) (?:ones|options|ideas|events)|what else|whats else|other than (?:those|these)|seen (?:those|these|them)(?: already)?|already (?:seen|been to) (?:those|these|that|them)|otr[oa]s?(?: cosas?)?(?= *(?:\||$|[.?!]))|otr[oa]s? (?:cosas?|opcion(?:es)?|ideas?|eventos?)(?! que no)|hay mas(?= *(?:\||$|[.?!]))|algo (?:mas|diferente|distinto)(?= *(?:\||$|[.?!]))|que mas(?: hay)?|muestrame mas|mas opciones)\b/;

type Direction = 'later' | 'earlier';

/** What somebody asks with, and what the words behind `later` go on with: with them alone, nothing but another hour is asked for. */
const ASKED_WITH = setOf(`
  please pls plz ok okay can could i you we show give let me us see get got have want need to is are there and y but pero any anything something some one ones the a an
  bit little event events show shows stuff time times thing than that this those these it on in day evening start starts starting starting that's not
  quiero queremos ver muestra muestrame muestranos ensena ensename ensenanos dame dime hay tienes tienen algo los las un una uno unos unas algun alguna algunas algunos que sea sean
  son empiece empiecen empieza empiezan de el dia en porfa porfavor por favor poco eso esa ese esos esas`);
const SIGNS = /[|,.;!?]+/;
const SAID: ReadonlyArray<readonly [RegExp, Direction]> = [
  [/\b(?:later|mas tarde(?:cito)?|tardecito)\b/, 'later'],
  [/\b(?:earlier|sooner|mas temprano|antes)\b/, 'earlier'],
];
/** Said of the hour of what was shown. */
const BESIDE =
  "(?:(?:oh|no|nah|uy|ay|ugh|hm+|pero|but|eso|esos|esas|esa|ese|those|these|that|they|its?|it's|that's|thats|they're|all|todo|todos|todas|is|are|es|son|esta|estan|muy|demasiado|a bit|a little|un poco|way|kinda|kind of|far)[ ]+)*";
const FOR_US = '(?: (?:for|para) \\p{L}+(?: \\p{L}+)?)?$';
const TOO = '(?:too|muy|demasiado|super|re)';
const TOO_LATE = new RegExp(`^${BESIDE}(?:${TOO} (?:late|tarde)|se (?:me|nos) hace tarde)${FOR_US}`, 'u');
const TOO_EARLY = new RegExp(`^${BESIDE}${TOO} (?:early|soon|temprano|pronto)${FOR_US}`, 'u');
/** Said of what was shown, or of nothing. */
const REMARK =
  /^(?:(?:bruh|nah|meh|ugh|no|oh|hm+|but|pero|ay|uy|lol|dude|ok|nope) ?)+$|^(?:(?:bruh|nah|meh|ugh|no|oh|hm+|but|pero|ay|uy|lol|dude|ok|not) )*(?:those|these|they|they're|that one|not that one|all of (?:them|these|those)|es[ao]s?|est[ao]s?|tod[oa]s)\b/;

/** Whether nothing but the events after, or before, those shown is asked for: `those are too soon, show me later ones`. */
export function directionIn(text: string): Direction | null {
  const clauses = text
    .split(SIGNS)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  const directions = clauses.map(directionOf);
  const found = directions.find((direction) => direction !== null) ?? null;
  return found !== null && clauses.every((clause, at) => directions[at] !== null || REMARK.test(clause)) ? found : null;
}

function directionOf(clause: string): Direction | null {
  if (TOO_EARLY.test(clause)) return 'later';
  if (TOO_LATE.test(clause)) return 'earlier';
  const [words, direction] = SAID.find(([said]) => said.test(clause)) ?? [];
  if (!words || !direction || /\d|\b(?:no|not|nothing|nada) (?:later|earlier|antes|mas)\b/.test(clause)) return null;
  const others = clause.replace(words, ' ').split(/[^\p{L}']+/u);
  return others.every((word) => word === '' || ASKED_WITH.has(word)) ? direction : null;
}
