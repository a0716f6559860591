import { whichOf } from './beyond-shown.ts';
import { pattern } from './pattern.ts';
import type { Fact } from './wish.ts';
import { isOfCalendar } from './words-of.ts';

const SOMETHING = '(?!(?:it|they) (?:have|do|got) (?:one|any|another|some|anything)\\b)';
/** What may stand behind the number of one of those shown: a stop, the end of it, or what is asked of it. A day or a week is none of them. */
const ASKED_OF_IT =
  '(?= *(?:[,:;?.!|–—-]|$)| (?:is|costs?|ends?|starts?|begins?|ha(?:s|ve)|sold|free|wheelchair|accessible|last|need|when|where|what|how|in the list|of (?:them|those|these))\\b)';
const ASKED_OF_IT_ES =
  '(?= *(?:[,:;?.!|–—-]|$)| (?:es|cuesta|vale|sale|tiene|empieza|comienza|inicia|abre|termina|acaba|cierra|dura|queda|esta|sera|hay|se|necesita|permite|acepta|cuando|cuanto|donde|como|a que|a cuanto|de que|para que|que|quien|por|de (?:la lista|esos|esas|estos|estas|ellos|ellas))\\b)';
const THING_ES = '(?: (?:evento|concierto|show|plan|taller|clase|obra|funcion|opcion))?';
/** One of those that were shown: `the second one`, `la última`, `number 2`. */
const ORDINAL = `(?:the (?:very )?(?:first|second|third|fourth|fifth|last|[1-5](?:st|nd|rd|th))(?: (?:one|event|show|option)\\b|${ASKED_OF_IT})|(?:el|la|del|al) (?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa])${THING_ES}${ASKED_OF_IT_ES}|(?:number|numero|no\\.|#) ?[1-5]\\b)`;
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
  '^ *(?:(?:and|but|ok|so|wait|hey|y|pero|oye),? )*(?:is|are|does|do|will|when|where|what|how|which|que|cuando|donde|cuanto|a que|es|tiene|el|la|del|al)\\b';

/** Whether a message that asks for a fact asks it of one of those that were shown: `is the second one free`. */
export const asksOfOne = (text: string, hasFact: boolean): boolean =>
  pattern(hasFact ? `^.{0,20}${ORDINAL}|${QUESTION}.*?${ORDINAL}` : `${QUESTION}.*?${ORDINAL}`).test(text);

/** Whether it asks what one may bring, and not where: nothing in it is a name. */
export const asksToBring = (text: string): boolean => pattern(`^[^.?!]*?${BRINGING}`, 'u').test(text);

/** What is at hand where an event is. */
const AT_HAND =
  'parking|food|drinks|seating|seats|bathrooms?|restrooms?|childcare|wi-?fi|alcohol|a dress code|estacionamiento|parqueo|comida|banos|sillas|asientos|guarderia';
const AT_HAND_ASKED = new RegExp(
  `^ *(?:(?:and|but|ok|so|y|pero|oye),? )*(?:is there|are there|do they have|hay|tienen|habra) (?:any |free |some |algun )*(?:${AT_HAND})(?: (?:there|nearby|close by|onsite|on site|ahi|alli|cerca))?[?.! ]*$|^ *(?:(?:and|but|ok|so|y|pero|oye),? )+(?:(?:the|el|la|what about|how about) )?(?:${AT_HAND})[?.! ]*$`,
);

/** Whether it asks what is at hand where an event is, and names none: `is there parking?`. */
export const asksWhatIsThere = (text: string): boolean => AT_HAND_ASKED.test(text);

/** Which of those shown is meant, from 1 on; the last is -1. The first unless the message says another. */
export function whichShown(text: string): number {
  return whichOf(pattern(ORDINAL).exec(text)?.[0] ?? '');
}

const SO = '^[ ,]*(?:(?:and|but|ok|okay|so|wait|hey|cool|great|y|pero|oye|bueno|entonces)[ ,]+)*';
const WHOSE_PRICE = new RegExp(
  `${SO}(?:(?:is|are) (?:it|that|this|that one|this one) (?:really |also |all )?free(?: to (?:get in|enter|attend|go))?|(?:eso |esto |ese |esa )?es (?:gratis|gratuit[oa]|de paga))[?.! ]*$`,
);
/** Behind the number of one of those shown. */
const IS_FREE = /\b(?:is it|it's|its|es|sea|is that) (?:free|gratis|gratuit[oa])\b/;

/** Whether it asks what the event costs that was talked of: `is it free?`. */
export const asksItsPrice = (text: string): boolean => WHOSE_PRICE.test(text);

/** Whether beside the number of one of those shown is asked if it is free: `el primero, ¿es gratis?`. */
export const asksIfFree = (text: string): boolean => IS_FREE.test(text);

/** Alone it asks for the time of day; behind an event that was talked of, for its own. */
export const asksWhenItIs = (text: string): boolean =>
  /^ *(?:and |but |ok |so |y )*(?:what|which) (?:day|date|time)(?: of (?:the week|day))? is it(?: on)?[?. ]*$|^ *(?:y )?(?:a )?que (?:dia|hora|fecha) es[?. ]*$/.test(
    text,
  );

/** Ways to ask for the whole of what was talked of, without its name. */
const WHOSE_STORY = new RegExp(
  `${SO}(?:(?:please |can you |could you |puedes )?(?:tell me|give me|i want to know|say) (?:some )?(?:more|details|everything)(?: (?:about|on|of) (?:it|that|this|that one|this one))?|(?:what(?:'s| is|s)) (?:it|that|this|that one|this one) (?:all )?about|what(?:'s| is|s) the story|(?:more|any) (?:info|details|information)(?: (?:about|on) (?:it|that))?|(?:y )?de que (?:se )?trata|(?:cuentame|dime|hablame) (?:algo )?mas(?: (?:de|sobre) (?:el|ella|eso|ese|esa))?|mas (?:informacion|detalles|info)|(?:y )?que es eso)[?.! ]*$`,
);
const STORY_OF_ONE =
  /\b(?:tell me|more about|what(?:'s| is|s) .* about|about what|details|info|informacion|trata|cuentame|hablame|dime|mas (?:de|sobre)|about the)\b/;
const WHOSE_HOST = new RegExp(
  `${SO}(?:who(?:'s|s| is)? (?:runs|running|run|hosts|hosting|organizes|organizing|puts on|putting on|behind|in charge of|does) (?:it|this|that|that one|this one)(?: on)?|who(?:'s| is) the (?:host|organizer)|quien(?:es)? (?:lo |la )?(?:organizan?|hacen?|presentan?|dirigen?|esta detras)(?: (?:eso|esto|de eso))?)[?.! ]*$`,
);
const WHOSE_BOOKING = new RegExp(
  `${SO}(?:(?:do|should|must) (?:we|i|you|people) (?:need to |have to |got to )?(?:book|reserve|register|rsvp|sign up|book ahead|buy (?:a )?tickets?(?: ahead)?)(?: (?:it|that|this|them))?(?: (?:first|ahead|in advance|before|for (?:it|that|this|them)))?|(?:is (?:a )?)(?:booking|registration|reservation|rsvp) (?:required|needed|necessary)|(?:hay que|tenemos que|tengo que|es necesario|se necesita|hace falta) (?:reservar|registrarse|inscribirse|apuntarse|reserva|comprar boletos?)(?: (?:antes|lugar))?)[?.! ]*$`,
);

/** What is asked of the event that was talked of, where nothing names it: its story, who is behind it, whether it must be booked, its dates; else null. */
export function factOfShown(text: string): 'story' | 'host' | 'booking' | 'repeats' | null {
  if (WHOSE_STORY.test(text)) return 'story';
  if (WHOSE_HOST.test(text)) return 'host';
  if (WHOSE_DATES.test(text)) return 'repeats';
  return WHOSE_BOOKING.test(text) ? 'booking' : null;
}

/** Whether one of those shown, by its number, is to be told of as a whole: `tell me more about the first one`; or is all that is said. */
export const asksStoryOfOne = (text: string): boolean => {
  const [said] = pattern(ORDINAL).exec(text) ?? [];
  if (said === undefined || /\b(?:like|como|similar|parecid[oa])\b/.test(text)) return false;
  return (
    STORY_OF_ONE.test(text) || text.replace(said, '').replace(/[^a-z]|\b(?:ok|and|y|please|por favor)\b/g, '') === ''
  );
};

const FACTS_ASKED = [
  ['when', /\b(?:when|what (?:time|day)|cuando|que (?:hora|dia))\b/],
  ['where', /\b(?:where|address|donde|direccion)\b/],
  ['price', /\b(?:how much|price|cost|cuanto (?:cuesta|vale|es|sale)|precio)\b/],
] as const;

/** The facts that are asked in one breath: `when and where is it`; none where it is only one. */
export const factsAsked = (text: string) => {
  const asked = FACTS_ASKED.filter(([, words]) => words.test(text)).map(([fact]) => fact);
  return asked.length > 1 && /\b(?:and|y)\b|[,&]/.test(text) ? asked : [];
};

const SHARPER: ReadonlyArray<readonly [Fact, RegExp]> = [
  ['parking', /\b(?:park(?:ing)?|estacionamiento|estacionar(?:me|nos|se)?|parqueo|parquear(?:me)?)\b/],
  [
    'booking',
    /\b(?:book(?:ing)?|reserv(?:e|ations?|ar|a)|rsvp|regist(?:er|ration|rarme|rarse|rarnos)|sign up|buy (?:a )?tickets?|comprar boletos?|inscribir(?:me|se|nos)|apuntar(?:me|se|nos))\b/,
  ],
  [
    'repeats',
    /\b(?:(?:every|each) (?:day|week|month|\p{L}+day)|weekly|monthly|recurring|repeats?|more dates|other dates|cada (?:dia|semana|mes)|semanal|tod[oa]s l[oa]s (?:dias|semanas|meses)|se repite[n]?|otras fechas|mas fechas)\b/u,
  ],
];
/** What is asked of an event that no other fact is, in a closer word. */
export const sharperFact = (fact: Fact, text: string): Fact =>
  fact === 'other' ? (SHARPER.find(([, words]) => words.test(text))?.[0] ?? fact) : fact;

const WHOSE_DATES = new RegExp(
  `${SO}(?:(?:is (?:it|this|that)|does (?:it|this|that)(?: happen| take place| run)?|do they do (?:it|this|that)|es|eso es)? *(?:every|each|cada) (?:day|week|month|dia|semana|mes)|is (?:it|this|that) (?:a )?(?:weekly|monthly|recurring)(?: (?:thing|event))?|does (?:it|this|that) repeat|(?:are there|does (?:it|this|that) have|any) (?:more|other) dates|(?:hay|tiene) (?:mas|otras) fechas|es semanal|se repite|es todas las semanas)[?.! ]*$`,
);
const THEM =
  '(?:they|these|those|any of (?:them|these|those)|all of (?:them|these|those)|alguno de (?:ellos|estos|esos)|todos (?:ellos|estos|esos)|tod[oa]s|est[oa]s|es[oa]s)';
const OF_ALL: ReadonlyArray<readonly [Fact, string]> = [
  ['price', 'free|gratis|gratuit[oa]s'],
  ['tickets', 'sold out|agotad[oa]s'],
  ['access', 'accessible|wheelchair[- ]accessible|accesibles|accesibles en silla de ruedas'],
  [
    'ages',
    'for (?:kids|children|families)|(?:kid|family)[- ]friendly|(?:ok(?:ay)?|good) for (?:kids|children|toddlers)|para (?:ninos|familias)',
  ],
  ['repeats', 'every week|weekly|cada semana|semanales'],
];
const EACH_ASKED = OF_ALL.map(
  ([fact, words]) =>
    [
      fact,
      new RegExp(
        `${SO}(?:(?:are|is|son|estan|es|esta) ${THEM}(?: (?:all|both|also|really|tod[oa]s|tambien))*|(?:son|estan)(?: (?:tod[oa]s|tambien))*) (?:${words})[?.! ]*$`,
      ),
    ] as const,
);

/** A fact that is asked of each of those that were shown: `are they all free?`, `do we need to book?`; null where none is. */
export function factOfAll(text: string): Fact | null {
  const asked = EACH_ASKED.find(([, words]) => words.test(text))?.[0];
  if (asked) return asked;
  return WHOSE_BOOKING.test(text) && !/\b(?:it|that|this|lo|la|ese|esa)\b/.test(text) ? 'booking' : null;
}

const NO_NAME =
  '(?!(?:first|second|third|fourth|fifth|last|next|other|another|new|same|only|right|best|worst|better|one|big|wrong|good|free|cheap|cheaper|cheapest|expensive|longest|shortest|soonest|earliest|earlier|later|closest|nearest|most|least|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|siguiente|otr[oa]|mism[oa]|mas|que|de|\\d)\\b)';
const PICK_LEAD =
  "^ *(?:(?:ok|okay|so|and|but|hey|yeah|cool|great|nice|y|pero|oye|bueno)[ ,]+)*(?:(?:what|how) about |tell me (?:more )?about |(?:i like|i'll take|let's do|lets do|we like|me gusta|prefiero|cuentame de|dime mas de|que tal) )?";
const PICKS = [
  `${PICK_LEAD}(?:the|that) (${NO_NAME}(?:[\\p{L}'-]+ ){1,3})one\\b`,
  `${PICK_LEAD}(?:the|that) (?:one|event|show|thing) (?:at|in|by|with|about|from) (?:the |a |an )?(${NO_NAME}(?:[\\p{L}'-]+ ?){1,3})`,
  `${PICK_LEAD}(?:el|la|ese|esa) (?:del|de la|de los|de las|de|en el|en la|con) (${NO_NAME}(?:[\\p{L}'-]+ ?){1,3})`,
  `${PICK_LEAD}(?:how (?:much|long)|when|where|what time) is (?:the|that) (${NO_NAME}(?:[\\p{L}'-]+ ){1,3})one\\b`,
  `${PICK_LEAD}(?:how (?:much|long)|when|where|what time) is (?:the|that) one (?:at|in|by|with|about|from) (?:the |a |an )?(${NO_NAME}(?:[\\p{L}'-]+ ?){1,3})`,
  `${PICK_LEAD}(?:cuanto (?:cuesta|dura)|cuando es|donde es|a que hora es) (?:el|la) (?:del|de la|de los|de las|de|en el|en la|con) (${NO_NAME}(?:[\\p{L}'-]+ ?){1,3})`,
].map((words) => pattern(words, 'u'));
const LONGEST_PICK = 12;

/** The words by which one of those shown is meant: `the library one`, `the one at the museum`, `el de la biblioteca`; null where none is. A day is none. */
export function pickedIn(text: string): string | null {
  if (text.split(' ').length > LONGEST_PICK) return null;
  for (const words of PICKS) {
    const said = words.exec(text)?.[1]?.trim();
    if (said !== undefined && !said.split(' ').some(isOfCalendar)) return said;
  }
  return null;
}

/** Whether the one behind that which was told last is asked for: `and the one after?`, `¿y la siguiente?`. */
export const asksForNext = (text: string): boolean =>
  new RegExp(
    `${SO}(?:(?:what|how) about |when is |cuando es )?(?:the (?:one|next one) after(?: that| it| this)?(?: one)?|the following one|(?:el|la) siguiente|(?:el|la) que sigue)[?.! ]*$`,
  ).test(text);
