/**
 * Numbers that decide what is read are tables in `decide/weights/` of the extraction package; elsewhere at most this many are left: units, facts of the
 * calendar, sizes of buffers. The figure only falls.
 */
export const MOST_OUTSIDE = 43;

const SOURCES = 'packages/extraction/src/';
const INSIDE = /^(?:decide|rules)\/|^base\/limits\.ts$/;
const NAMED = /^\s*(?:export )?const ([A-Z][A-Z0-9_]*)(?:: [^=]+)? = -?[\d_.]+(?:e\d+)?(?:\s*\*\s*[\d_.]+)*;/;
/** What bounds the work on one document decides nothing: `MOST_…`, `DEEPEST`, `…_LIMIT`, `…_KEPT`. */
const LIMIT = /^MOST(?:_|$)|^DEEPEST$|LIMIT|_KEPT$/;
const FRACTION = /(?<![\w.])\d*\.\d+(?![\w.])/g;
const NO_CODE =
  /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=[(,=:?!&|]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//gm;

/** The named numbers and the fractions in a source of the extraction package that are neither a weight nor named as a limit. */
export function numbersThatDecide(file: string, text: string): string[] {
  if (!file.startsWith(SOURCES) || INSIDE.test(file.slice(SOURCES.length))) return [];
  const code = text.replace(NO_CODE, (part) => part.replace(/[^\n]/g, ' '));
  return code.split('\n').flatMap((line, index) => {
    const name = NAMED.exec(line)?.[1];
    const isLimit = name !== undefined && LIMIT.test(name) && !FRACTION.test(line);
    const found = name === undefined ? [...line.matchAll(FRACTION)].map(([number]) => number) : isLimit ? [] : [name];
    return found.map((number) => `${file}:${index + 1}: ${number}`);
  });
}

/** One fault if more numbers are outside than there were. */
export function faultsOfNumbers(found: readonly string[]): string[] {
  if (found.length <= MOST_OUTSIDE) return [];
  const more = `${found.length} numbers decide outside of decide/weights, at most ${MOST_OUTSIDE} may: move the new one there`;
  return [more, ...found];
}
