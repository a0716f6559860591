import { pattern } from './pattern.ts';
import { WEEKDAY } from './weekdays.ts';

const NAME = "(?:[\\p{L}\\d'&+-]+ ){1,7}?";
const BEFORE_NOW =
  '(?:last (?:night|week|weekend|month|year|mon|tues|wednes|thurs|fri|satur|sun)\\w*|yesterday|the other (?:day|night)|this past \\w+|ayer|anoche|antier|(?:la|el) (?:semana|mes|ano|fin de semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo) pasad[oa])';

/** Ways to ask about an event of a time that is over, each with what stands around the name. */
const ASKED: readonly string[] = [
  '(?:did|have|has) (?:i|we|they|everyone) (?:already |just |totally |completely )*miss(?:ed)?(?: out on)?\\b(?! (?:anything|something|you|the (?:bus|train|deadline)))',
  '(?:am i|are we|is it) (?:already )?too late (?:for|to (?:go to|see|catch|make))\\b',
  '(?:when|where|what (?:day|date|time|night)|which (?:day|weekend)|how (?:much|long)) (?:was|were|wuz)\\b(?! (?:the last time (?:you|i)|i|we|you|it (?:that|when)|(?:columbia|america|the (?:war|city|state|house|bridge)) ))',
  '(?:when|where|what (?:day|date|time|night)|which (?:day|weekend)) did (?:they (?:do|have|hold) )?',
  `(?:has|have|had|did) (?:the |that |this )?${NAME}(?:already |just )?(?:happen(?:ed)?|take place|taken place|pass(?:ed)?|come and go(?:ne)?|end(?:ed)?|been and gone|finish(?:ed)?)\\b`,
  `(?:is|are) (?:the |that |this )?${NAME}(?:all |already |now )?(?:over|done|finished)(?: (?:already|yet|now|with))?(?= *(?:$|[?.!,;]))`,
  `(?<=^ ?|[.,;!?] ?|\\b(?:hey|hi|so|ok|and|yo|oh|wait|um) )(?:was(?! (?:thinking|wondering|hoping|looking|planning|going|gonna|told))|were(?= (?:the|those|there) )) (?:the |that |this |those |there (?:an? )?)?${NAME}(?:on |held )?(?:${BEFORE_NOW}|${WEEKDAY}|the \\d{1,2}(?:st|nd|rd|th)|(?:cancel\\w*|postponed|rained out|called off|already))`,
  '(?:me|nos) (?:la |lo )?(?:perdi|perdimos)\\b',
  '(?:cuando|donde|a que hora|que dia|en que lugar|cuanto) (?:fue|era|fueron|paso|ocurrio|se hizo|hubo|costo|costaba|duro)\\b',
  'ya (?:paso|fue|acabo|termino|se acabo|se termino|se hizo|hubo|fueron|pasaron)\\b',
  '(?:llego|llegue|es|llegamos) (?:muy )?tarde (?:a|al|para)\\b',
  `(?:fue|hubo) (?:el |la |los |las )${NAME}${BEFORE_NOW}`,
];
const PAST = ASKED.map((asked) => `\\b${asked}`).join('|');

/** What is asked in those words, so that the name is left. */
const FRAMES: readonly string[] = [
  '(?:did|have|has) (?:i|we|they|everyone) (?:already |just |totally |completely )*miss(?:ed)?(?: out on)?',
  '(?:am i|are we|is it) (?:already )?too late (?:for|to (?:go to|see|catch|make))',
  '(?:already |just )?(?:happen(?:ed)?|take place|taken place|come and go(?:ne)?|been and gone)(?: (?:already|yet))?',
  '(?:all |already )?(?:over|done|finished)(?: (?:already|yet|now|with))?(?= *(?:$|[?.!,;]))',
  'or is it (?:today|tonight|tomorrow|still (?:on|coming|to come))',
  '(?:me|nos) (?:la |lo )?(?:perdi|perdimos)',
  '(?:llego|llegue|es|llegamos) (?:muy )?tarde (?:a|al|para)',
  BEFORE_NOW,
];

/** Whether a message asks about an event of a time that is over: `did I miss the parade?`, `¿ya pasó la feria?`. */
export const asksOfPast = (text: string): boolean => pattern(PAST, 'u').test(text);

/** The same message without what is asked of that time. */
export const withoutPast = (text: string): string => text.replace(pattern(`\\b(?:${FRAMES.join('|')})`, 'gu'), ' | ');
