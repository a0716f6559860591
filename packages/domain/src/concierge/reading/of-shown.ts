import { pattern } from './pattern.ts';

const SOMETHING = '(?!(?:it|they) (?:have|do|got) (?:one|any|another|some|anything)\\b)';
/** One of those that were shown: `the second one`, `la última`. */
const ORDINAL =
  '(?:the (?:first|second|third|last|1st|2nd|3rd)(?: (?:one|event|show)\\b|(?= *[?.!]*$))|(?:el|la) (?:primer[oa]|segund[oa]|tercer[oa]|ultim[oa])(?= *(?:[?.!]|$|es|cuesta|tiene|empieza)))';
const IT = '(?:it|they|them|that(?: one)?|this one|the (?:place|venue))';

/** What one may bring, without the place. */
const BRINGING =
  "(?:(?:can|could|may|should) (?:i|we) (?:bring|take|wear) (?:(?!(?:to|at|into|for) (?:the|a)\\b)[\\p{L}'-]+ ?){1,5}|(?:puedo|podemos|se puede) (?:llevar|traer|entrar con|ir con) a? ?(?:(?!al? )[\\p{L}]+ ?){1,5})[?. ]*$";

/** Ways to ask about what was talked of, without its name. */
const ASKED: readonly string[] = [
  `(?:is|are|does|do|will|can|was|were|did) ${SOMETHING}(?:it|they|that one|this one|the (?:place|venue)|${ORDINAL})\\b`,
  `(?:what|when|where|how)(?:'s|s| is| does| was| did| much is| much was| long is| long was) (?:it|the (?:address|price|time|cost)|${ORDINAL})\\b`,
  `(?:did|have|has) (?:i|we|everyone) miss(?:ed)? ${IT}\\b`,
  `(?:am i|are we) too late for ${IT}\\b`,
  `(?:cuando|donde|cuanto|a que hora|es gratis|tiene)(?: (?:es|son|cuesta|dura|empieza|queda|sale|acceso))* ${ORDINAL}\\b`,
  BRINGING,
  'how (?:do|can|would) (?:i|we|you) (?:get|go) there\\b',
  'como (?:llego|llegamos|se llega)(?: (?:ahi|alli))?(?= *(?:$|[?.!]))',
  '(?:me|nos) (?:lo|la|los|las) perdi(?:mos)?\\b',
  'ya (?:paso|fue|termino|acabo)(?= *(?:$|[?.!]))',
  '(?:cuando|donde|a que hora|cuanto) (?:fue|costo|duro)(?= *(?:$|[?.!]))',
];
const OF_SHOWN = `^ *(?:(?:and|but|ok|so|wait|y|pero|oye) )*(?:${ASKED.join('|')})`;

/** Whether a message asks about what was talked of: `when was it`, `¿me la perdí?`. */
export const isOfShownEvent = (text: string): boolean => pattern(OF_SHOWN, 'u').test(text);

const QUESTION =
  '^ *(?:(?:and|but|ok|so|wait|hey|y|pero|oye),? )*(?:is|are|does|do|will|when|where|what|how|que|cuando|donde|cuanto|a que|es|tiene|el|la)\\b';

/** Whether a message that asks for a fact asks it of one of those that were shown: `is the second one free`. */
export const asksOfOne = (text: string, hasFact: boolean): boolean =>
  pattern(hasFact ? `^.{0,20}${ORDINAL}|${QUESTION}.*?${ORDINAL}` : `${QUESTION}.*?${ORDINAL}`).test(text);

/** Whether it asks what one may bring, and not where: nothing in it is a name. */
export const asksToBring = (text: string): boolean => pattern(`^[^.?!]*?${BRINGING}`, 'u').test(text);

/** What is at hand where an event is. */
const AT_HAND =
  'parking|food|drinks|seating|seats|bathrooms?|restrooms?|childcare|wi-?fi|alcohol|a dress code|estacionamiento|parqueo|comida|banos|sillas|asientos|guarderia';
const AT_HAND_ASKED = new RegExp(
  `^ *(?:(?:and|but|ok|so|y|pero|oye),? )*(?:is there|are there|do they have|hay|tienen|habra) (?:any |free |some |algun )*(?:${AT_HAND})(?: (?:there|nearby|close by|onsite|on site|ahi|alli|cerca))?[?.! ]*$`,
);

/** Whether it asks what is at hand where an event is, and names none: `is there parking?`. */
export const asksWhatIsThere = (text: string): boolean => AT_HAND_ASKED.test(text);

/** Which of those shown is meant, from 1 on; the last is -1. The first unless the message says another. */
export function whichShown(text: string): number {
  const [said = ''] = pattern(ORDINAL).exec(text) ?? [];
  if (/second|2nd|segund/.test(said)) return 2;
  if (/third|3rd|tercer/.test(said)) return 3;
  return /last|ultim/.test(said) ? -1 : 1;
}

/** Alone it asks for the time of day; behind an event that was talked of, for its own. */
export const asksWhenItIs = (text: string): boolean =>
  /^ *(?:and |but |ok |so |y )*(?:what|which) (?:day|date|time)(?: of (?:the week|day))? is it(?: on)?[?. ]*$|^ *(?:y )?(?:a )?que (?:dia|hora|fecha) es[?. ]*$/.test(
    text,
  );
