import { isTopical } from './topic-lexicon.ts';

/** Where one clause of a message ends and the next begins. */
const BOUNDARIES: readonly string[] = [
  '[.!?;|]+',
  ',(?= )',
  ' - ',
  ' (?:so|but|anyway|anyways|lol|lmao|haha+)(?![\\p{L}-])',
  ' (?:cuz|because|coz|since|porque|ya que|puesto que)(?= )',
  " and(?= (?:i|we|he|she|they|my|our|you|it's|im|i'm|he's|she's|they're|honestly|maybe|need|want|wanna|looking|love|loves|enjoy) )",
  ' y(?= (?:extrano|le|les|nos|me|mi|quiero|queremos|busco|necesito|ya|no|ando|tengo) )',
  ' (?:pero|asi que|entonces|jaja\\w*|en fin)(?![\\p{L}-])',
  // Without a sign between two sentences.
  '(?<!\\b(?:que|lo|la|los|las|no|si|yo|ya|y|o|tambien|donde|como|cuando|porque|pero|solo|me|te|nos|se|para|de|siempre|tanto|mucho)) (?=(?:quiero|queremos|quisiera|quisieramos|busco|buscamos|necesito|necesitamos|hay algo|hay algun[oa]?|que hay|que puedo|que podemos|que me recomiendas?|que recomiendas?|conoces algun[oa]?) )',
  '(?<=\\p{L}{2} )(?=(?:is there|are there|do you (?:know|have)|any ideas|what (?:can|is there)) )',
];
const BOUNDARY = new RegExp(`(${BOUNDARIES.join('|')})`, 'u');

/** Behind these stands why something is wanted. */
const REASON = /^ (?:cuz|because|coz|since|porque|ya que|puesto que)$/;
const LEAD =
  '^[ |]*(?:(?:oh|so|well|and|but|also|plus|ok|okay|omg|lol|haha|ha|hey|yo|man|dude|ugh|y|pues|bueno|oye|ay),? )*';
const VERB =
  "(?:is|are|was|were|has|have|had|gets?|got|comes?|came|coming|lives?|flies|flying|arrives?|arriving|said|says|works?|moved|moves|turns?|turned|just|will|won't|wont|can't|cant|don't|dont|doesn't|doesnt|es|esta|estan|viene|vienen|llega|llegan|vive|viven|tiene|tienen|cumple|cumplen|anda|andan|va|van|dijo|trabaja)";
/** Ways in which somebody begins to tell something: whom or what it is about and its verb, or a verb of the first person alone. */
const TELLING = new RegExp(
  `${LEAD}(?:${[
    "(?:i|we|he|she|they|it)(?:'(?:m|re|s|ve|d|ll))?(?= )",
    '(?:im|ive|hes|shes|theyre|weve)(?= )',
    `(?:hotel|airbnb|flight|train|car|work|school|parking|budget|mom|dad|mami|papi|mama|papa) ${VERB}(?= |$)`,
    `(?:my|our|his|her|their|the|mi|mis|nuestr[oa]s?|su|sus) (?:[\\p{L}'-]+ ){1,4}?${VERB}(?= |$)`,
    "(?:just |recently |finally |already |also )*(?:moved|got (?:back|in|here|off|home|done)|came|been|never been|(?:don't|dont|do not) know|back from|visiting from|staying (?:at|in|with)|passing through|stuck (?:in|at)|new (?:in|to|here)|flying in|driving (?:in|up|down)|celebrating|have been|haven't been|havent been)(?= |$)",
    '(?:nos|me) (?:acab(?:o|amos)|mud(?:e|amos)|cambi(?:e|amos)|qued(?:e|amos)|jubil(?:e|amos))(?= |$)',
    '(?:soy|somos|estoy|estamos|ando|andamos|vengo|venimos|llegue|llegamos|acabo|acabamos|vivo|vivimos|trabajo|como (?:ya |no |hoy )?(?:soy|somos|estoy|estamos|tengo|tenemos|es|hay))(?= )',
  ].join('|')})`,
  'u',
);
/** In these words something is asked for. */
const ASKING =
  /\b(?:want|wants|wanna|need|needs|looking|look|find|show|love|loves|like|likes|into|any|anything|something|somewhere|where|when|what|whats|what's|which|how|who|is there|are there|craving|hoping|thinking|interested|obsessed|would|could|can i|can we|fan|fans|take|bring|see|hear|learn|try|wish|dying|feel like|mood|down for|up for|busco|buscamos|quiero|queremos|quiere|quieren|quisiera|gusta|gustan|encanta|encantan|necesito|necesitamos|hay|algo|algun|alguna|ganas|antoja|interesa|interesan|llevar|ver|obsesionad[oa]s?|fanatic[oa]s?|apasionad[oa]s?|aficionad[oa]s?|adora[n]?|muere[n]? por|late[n]?|latido|vuelve[n]? loc[oa]s?|extrano|fascina[n]?|que|donde|cuando|cual|cuales)\b/;

export interface Clause {
  text: string;
  /** What stood before it. */
  before: string;
  /** Somebody tells something in it, or why; nothing is asked for. */
  isTold: boolean;
}

/** A message in its clauses. What is told is told only beside something that is asked for, or that names something to do. */
export function clausesOf(message: string): Clause[] {
  const parts = message.split(BOUNDARY);
  if (parts.length === 1) return [{ text: message, before: '', isTold: false }];
  const clauses = parts.flatMap((text, at): Clause[] => {
    if (at % 2 === 1) return [];
    const before = parts[at - 1] ?? '';
    const isTold = !ASKING.test(text) && (TELLING.test(text) || (REASON.test(before) && at > 0));
    return [{ text, before, isTold }];
  });
  const isAsked = clauses.some(({ text, isTold }) => !isTold && (ASKING.test(text) || text.split(' ').some(isTopical)));
  return isAsked ? clauses : clauses.map((clause) => ({ ...clause, isTold: false }));
}
