import { pattern } from './pattern.ts';

const SOMETHING = '(?!(?:it|they) (?:have|do|got) (?:one|any|another|some|anything)\\b)';
const IT = '(?:it|they|them|that(?: one)?|this one|the (?:place|venue))';

/** Ways to ask about what was talked of, without its name. */
const ASKED: readonly string[] = [
  `(?:is|are|does|do|will|can|was|were|did) ${SOMETHING}(?:it|they|that one|this one|the (?:place|venue))\\b`,
  "(?:what|when|where|how)(?:'s|s| is| does| was| did| much is| much was| long is| long was) (?:it|the (?:address|price|time|cost))\\b",
  `(?:did|have|has) (?:i|we|everyone) miss(?:ed)? ${IT}\\b`,
  `(?:am i|are we) too late for ${IT}\\b`,
  'how (?:do|can|would) (?:i|we|you) (?:get|go) there\\b',
  'como (?:llego|llegamos|se llega)(?: (?:ahi|alli))?(?= *(?:$|[?.!]))',
  '(?:me|nos) (?:lo|la|los|las) perdi(?:mos)?\\b',
  'ya (?:paso|fue|termino|acabo)(?= *(?:$|[?.!]))',
  '(?:cuando|donde|a que hora|cuanto) (?:fue|costo|duro)(?= *(?:$|[?.!]))',
];
const OF_SHOWN = `^ *(?:(?:and|but|ok|so|wait|y|pero|oye) )*(?:${ASKED.join('|')})`;

/** Whether a message asks about what was talked of: `when was it`, `¿me la perdí?`. */
export const isOfShownEvent = (text: string): boolean => pattern(OF_SHOWN).test(text);

/** Alone it asks for the time of day; behind an event that was talked of, for its own. */
export const asksWhenItIs = (text: string): boolean =>
  /^ *(?:and |but |ok |so |y )*(?:what|which) (?:day|date|time)(?: of (?:the week|day))? is it(?: on)?[?. ]*$|^ *(?:y )?(?:a )?que (?:dia|hora|fecha) es[?. ]*$/.test(
    text,
  );
