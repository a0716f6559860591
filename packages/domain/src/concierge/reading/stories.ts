import { listed } from './listed.ts';
import { isOfPast } from './past-times.ts';
import { isTopical } from './topic-lexicon.ts';
import { WEEKDAY } from './weekdays.ts';

const MONTHS =
  'january february march april may june july august september october november december oct nov dec'.split(' ');
/** Times that are over, said of what somebody tells. */
export const BYGONE = `\\b(?:${[
  `last (?:night|week|weekend|month|year|time)(?:'s)?(?! (?:of|in) (?:the month|this month|next month|${MONTHS.join('|')})\\b)`,
  'yesterday|the other day|anoche|ayer|antier|la semana pasada|el (?:mes|ano|fin de semana) pasado|lo de ayer',
].join('|')})\\b`;
/** Of today, and over as well where what is told of it is. */
const OF_TODAY =
  /\b(?:this morning|earlier today|on the (?:drive|way|walk|ride) in|today|hoy|esta manana|hace rato)\b/g;
/** Said of how something was. */
const EXCLAMATION = /\b(?:what an? |que )[\p{L}]+(?: (?:mas|tan) [\p{L}]+)?(?= *(?:$|[,.;!|]))/gu;
/** In these words something is wished for, or asked. */
const WISHES = listed(`
  any anything something somewhere wants? wanna needs? looking find loves? into craving hoping thinking interested obsessed would could can wish
  feel_like mood down_for up_for next again more another other others please pls show_me is_there are_there heard where which who how i_said i_meant
  dije quedan? gotta gonna let's lets prefer instead better busco buscamos quiero queremos quisiera quisieramos necesito necesitamos hay habra algo
  algun alguna ganas antoj[ao]s? interesa interesan otr[oa]s? gustaria gusta gustan encantan? recomienda[sn]? dime dame muestrame donde cuando mejor
  dicen ya_(?:vi|vimos|fui|fuimos|hicimos)`).map((words) => words.replaceAll('_', ' '));
const WISHING = new RegExp(`[?]|\\b(?:${WISHES.join('|')})\\b`);
/** A day that is not over. */
const AHEAD = new RegExp(
  `\\b(?:${WEEKDAY}|tonight|tomorrow|weekend|week|month|manana|finde|semana|mes|noche)s?(?= |$|[.,;!])`,
);
/** What happens to somebody, in Spanish: `se me cayo`, `nos robaron`; and what they saw or did. */
const HAPPENED_ES =
  /^(?:(?:hoy|ayer|anoche|ya|y|ay|bendito|que) )*(?:(?:se|le|les) (?:me|nos|le|les) \p{L}+(?:o|aron|ieron)|(?:me|nos) \p{L}{3,}(?:aron|ieron)|(?:vi|vimos|sone|comi|comimos|hice|hicimos|fui|fuimos|llegue|llegamos)) /u;
/** A thing in so many words may be what is wanted: `just moved here, jazz`. */
const MOST_OF_THING = 4;
const VERBLESS = /\b(?:i|we|he|she|they|it|my|our|was|were|is|are|had|got|went|me|se|nos|mi|fue|era|estaba)\b/;

interface Story {
  /** It says when: last night, yesterday. */
  isDated: boolean;
}

/** Of a message that tells of what is over and wishes for nothing, whatever it names: `the shift was insane last night, a guy dressed as a pirate`. Else null. */
export function storyIn(message: string): Story | null {
  const [first = '', ...others] = message
    .replace(EXCLAMATION, ' ')
    .split(/[.!;|,]+/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && !ALOUD.test(clause));
  const rest = [first, ...others].join(' , ').replace(new RegExp(BYGONE, 'g'), ' ').replace(OF_TODAY, ' ');
  const isDated = new RegExp(BYGONE).test(first) && first.split(' ').length > MOST_OF_THING;
  const isTold = isDated || isOfPast(first) || HAPPENED_ES.test(`${first} `);
  return isTold && !WISHING.test(rest) && !AHEAD.test(rest) && !others.some(isThing) ? { isDated } : null;
}

/** A clause that cries out. */
const ALOUD = /^(?:(?:omg|lol|man|dude|wow|ugh|oh|hey|yo|ay|bendito|uy|haha|lmao) ?)+$/;

const isThing = (clause: string) =>
  clause.split(' ').length <= MOST_OF_THING && clause.split(' ').some(isTopical) && !VERBLESS.test(clause);
