const LITTLE = new Set(
  'a i in on to do of at is me my we no go up us it or and the for by de el la en un mi ya va con por los las una que hay'.split(
    ' ',
  ),
);
const WHEN =
  /^(?:today|tonight|tomorrow|weekend|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;
/** Shorter words than this are names before they are several words. */
const SHORTEST = 10;
const LONGEST = 40;

/**
 * The words of which one without spaces is made: `freestuffsaturday` is `free stuff saturday`. Only where every part is known, and there are three of
 * them or one is a day, so that a name of two words stays one.
 */
export function unglued(word: string, isKnown: (part: string) => boolean): string {
  if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) return word;
  const isPart = (part: string) => LITTLE.has(part) || (part.length >= 4 && (WHEN.test(part) || isKnown(part)));
  const best: Array<string[] | null> = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null;
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      if (!before || !isPart(word.slice(start, end))) continue;
      if (best[end] === null || before.length + 1 < (best[end]?.length ?? 0))
        best[end] = [...before, word.slice(start, end)];
    }
  }
  const parts = best[word.length];
  if (!parts || (parts.length < 3 && !parts.some((part) => WHEN.test(part)))) return word;
  return parts.join(' ');
}
