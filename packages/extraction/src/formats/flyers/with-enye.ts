import { FLYERS } from '../../decide/weights/flyers.ts';
import { bare, WORDS_WITH_ENYE } from '../../rules/words-with-enye.ts';

/** Words that a Spanish text has in every line or two, and an English one does not. */
const SPANISH =
  /(?<!\p{L})(?:el|los|las|del|con|para|por|y|en|de la|gratis|entrada|boletos|presenta|noche|fiesta|feria|música|musica|baile|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/giu;
const WORD = /\p{L}{3,}/gu;

/**
 * Gives the words of a Spanish flyer their ñ: the engine's model has no such sign and reads another. Only words that stand for one word with ñ and are
 * none without it: `Ano Nuevo` is, `campana` may be a bell. A text that is not Spanish stays as it is.
 */
export function withEnye(lines: readonly string[]): string[] {
  const signs = new Set([...lines.join('\n').matchAll(SPANISH)].map(([word]) => word.toLowerCase()));
  if (signs.size < FLYERS.withEnye.leastSpanish) return [...lines];
  return lines.map((line) => line.replace(WORD, correct));
}

function correct(word: string): string {
  const meant = WORDS_WITH_ENYE.get(bare(word));
  if (meant === undefined || meant.length !== word.length) return word;
  // Other letters stay as they were read: their accents are the model's.
  return Array.from(word, (letter, at) => {
    if (meant[at] !== 'ñ') return letter;
    return letter === letter.toLowerCase() ? 'ñ' : 'Ñ';
  }).join('');
}
