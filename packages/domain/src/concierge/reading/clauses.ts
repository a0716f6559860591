import { tellsOfOthers } from './company.ts';
import { PLAIN } from './dates-of-year.ts';
import { isForm } from './named-things.ts';
import { tellsOfPast } from './past-times.ts';
import { isSpanishVerb } from './spanish-forms.ts';
import { isTopical } from './topic-lexicon.ts';
import { UNITS } from './units.ts';
import { WAS_EN } from './vocabulary/past-verbs.ts';
import { WEEKDAY } from './weekdays.ts';
import { senseOf } from './words-of.ts';

/** Where one clause of a message ends and the next begins. */
const BOUNDARIES: readonly string[] = [
  '[.!?;|]+|:(?= )',
  ',(?= )',
  ' - ',
  ' (?:so|but|anyway|anyways|lol|lmao|haha+)(?![\\p{L}-])',
  ' (?:cuz|because|coz|since|while(?= (?:i|my|our|we|she|he|they)\\b)|mientras|porque|ya que|puesto que)(?= )',
  "(?<!\\bme) and(?= (?:would (?:love|like)|then (?:i|we|the|my|she|he)|i'd|we'd|i'll|we'll|i|we|he|she|they|my|our|you|it's|im|i'm|he's|she's|they're|honestly|maybe|need|want|wanna|looking|love|loves|enjoy) )",
  ' y(?= (?:extrano|le|les|nos|me|mi|quiero|queremos|busco|necesito|ya|no|ando|tengo) )',
  ' (?:pero|asi que|entonces|jaja\\w*|en fin(?! de))(?![\\p{L}-])',
  // Without a sign between two sentences.
  '(?<!\\b(?:que|lo|la|los|las|no|si|yo|ya|y|o|tambien|donde|como|cuando|porque|pero|solo|me|te|nos|se|para|de|siempre|tanto|mucho)) (?=(?:quiero|queremos|quisiera|quisieramos|busco|buscamos|necesito|necesitamos|hay algo|hay algun[oa]?|que hay|que puedo|que podemos|que me recomiendas?|que recomiendas?|conoces algun[oa]?) )',
  ' (?:when|cuando)(?= (?:\\p{L}+ ){1,3}(?:lets? out|gets? (?:out|off)|ends|is over|closes|naps?|sale|salga|salgo|termine|termina|acabe|acaba)\\b)',
  '(?<=\\p{L}{2} )(?=(?:is there|are there|do you (?:know|have)|any ideas|what (?:can|is there)) )',
];
const BOUNDARY = new RegExp(`(${BOUNDARIES.join('|')})`, 'u');

/** Behind these stands why something is wanted. */
const REASON = /^ (?:when|cuando|cuz|because|coz|since|while|mientras|porque|ya que|puesto que)$/;
const LEAD =
  '^[ |]*(?:(?:oh|so|well|and|then|but|also|plus|ok|okay|omg|lol|haha|ha|hey|yo|man|dude|ugh|y|pues|bueno|oye|ay|listen|alright|fijate que|fijese que|resulta que|es que|mira que),? )*';
const VERB = `(?:is|are|was|were|has|have|had|gets?|got|comes?|came|coming|lives?|flies|flying|arrives?|arriving|said|says|works?|moved|moves|turns?|turned|just|will|ends?|begins?|starts?|plays?|sings?|runs?|teaches|coaches|owns?|makes?|sells?|holds?|keeps?|gives?|pays?|allows?|lets?|goes|does|hurts?|won't|wont|can't|cant|don't|dont|doesn't|doesnt|es|esta|estan|viene|vienen|llega|llegan|vive|viven|tiene|tienen|cumple|cumplen|anda|andan|va|van|dijo|trabaja|se casa|se muda|se jubila|se gradua|${WAS_EN.join('|')})`;
/** What people are, who say so of themselves: no kind of event. */
const PERSON =
  '(?:profesor[ae]?s?|maestr[oa]s?|enfermer[oa]s?|doctor(?:a|es|s)?|ingenier[oa]s?|abogad[oa]s?|cociner[oa]s?|meser[oa]s?|camioner[oa]s?|choferes?|alban(?:il|iles)|contador[ae]?s?|jubilad[oa]s?|pensionad[oa]s?|retirad[oa]s?|soldados?|policias?|bomberos?|secretari[oa]s?|estudiantes?|universitari[oa]s?|mochiler[oa]s?|turistas?|viajer[oa]s?|vecin[oa]s?|viud[oa]s?|solter[oa]s?|divorciad[oa]s?|casad[oa]s?|recien (?:llegad[oa]s?|casad[oa]s?)|madre solter[ao]s?|padre solter[ao]s?|nurses?|teachers?|professors?|truckers?|waiters?|waitress(?:es)?|students?|grads?|retirees?|tourists?|newcomers?|widow(?:er)?s?|bachelors?|newlyweds?|empty nesters?|single (?:mom|mother|dad|father|guy|gal|lady|woman|man)s?|night owls?|introverts?|extroverts?|homebod(?:y|ies)|first[ -]timers?|beginners?)';
/** Ways in which somebody begins to tell something: whom or what it is about and its verb, or a verb of the first person alone. */
const TELLING = new RegExp(
  `${LEAD}(?:${[
    "(?:i|we|he|she|they|it)(?:'(?:m|re|s|ve|d|ll))?(?= )",
    '(?:im|ive|hes|shes|theyre|weve)(?= )',
    `(?:hotel|airbnb|flight|train|car|work|school|parking|budget|mom|dad|mami|papi|mama|papa) ${VERB}(?= |$)`,
    `(?:my|our|his|her|their|the|mi|mis|nuestr[oa]s?|su|sus) (?:[\\p{L}'-]+ ){1,4}?${VERB}(?= |$)`,
    "(?:just |recently |finally |already |also )*(?:parked|moved|got (?:back|in|here|off|home|done)|came|been|never been|used to|(?:don't|dont|do not) know|back from|visiting from|staying (?:at|in|with)|passing through|stuck (?:in|at)|new (?:in|to|here)|flying in|driving (?:in|up|down)|celebrating|have been|haven't been|havent been)(?= |$)",
    '(?:nos|me) (?:acab(?:o|amos)|mud(?:e|amos)|cambi(?:e|amos)|qued(?:e|amos)|jubil(?:e|amos))(?= |$)',
    `(?:(?:soy|somos|i'm|im|as) )?(?:an? |un |una )?(?:retired |former |ex-?|busy |tired |old |young )?${PERSON}(?= |$)(?! (?:de baile|night|class|show|workshop|meetup|day|convention|conference|event))`,
    "(?:[\\p{L}'-]+ ){1,3}(?:got|was|were|fell through|fell|is) (?:cancell?ed|postponed|moved|delayed|through|canned|rained out|called off)(?= |$)",
    '(?:soy|somos|estoy|estamos|ando|andamos|vengo|venimos|llegue|llegamos|acabo|acabamos|vivo|vivimos|trabajo|como (?:ya |no |hoy )?(?:soy|somos|estoy|estamos|tengo|tenemos|es|hay))(?= )',
  ].join('|')})`,
  'u',
);
/** In these words something is asked for. */
const ASKING =
  /\b(?:want|wants|wanna|need|needs|looking|look|find|show|love|loves|like|likes|into|any|anything|something|somewhere|where|when|what|whats|what's|which|how|who|is there|are there|craving|hoping|thinking|interested|obsessed|would|could|can i|can we|fan|fans|take|bring|see|hear|learn|try|wish|dying|feel like|mood|down for|up for|busco|buscamos|quiero|queremos|quiere|quieren|quisiera|gusta|gustan|encanta|encantan|necesito|necesitamos|hay|algo|algun|alguna|ganas|antoj[ao]s?|interesa|interesan|llevar|ver|obsesionad[oa]s?|fanatic[oa]s?|apasionad[oa]s?|aficionad[oa]s?|adora[n]?|muere[n]? por|late[n]?|latido|vuelve[n]? loc[oa]s?|extrano|fascina[n]?|que|donde|cuando|cual|cuales|apetece|provoca|vendria|sabe[sn]?|conoce[sn]?|recomienda[sns]?|dime|dame|muestrame|ensename)\b/;

/** A sentence without its subject: `picked up a ukulele at a garage sale`, `training for the channel next summer`. */
const DONE =
  /^(?:(?:just|recently|finally|already|still|also|currently) )*(?:((?!\p{L}*thing |living |live )\p{L}{3,}(?:ed|ing))|got|took|made|went|came|met|bought|sold|gave|built|wrote|saw|lost|broke|know|own|teach|live(?= (?:in|near|at|by|on))|drive|grew|left|spent|used|have|had|hago|pongo|traigo|oigo|doy|voy) /u;

function isOfWork(text: string): boolean {
  const [said, verb = ''] = DONE.exec(text.replace(new RegExp(LEAD, 'u'), '')) ?? [];
  return said !== undefined && !isTopical(verb) && !isForm(verb) && UNITS.exec(text.trim())?.index !== 0;
}

/** What somebody says of themselves in Spanish begins with its verb: `salgo de guardia a las 3`, `me caso en enero`. */
const FIRST_PERSON = new RegExp(
  `${LEAD}(?!como (?:una?|el|la|los|si|para|de) )(?:(?:ya|hoy|yo|no|nunca|nosotros|antes|siempre) )*(?:(?:me|nos|se|le|les|lo|la|te) )?(\\p{L}{2,}(?:o|i|amos|emos|imos|aron|ieron|aba|abamos)|(?<=(?:me|ya) )\\p{L}{2,}e) `,
  'u',
);

function isOfSelf(text: string): boolean {
  const [, verb = ''] = FIRST_PERSON.exec(text) ?? [];
  return verb !== '' && (isSpanishVerb(verb) || verb.endsWith('mos')) && !isTopical(verb);
}

const HAPPENED =
  /^(?:(?:i|we|he|she|they|my \p{L}+|our \p{L}+|mi \p{L}+|me|nos|se|just|already|finally|ya|hoy) )*(?:(?<=(?:i|we|he|she|they|(?:my|our) \p{L}+|just|finally) )(?!need|want)\p{L}{3,}ed|lost|broke|fell|cried|quit|got|had|was|were|went|crashed|died|murio|perdi(?:mos|o)?|choque|reprobe|llore|corrieron|despidieron|dejo|robaron|cancelaron|fallecio|\p{L}{3,}(?:aron|ieron)) \p{L}/u;

/** Tells what happened, and asks for nothing. */
export const isStatement = (text: string) =>
  !ASKING.test(text) && HAPPENED.test(text.replace(new RegExp(LEAD, 'u'), '')) && !/[?]/.test(text);

/** Asks how it is where somebody goes, and not for it. */
const DETAIL =
  /^[ |]*(?:(?:and|y|but|pero|also|plus) )?(?:(?:do|does|did|will|would|is|are|can|could|should) (?:they|it|i|we|you|dogs|kids|people|strollers|parking|anyone|folks)\b(?! (?:know|have any|guys|find|recommend|show|tell|go|get to|see|take|join))|(?:hay que|se puede[n]?|puedo (?:llevar|entrar|ir con)|podemos (?:llevar|entrar|ir con)|cobran|venden|aceptan|dejan|rentan|alquilan|tengo que|tenemos que|hace falta|es necesario|tienen estacionamiento|hay estacionamiento|necesito (?:llevar|reservar|registrarme|boleto)|if (?:the|it|it's|its|they|there's)(?= ))\b)/;

export interface Clause {
  text: string;
  /** What stood before it. */
  before: string;
  /** Somebody tells something in it, or why; nothing is asked for. */
  isTold: boolean;
  /** It says why, so that nothing in it is wanted. */
  isReason: boolean;
}

/** Why it is so, behind a comma in Spanish: `que el viernes trabajo`; with a subjunctive it says how it should be. */
const WHY =
  /^ *(?:que|pues|es que) (?:ya |a )?(?:el|la|los|las|al|mi|mis|este|esta|ese|esa|ya|hoy|nos|me|le|dicen|de (?:noche|dia)|(?:por|en) la) /;
const REQUIRING =
  /\b(?:sean?|esten?|tengan?|hayan?|puedan?|podamos|pueda|guste[n]?|cobren?|cuesten?|dejen?|acepten?|quede[n]?|empiece[n]?|termine[n]?|sirva[n]?|hay|hagan?|toquen|recomiend\w+|recomendar\w*|interes\w+|gustan?|encantan?)\b/;

const isWhy = (text: string, before: string) =>
  before !== '' && WHY.test(text) && !REQUIRING.test(text.replace(/(?<= quieren?) que .*/, ''));

/** A message in its clauses. What is told is told only beside something that is asked for, or that names something to do. */
export function clausesOf(message: string): Clause[] {
  const parts = message.split(BOUNDARY);
  if (parts.length === 1) return [{ text: message, before: '', isTold: false, isReason: false }];
  const clauses = parts.flatMap((said, at): Clause[] => {
    if (at % 2 === 1) return [];
    const before = parts[at - 1] ?? '';
    if (isWhy(said, before)) return [{ text: said, before, isTold: true, isReason: true }];
    const text = said.replace(/^ *(?:fijate|fijese|resulta|mira) que (?!hay)/, '');
    const isDetail = at > 0 && DETAIL.test(text) && parts.slice(0, at).some((part) => part.split(' ').some(isTopical));
    const isTold =
      isDetail ||
      (!PLAINLY.test(text) && tellsOfOthers(text)) ||
      (!ASKING.test(text) &&
        (TELLING.test(text) || isOfSelf(text) || isOfWork(text) || (REASON.test(before) && at > 0)));
    return [{ text, before, isTold, isReason: isTold && (isDetail || REASON.test(before)) }];
  });
  const isAsked = clauses.some(({ text, isTold }) => !isTold && (ASKING.test(text) || text.split(' ').some(isTopical)));
  if (clauses.some(({ text, isTold }) => !isTold && ASKING.test(text) && text.split(' ').some(isTopical)))
    return withoutOtherTimes(
      withoutWeak(
        clauses.map((clause, at) => ({ ...clause, isTold: clause.isTold || isBeside(clause, clauses[at + 1]) })),
      ),
    );
  const isTimed = clauses.some(({ text, isTold }) => !isTold && LIMITED.test(text));
  return withoutOtherTimes(
    withoutWeak(
      isAsked
        ? clauses
        : clauses.map((clause) => ({ ...clause, isTold: isTimed && isWhy(clause.text, clause.before) })),
    ),
  );
}

/** Words that ask, and are in no story. */
export const PLAINLY =
  /\b(?:is there|are there|any|anything|something|somewhere|looking (?:for|to)|find|show me|where|what's|whats|which|(?:i|we|i'd|we'd) (?:want|wanna|need|would (?:like|love|want|enjoy)|love|like)|i'm craving|craving|in the mood|please|pls|hay|habra|busco|buscamos|quiero|queremos|quisiera|quisieramos|algo|algun|alguna|donde|necesito|necesitamos|gustaria|ganas de|dan|dime|dame|porfa|por favor|recomiendas?)\b/;
/** A kind of event alone does not say what it is of. */
const KIND =
  /^(?:class(?:es)?|workshops?|torneos?|tournaments?|shows?|groups?|grupos?|clubs?|clubes|taller(?:es)?|cursos?|clases?|festival(?:es|s)?|fests?|events?|eventos?|lessons?|meetups?|leagues?|ligas?|concerts?|conciertos?|camps?|part(?:y|ies)|fiestas?|nights?|noches?|games?|juegos?|tours?)$/;
export const namesOne = (text: string) =>
  UNITS.test(text) ||
  text
    .split(/[^\p{L}\d'-]+/u)
    .some((word, at, words) => (KIND.test(word) ? at > 0 && senseOf(words[at - 1] ?? '') !== 'idle' : isTopical(word)));
const isStrong = ({ text, isTold }: Clause, next: Clause | undefined) =>
  !isTold && namesOne(text) && (PLAINLY.test(text) || isThing(text) || /[?]/.test(next?.before ?? ''));

function sentencesOf(clauses: readonly Clause[]): Clause[][] {
  const sentences: Clause[][] = [];
  for (const clause of clauses) {
    const open = sentences.at(-1);
    if (open && !/^[.!?;|]/.test(clause.before)) open.push(clause);
    else sentences.push([clause]);
  }
  return sentences;
}

/** Where a sentence asks in plain words and says when, those before it that state something are told: `all of it is on the weekend. what's there on monday?`. */
function withoutOtherTimes(clauses: readonly Clause[]): Clause[] {
  const sentences = sentencesOf(clauses);
  const asks = (text: string) => PLAINLY.test(text.replace(UNWILLING, ' '));
  const last = sentences.findLastIndex(
    (sentence, at) =>
      sentence.some(({ text, isTold }) => !isTold && (asks(text) || isThing(text))) ||
      /[?]/.test(sentences[at + 1]?.[0]?.before ?? ''),
  );
  const wish = sentences[last] ?? [];
  if (last < 1 || !wish.some(({ text }) => TIMED.test(text))) return [...clauses];
  const isNamed = wish.some(({ text }) => namesOne(text));
  return sentences.flatMap((sentence, at) => {
    const states = at < last && !sentence.some(({ text }) => asks(text) || REFUSED_FIRST.test(text));
    const isStated =
      states &&
      sentence.some(({ text }) => TIMED.test(text) && (STATING.test(text) || isOfSelf(text))) &&
      (isNamed || !sentence.some(({ text }) => namesOne(text)));
    return isStated ? sentence.map((clause) => ({ ...clause, isTold: true, isReason: true })) : sentence;
  });
}
/** What somebody does not care to do is nothing that they ask for. */
const UNWILLING = /\bno (?:quiero|queremos|necesito) \p{L}+r(?:me|nos)?\b/gu;
/** Says on which day, or at which hour. */
const TIMED = new RegExp(
  `\\b(?:${WEEKDAY}|today|tonight|tomorrow|weekend|hoy|(?<!\\bla )manana|finde|fin de semana)s?\\b|\\b(?:el|the|on) \\d|\\b(?:at|by|before|after|until|las?) \\d`,
);
const REFUSED_FIRST = /^ *(?:no|not|nothing|nada|sin|without)\b/;
const STATING =
  /\b(?:i|we|my|our|is|are|was|were|it's|i'm|we're|es|son|esta|estan|fue|mi|mis|nuestr[oa]s?|trabajo|trabajamos|me|nos|cierran?|abren?|empiezan?|terminan?|closes?|opens?|ends?|starts?)\b/;

/** Where a sentence asks for something known, those that neither ask in plain words nor are a bare thing are told. */
function withoutWeak(clauses: readonly Clause[]): Clause[] {
  const sentences = sentencesOf(clauses);
  const behind = (clause: Clause) => clauses[clauses.indexOf(clause) + 1];
  const strong = sentences.map((sentence) => sentence.some((clause) => isStrong(clause, behind(clause))));
  if (!strong.includes(true)) return [...clauses];
  return sentences.flatMap((sentence, at) =>
    strong[at] ||
    sentence.some(({ text }) => PLAINLY.test(text) || REFUSING.test(text)) ||
    /[?]/.test(behind(sentence.at(-1) as Clause)?.before ?? '')
      ? sentence.map((clause) =>
          strong[at] &&
          BEGINS_TOLD.test(clause.text) &&
          !PLAINLY.test(clause.text) &&
          !LIMITED.test(clause.text) &&
          !REFUSING.test(clause.text) &&
          !/\b(?:dont|don't) \p{L}+/u.test(clause.text)
            ? { ...clause, isTold: true }
            : clause,
        )
      : sentence.map((clause) => ({
          ...clause,
          isTold: clause.isTold || sentence.some(({ text }) => isSentence(text)),
        })),
  );
}

/** Beside what is asked for, a clause about somebody is told. */
const BEGINS_TOLD =
  /^ *(?:(?:y|and|but|so|ya|porque|que|since|because|cuz) )*(?:i|i'm|i've|im|we|we're|he|he's|she|she's|they|it|it's|my|our|yo|ella|mi|mis|me|nos|soy|somos|tengo|tenemos|ando|les|le|eso|lo|one|saw)\b(?! (?:too|tambien|and (?:i|me)|y yo|gusta(?:ria)? |encanta |like |love )) ?.+ .+/;

/** Says what is not wanted, or how it should be. */
const REFUSING =
  /\b(?:no|not|nothing|without|except|but|just|only|under|less|sin|nada|ni|solo|menos|or|o|preferably|free|gratis)\b/;
const isSentence = (text: string) =>
  /\b(?:i|we|he|she|they|my|our|it|it's|i'm|i've|we're|he's|she's|is|are|was|were|mi|mis|me|nos|nuestr[oa]|ella|es|son|era|eran|fue|esta|estan)\b/.test(
    text,
  ) && text.trim().split(' ').length > 2;

/** Beside a sentence that asks for something known, another one that asks for nothing is told. */
function isBeside({ text, before, isTold }: Clause, next: Clause | undefined): boolean {
  const isAlone = [before, next?.before ?? ''].every((sign) => sign === '' || /^[.!?;]/.test(sign));
  return (
    !isTold &&
    isAlone &&
    !ASKING.test(text) &&
    !isThing(text) &&
    !LIMITED.test(text) &&
    text.trim().split(' ').length > MOST_OF_PART
  );
}

/** Names something to do, without a verb. */
export const isThing = (text: string) =>
  namesTopic(text) &&
  !tellsOfPast(text) &&
  !/\b(?:i|we|my|our|it|is|are|was|were|am|im|has|have|had|mi|mis|me|es|son|fue|tengo|soy)\b/.test(text);

/** Says when. */
const LIMITED = new RegExp(
  `\\d|\\b(?:${WEEKDAY}|today|tonight|tomorrow|week(?:end)?|halloween|christmas|thanksgiving|hoy|manana|semana|finde|navidad)s?\\b|\\b${PLAIN}\\b`,
);
/** With more words, what stands between two signs is a sentence. */
const MOST_OF_PART = 2;

/** Whether something to do is named. */
export const namesTopic = (text: string) =>
  UNITS.test(text) || text.split(/[^\p{L}\d'-]+/u).some((word) => isTopical(word) || isForm(word));

/**
 * A message without its clauses that are none of our business, if another one asks for something to do: `book me a table, any jazz tonight?`. Within a
 * clause, what is asked for before it is kept: `looking for a civil war talk i can send my students to`.
 */
export function withoutErrands(
  message: string,
  errandIn: (clause: string, hasTopic?: boolean) => number,
): Pick<Clauses, 'asked' | 'told'> {
  if (errandIn(message, false) < 0) return { asked: message, told: '' };
  const parts = message.split(
    /(?<=[.;!?|,]) | (?=(?:and|but|y|pero)(?: first| also| then| primero| tambien| luego)? (?:find|show|tell|give|is there|are there|any|what|whats|what's|ver|buscar|busco|que hay|hay|quiero|algo)\b)/,
  );
  const cuts = parts.map((part) => ({ part, at: errandIn(part) }));
  const kept = cuts.map(({ part, at }) => (at < 0 ? part : `${part.slice(0, at)} |`));
  const isAsked = kept.some(
    (part) =>
      (ASKING.test(part) && (namesTopic(part) || ANYTHING.test(part))) ||
      (namesTopic(part) && LIMITED.test(part) && !TELLING.test(part)),
  );
  if (!isAsked) return { asked: message, told: '' };
  const told = cuts.flatMap(({ part, at }) => (at < 0 ? [] : [part.slice(at)]));
  return { asked: kept.join(' ').trim(), told: told.join(' | ') };
}

interface Clauses {
  asked: string;
  told: string;
}

/** Asks for whatever is on. */
const ANYTHING =
  /\b(?:what(?:'s|s| is) (?:on|up|happening|going on|there|open)|(?:anything|something|stuff|things|what) to do|anything (?:on|going on|happening|fun)|que (?:hay|planes|puedo hacer|podemos hacer|se puede hacer)|algo (?:que hacer|divertido)|algun plan|planes)\b/;
