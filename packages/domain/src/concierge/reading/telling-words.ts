import { isNounless } from './grammar.ts';
import { isModifier, isValue } from './grown-topic.ts';
import { IDLE_WORDS } from './idle-words.ts';
import { isSpanishVerb } from './spanish-forms.ts';
import { withoutStatements } from './statements.ts';
import { isOfCalendar, type Sense, senseInName, senseOf } from './words-of.ts';

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'&+-]*|\|[^\s\p{L}\p{N}]*|[,.;:!?]/gu;
/** Between two words of one thing. */
const JOINING = new Set(['de', 'del', 'of', 'la', 'el', 'los', 'las', 'the', "'n'"]);
/** What stands between two things. */
export const LISTING = new Set(['and', 'or', 'y', 'o', 'e', 'u', '&', 'then', 'luego', 'with', 'con']);
/** Kinds that add nothing to the word before them. */
const EMPTY_KINDS = /^(?:shows?|nights?|noches?|events?|eventos?|concerts?|conciertos?|stuff|things?|gigs?)$/;
/** The word behind these is a verb. */
const SUBJECT =
  /^(?:i|we|you|u|they|he|she|it|its|it's|who|whos|to|can|could|will|would|should|gonna|wanna|gotta|finna|tryna|let's|lets|does|did|do|don't|dont|yo|me|te|se|nos|le|les|quien|ella|ellos|usted|ustedes|cuanto|cuando|donde|como|que|get|getting|be|feel|feeling|im|i'm|we're|ando|andamos|estoy|estamos|soy)$/;
/** Behind these a Spanish word with the ending of an infinitive is a verb. */
const BEFORE_INFINITIVE = /(?:^| )(?:de|para|pa|sin|por|puedo|podemos|pueden|puede|debo|donde|que|como)$/;
const INFINITIVE = /^\p{L}{2,}(?:ar|er|ir)(?:me|nos|se|lo|la|los|las|le|les|te)?$/u;
/** What is behind these is somebody's own. */
const OWNER = /^(?:my|our|your|ur|his|her|their|mi|mis|tu|tus|su|sus|nuestr[oa]s?)$/;
/** What asks for the words behind it. */
const ASKING =
  /^\s*(?:for|para)\s*$|(?:tickets?|tix|seats?|boletos?|entradas?) (?:to|for|para|de)|(?:events?|things?|anything|something|activities|stuff|eventos|actividades|algo|cosas) (?:for|para)(?: the| los| las)?\s*$|(?:^|\s)(?:any|some|(?:there|find(?: me)?|need|want|like|love|for|'s|where|into|see|show me|know of|y'all|have|do)(?: \w+)? (?:an?|the)|^ ?(?:an?|the)|find(?: me)?|looking for|search(?:ing)?(?: for)?|want(?: to (?:do|see|go to|hear|try))?|into|love|like|craving|about|involving|hay|haber|habra|busco|buscando|quiero|queremos|algun[oa]?s?|(?:hay|busco|quiero|queremos|para|de|algun) un[oa]?s?|^ ?un[oa]?s?|ganas de|algo (?:de|con)|sobre|(?:ver|ir a|voy a|vamos a|fan de|fanatic[oa]s? de|obsesionad[oa]s? con|obsessed with|loc[oa]s? por|apasionad[oa]s? (?:de|por)|paseos? en|paseos? (?:de|a|por)|vueltas? en|aprender(?: a)?(?: hacer)?|practicar|probar|visitar|escuchar|oir|jugar(?: al?)?|montar(?: a| en)?|comer|tomar|pasan?|pasar|dan|presentan|transmiten|tocan|echan|hacen|antojo de|gustan?|encantan?|fascinan?|interesan?|late|laten)(?: a)?(?: el| la| los| las| un| una| al)?(?: \w+)?|where can i|where to|(?:anything|something|stuff) (?:with|about|for)|it'?s)\s*$/;
/** What is done with the thing before them: `axe throwing`, `apple picking`. */
export const DOING =
  /^(?:throwing|picking|tasting|making|watching|carving|lighting|decorating|racing|painting|building|swapping|viewing|gazing|dyeing|blowing|spinning|folding|pulling|brewing|tossing|judging|eating|signing|reading|writing|burning|hunting|riding|sewing|pairing|described|captioned|shucking|pressing|baking|roasting|smashing|wrapping|arranging|printing|stacking|keeping|training|rides?|pulls?)$/;
/** What comes behind is something to do, whatever the word. */
const LEARNING = /\b(?:learn(?:ing)?(?: how)? to|teach me (?:how )?to|aprender a)$/;
const SUBJECT_OF =
  /\b(?:sobre|acerca de|about|dedicad[oa]s? a)(?: (?:el|la|los|las|the|how to|como))?\s*$|^ (?:on|of)(?: the)?\s*$/;
const VENUE = /\b(?:at|en) (?:the|el|la)\s*$/;
const JOINS =
  /^ (?:or|and|o|y|e|u|&|,)(?: (?:or|and|o|y|de|del|any|some|an?|un|una|anything|algun|alguna|maybe|tambien))*$/;
const MOOD = /(?:algo|something|anything|nada|nothing|somewhere|tan|muy|so|very|super|bien|mas)\s*$/;
const MOST_WORDS = 6;
/** A message with more unknown words than this is a sentence, not a name. */
const LONGEST_NAME = 3;
/** Words before the first, or after the last, of a thing that is known. */
const MOST_BEFORE = 2;
const MOST_AFTER = 1;

interface Word {
  text: string;
  sense: Sense;
}
interface Run {
  words: Word[];
  isAskedFor: boolean;
  /** What something known is about: `charla sobre inmigración`. */
  isSubject: boolean;
  /** Said of how it should be, and no name: `something chido`. */
  isMood: boolean;
  /** All that stands between two signs: `…, vegetarian, …`. */
  isApposed: boolean;
  /** Where it is: `at the moose lodge`. */
  isVenue: boolean;
  /** Only what joins two things stands between it and the one before: `doom or sludge`. */
  isJoined: boolean;
  /** By a word, and not by a comma alone. */
  isJoinedByWord: boolean;
}

const tokensOf = (rest: string): string[] => [...rest.matchAll(TOKEN)].map(([token]) => token.replace(/'s$/, ''));

/** Whether a word may be searched for. */
export function isTelling(word: string, sensed: (word: string) => Sense = senseOf): boolean {
  if (!/^[\p{L}\p{N}]/u.test(word) || isNumber(word) || LISTING.has(word) || JOINING.has(word) || word.length < 2)
    return false;
  return sensed(word) !== 'idle';
}

/** `90s` is a kind of music; other numbers say nothing. */
const isNumber = (word: string) =>
  !/^[2-9]0s$/.test(word) && /^\d{1,4}(?:st|nd|rd|th|am|pm|ish|h|hrs|s|k)?$/.test(word);
const isTopic = ({ sense }: Word) => sense === 'topic';

/**
 * The words of what is left of a message that say what is wanted: those known as something to do, with what stands beside them. Without one, a name
 * that nobody knows, where it is asked for or nearly all that is said. `hasTopic`: something was understood already.
 */
export function tellingOf(rest: string, hasTopic: boolean): string[] {
  const runs = runsOf(withoutStatements(rest, (part) => runsOf(part).some(({ words }) => words.some(isTopic))));
  const isKnown = runs.some(({ words }) => words.some(isTopic)) || hasTopic;
  const known = withJoined(
    runs,
    ({ words, isSubject, isVenue, isApposed }) =>
      words.some(isTopic) || (isKnown && (isSubject || isVenue || isApposed)),
  );
  if (known.length > 0)
    return known
      .flatMap(({ words }) => (words.some(isTopic) ? aroundTopics(words) : words.map(({ text }) => text)))
      .filter((word) => !EMPTY_KINDS.test(word))
      .slice(0, MOST_WORDS);
  if (hasTopic) return [];
  const named = runs.filter(({ words }) => words.some(({ sense }) => sense === 'rare'));
  const asked = (named.length > 0 ? named : runs).filter(({ isAskedFor, isMood }) => isAskedFor && !isMood);
  const all = runs.filter(({ isMood }) => !isMood).flatMap(({ words }) => words.map(({ text }) => text));
  const said = tokensOf(rest).filter((token) => /[\p{L}\p{N}]/u.test(token) && !JOINING.has(token));
  if (OPEN.test(rest)) return [];
  if (runs.length <= 2 && all.length <= LONGEST_NAME && (named.length > 0 || said.length === all.length)) return all;
  const whole = [nounOf(rest), bareNounOf(rest)].find((words) => words.length > 0) ?? [];
  if (whole.length > 0) return whole;
  return (asked[0]?.words ?? []).map(({ text }) => text).slice(0, LONGEST_NAME);
}

/** The runs that say what is wanted, and those joined to them. */
function withJoined(runs: readonly Run[], isWanted: (run: Run) => boolean): Run[] {
  const wanted = runs.map(isWanted);
  for (let at = 1; at < runs.length; at += 1)
    if (wanted[at - 1] && isListed(runs[at]) && runs[at]?.isJoined) wanted[at] = true;
  for (let at = runs.length - 1; at > 0; at -= 1)
    if (wanted[at] && isListed(runs[at - 1]) && runs[at]?.isJoinedByWord) wanted[at - 1] = true;
  return runs.filter((_, at) => wanted[at]);
}

/** A thing of a list is short. */
const isListed = (run: Run | undefined) => run !== undefined && !run.isMood && run.words.length <= LONGEST_NAME;

/** What is asked for behind an article, in all its words: `is there a town hall`. */
function nounOf(rest: string): string[] {
  const tokens = tokensOf(rest);
  const begin = tokens.findIndex((token, at) => ARTICLE.test(tokens[at - 1] ?? '') && isOpen(token));
  if (begin < 0) return [];
  const end = tokens.findIndex((token, at) => at > begin && !isOpen(token));
  const words = tokens.slice(begin, end < 0 ? undefined : end);
  const isNamed = words.length <= LONGEST_NAME && words.some((word) => isTelling(word));
  return isNamed && !words.some((word) => EMPTY_KINDS.test(word)) ? words : [];
}
/** All that a request begins with, before its day or its place: `hawk watch`. */
function bareNounOf(rest: string): string[] {
  const tokens = tokensOf(rest);
  const begin = tokens.findIndex((token) => /^[\p{L}\p{N}]/u.test(token));
  const end = tokens.findIndex((token, at) => at > begin && !/^\p{L}/u.test(token));
  const words = tokens.slice(begin, end < 0 ? undefined : end);
  const isNamed =
    end >= 0 &&
    words.length > 1 &&
    words.length <= LONGEST_NAME &&
    words.every(
      (word, at) => (isModifier(word, true) && !isSpanishVerb(word)) || (at > 0 && isOpen(word) && !isValue(word)),
    );
  return isNamed && words.some((word) => isTelling(word)) ? words : [];
}

/** Asks for whatever is on. */
const OPEN =
  /\b(?:anything (?:going on|happening|on|to do)|what'?s (?:[| ]+(?=[,.;?!]|$)|going on|happening|on\b|up\b)|que (?:hay|se arma|se hace)(?= *(?:$|[|.,;!?])))/;
const ARTICLE = /^(?:an?|any|algun|alguna|un|una|unos|unas|hay)$/;
const isOpen = (word: string) => /^\p{L}{3,}/u.test(word) && !isNounless(word) && !isOfCalendar(word);

/** All words of what is left that may be those of a name. */
export const namesOf = (rest: string): string[] =>
  runsOf(rest, senseInName).flatMap(({ words }) => words.map(({ text }) => text));

/** The words of a run from shortly before its first topic to shortly behind its last. */
function aroundTopics(words: readonly Word[]): string[] {
  const first = words.findIndex(isTopic);
  const last = words.findLastIndex(isTopic);
  return words.slice(Math.max(0, first - MOST_BEFORE), last + 1 + MOST_AFTER).map(({ text }) => text);
}

/** Of everyday speech, but between two words of one thing: `vintage clothes swap`. */
function isBridge(tokens: readonly string[], at: number, sensed: (word: string) => Sense): boolean {
  const [before = '', word = '', after = ''] = tokens.slice(Math.max(0, at - 1), at + 2);
  if (at === 0 || isNounless(word) || word.length < 4) return false;
  const isEnd = after === '' || /^(?:[|.,;?!]|at|on|in|this|for|near|around|by|that|with)$/.test(after);
  return (
    isTelling(before, sensed) &&
    sensed(before) !== 'rare' &&
    (isTelling(after, sensed) || (isEnd && !IDLE_WORDS.has(word))) &&
    !isSpanishVerb(word)
  );
}

/** Any word but those of grammar says what a talk is about. */
const isPartOfSubject = (word: string) => isModifier(word, true) || /^(?:local|old|new|ai)$/.test(word);

function runsOf(rest: string, sensed: (word: string) => Sense = senseOf): Run[] {
  const runs: Run[] = [];
  let words: Word[] = [];
  let before = '';
  let asked = '';
  let between = '|';
  let isLed = false;
  const end = (isSign = false) => {
    if (words.length > 0) {
      const isJoined = runs.length > 0 && JOINS.test(between);
      runs.push({
        words,
        isAskedFor: ASKING.test(asked),
        isSubject: SUBJECT_OF.test(asked),
        isMood: MOOD.test(asked),
        isApposed: words.length === 1 && words[0]?.sense === 'name' && isLed && isSign,
        isVenue: VENUE.test(asked) && words.some(({ sense }) => sense !== 'idle'),
        isJoined,
        isJoinedByWord: isJoined && !between.startsWith(' ,'),
      });
      between = '';
    }
    words = [];
  };
  let isOwned = false;
  let isVerb = false;
  const tokens = tokensOf(rest);
  for (const [at, token] of tokens.entries()) {
    // Before `me` stands a verb: `cheer me up`.
    const isOrder = /^(?:me|us|nos)$/.test(tokens[at + 1] ?? '');
    const isDoing = words.length > 0 && DOING.test(token);
    const isLearnt = LEARNING.test(before) && !IDLE_WORDS.has(token);
    const isInfinitive = INFINITIVE.test(token) && BEFORE_INFINITIVE.test(before) && sensed(token) !== 'topic';
    const sense =
      isOrder || isInfinitive
        ? 'idle'
        : isDoing || isLearnt
          ? 'topic'
          : isTelling(token, sensed)
            ? sensed(token)
            : isBridge(tokens, at, sensed) ||
                (sensed === senseInName && words.length > 0 && isModifier(token)) ||
                (isPartOfSubject(token) && SUBJECT_OF.test(words.length === 0 ? before : asked))
              ? 'name'
              : 'idle';
    const isSkipped: boolean = sense !== 'topic' && (isOwned || isVerb);
    if (sense !== 'idle' && !isSkipped) {
      if (words.length === 0) {
        asked = before;
        isLed = tokens[at - 1] === ',' && tokens[at - 2] === '|';
      }
      words.push({ text: token, sense });
    } else if (!JOINING.has(token) || words.length === 0) {
      end(/^[|,.;:!?]/.test(token));
      between += ` ${token}`;
    }
    isOwned = OWNER.test(token) || (isOwned && isSkipped && sense !== 'idle');
    isVerb = SUBJECT.test(token) || (isVerb && /(?:ly|just|also|really|even|still|ya|no)$/.test(token));
    before = /^[|,.;:!?]/.test(token) ? '' : `${before} ${token}`;
  }
  end(true);
  return runs;
}
