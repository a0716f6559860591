import type { Phrase } from './phrase.ts';
import type { Wish } from './wish.ts';

const REFUSED =
  /\b(?:no|not) (?:(?:de|por|en|a) (?:la )?|(?:in|at) (?:the )?)(?:noche|tarde|manana|nights?|morning|afternoon|evening)s?\b|\b(?:my )?(?:mornings|afternoons|evenings|nights) (?:are|is|r) (?!(?:her|his|my|our|their|the|a|when|best|better|good|fine|ok|okay|great|free|open|ideal|perfect|easiest|when)\b)\p{L}+\b|\b(?:que |porque )?(?:por|en|de) (?:las? )?(?:manana|tarde|noche)s?(?: ya)? (?:no (?!sea|importa)\p{L}+|trabajo|trabajamos|estudio|duermo|descanso|cuido|doy clases?)\b/gu;

/** The part of the day; none where two are named, each for something else. */
export function readPart(phrase: Phrase): Wish['part'] {
  phrase.takeAll(REFUSED);
  const part = takePart(phrase);
  if (part === undefined) return undefined;
  const other = takePart(phrase);
  return other === undefined || other === part ? part : undefined;
}

function takePart(phrase: Phrase): Wish['part'] {
  if (
    phrase.take(
      /\b(?:early |tempranito |temprano )?(?:(?:this|in the|at|by|of the|for the|first thing in the|(?:por|en|de|a) las?|esta) )?(?:mornings?|morn|manana|mananita|mananas|sunrise|dawn|amanecer)(?= |$|[.,?!])/,
    )
  )
    return 'morning';
  if (
    phrase.take(
      /(?<!\b(?:salgo|salimos|salga|llego|llegamos|llegar|salir|sale|salen|muy|mas|tan|es|ya|se hace|hizo|hasta|bien|super|demasiado|trabajo|trabajamos|duermo|acuesto|levanto|despierto|termino|empieza|comer|cenar|desayunar|algo|no tan|o) )\b(?:early |late )?(?:(?:this|that|in the|at|by|of the|for the|(?:por|en|de|a) las?|est?a(?: misma)?) )?(?:afternoons?(?:ish)?|aft(?:ernoon)?s?|arvo|tardes?|tardecita|matinees?|daytime|mediodia)(?= |$|[.,?!])/,
    )
  )
    return 'afternoon';
  // `sat am`, `mañana pm`: behind a day that was taken.
  const half = phrase.take(/(?<=\| ?)(am|pm|a\.m\.|p\.m\.)(?= |$|[.,?!])/);
  if (half) return half[1]?.startsWith('a') ? 'morning' : 'afternoon';
  const night = phrase.take(
    /(?:\b(?:this|that(?: same)?|in the|at|by|of the|for the|early|any|cualquier|(?:por|en|de|a) las?|est?a(?: misma)?|only|late|halloween|christmas|thanksgiving|valentine'?s|new year'?s(?: eve)?) |\| ?|^ ?)(?:evenings?|nights?|nites?|noches?|nochecita)(?= |$|[.,?!])(?! (?:de|of|market|out at))|\b(?:evenings?|after dark|nighttime|at nite|al atardecer|at (?:sunset|dusk|sundown)|al caer la tarde|de noche|anochecer)\b/,
  );
  return night ? 'evening' : undefined;
}
