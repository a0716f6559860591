import type { Phrase } from './phrase.ts';
import type { Ask } from './wish.ts';

const ORDINALS: ReadonlyArray<readonly [RegExp, number]> = [
  [/\b(?:second|2nd|segund[oa])\b/, 2],
  [/\b(?:third|3rd|last|tercer[oa]?|ultim[oa])\b/, 3],
];

/** What only a forecast could answer. A "cool show", or something to do when it rains, is a request for events. */
const WEATHER =
  /\b(?:weather|forecast|clima|pronostico)\b(?!.{0,12}\b(?:app|lecture|class|book))|\b(?:will|is|does|going to) (?:it|there) ?(?:be )?(?:going to )?(?:rain|snow|raining|snowing|sunny|storm|pour)|\bis it (?:nice|warm|cold|hot|dry|sunny|too (?:cold|hot|wet)) (?:out|outside|enough|today|tonight|tomorrow|for|to)\b|\b(?:va a|ira a) (?:llover|nevar)\b|\b(?:llueve|llovera|hara (?:frio|calor|buen tiempo))\b|\bque tiempo (?:hace|hara|va a hacer)\b/;

/** What a message asks for besides events; null for a request for events. */
export function readAsk(phrase: Phrase): Ask | null {
  const text = phrase.rest.trim();
  if (/^(?:start over|reset|new search|forget (?:it|that|all)|never ?mind|empezar de nuevo|olvidalo)[.! ]*$/.test(text))
    return { kind: 'reset' };
  if (
    /^(?:hello|hi|hey|howdy|good (?:morning|afternoon|evening)|hola|buen[oa]s(?: (?:dias|tardes|noches))?|yo|sup)(?: there| all| concierge| marquee)?[.,! ]*$/.test(
      text,
    )
  )
    return { kind: 'hello' };
  if (
    /^(?:ok |okay |great |perfect |cool |no )?(?:,? ?)?(?:thank(?:s| you)|thx|ty|(?:muchas )?gracias|perfect|awesome|great)(?: (?:so|very) much| a lot| again| por todo| you)?[.! ]*$/.test(
      text,
    )
  )
    return { kind: 'thanks' };
  if (
    /^(?:help(?: me)?|ayuda)[.!? ]*$|\b(?:what can you do|who are you|how do(?:es)? (?:you|this|it) work|are you (?:a )?(?:human|bot|robot|real|an? ai)|que puedes hacer|quien eres|como funciona)\b/.test(
      text,
    )
  )
    return { kind: 'help' };
  if (WEATHER.test(text)) return { kind: 'weather' };
  if (
    /\b(?:(?:which|what|other) (?:other )?cities|cities (?:near|around|nearby|close)|(?:which|what) towns|nearby (?:cities|towns)|que (?:otras )?ciudades|ciudades cerca)\b/.test(
      text,
    )
  )
    return { kind: 'cities' };
  if (
    /\b(?:(?:what|which) (?:kinds?|types?|sorts?|categories)|categories|que (?:tipos?|clases?|categorias)|categorias)\b/.test(
      text,
    )
  )
    return { kind: 'categories' };
  if (
    phrase.take(
      /\b(?:more |something |anything |others? |events? )*(?:like|similar to) (?:this|that|it|the (?:first|second|third|last)(?: one)?|those|number \d)\b|\b(?:mas |algo )?(?:como|parecid[oa] a) (?:es[eao]|est[eao]|el (?:primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]))\b/,
    )
  ) {
    const which = ORDINALS.find(([words]) => words.test(text))?.[1] ?? 1;
    return { kind: 'like', which };
  }
  if (
    phrase.take(
      /\b(?:(?:something|anything|show me something|any) (?:else|different)|(?:show me )?(?:some )?(?:more|others?)(?= *(?:\||$|[.?!]))|(?:more|other|different) (?:ones|options|ideas|events)|what else|otr[oa]s?(?: cosas?)?|algo (?:mas|diferente|distinto)|muestrame mas|mas opciones)\b/,
    )
  )
    return { kind: 'again' };
  if (
    phrase.take(
      /^ *(?:something |anything |a bit |a little |un poco )?(?:later|mas tarde)(?! than| de)(?: please| por favor)?[.!? ]*$/,
    )
  )
    return { kind: 'later' };
  if (
    phrase.take(
      /^ *(?:something |anything |a bit |a little |un poco )?(?:earlier|sooner|mas temprano|antes)(?! than| de)(?: please| por favor)?[.!? ]*$/,
    )
  )
    return { kind: 'earlier' };
  return null;
}
