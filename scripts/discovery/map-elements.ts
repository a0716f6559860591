import { StringDecoder } from 'node:string_decoder';

/** An element that is larger is no venue but a broken file. */
const MOST_CHARS = 1_000_000;

/**
 * The elements of a map extract, one by one, without holding the file: of Overpass JSON (`elements`), of GeoJSON (`features`), or of a plain list.
 * An element that is no JSON is given as null; so is the rest of a file that ends in the middle of one.
 */
export async function* mapElements(chunks: AsyncIterable<Uint8Array>): AsyncGenerator {
  const decoder = new StringDecoder('utf8');
  const state: State = {
    depth: 0,
    isText: false,
    isEscaped: false,
    start: null,
    level: null,
    held: '',
    isTooLarge: false,
  };
  for await (const chunk of chunks) yield* scan(state, decoder.write(Buffer.from(chunk)));
  if (state.start !== null) yield null;
}

interface State {
  /** Open braces and brackets. */
  depth: number;
  isText: boolean;
  isEscaped: boolean;
  /** Whether an element is open: its text so far is in `held`. */
  start: true | null;
  /** The depth at which elements begin; null before their list. */
  level: number | null;
  held: string;
  isTooLarge: boolean;
}

function* scan(state: State, text: string): Generator {
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (state.isText) {
      if (state.isEscaped) state.isEscaped = false;
      else if (char === '\\') state.isEscaped = true;
      else if (char === '"') state.isText = false;
      continue;
    }
    if (char === '"') state.isText = true;
    else if (char === '[' || char === '{') {
      // A list directly inside the file's object, or the file itself: other lists at that depth hold no objects.
      if (char === '[' && state.start === null && state.depth <= 1) state.level = state.depth + 1;
      if (char === '{' && state.start === null && isElementLevel(state)) {
        state.start = true;
        from = at;
      }
      state.depth += 1;
    } else if (char === ']' || char === '}') {
      state.depth = Math.max(0, state.depth - 1);
      if (char === '}' && state.start !== null && state.depth === state.level) {
        hold(state, text.slice(from, at + 1));
        yield parsed(state);
      }
    }
  }
  if (state.start !== null) hold(state, text.slice(from));
}

function isElementLevel(state: State): boolean {
  return state.level !== null && state.depth === state.level;
}

function hold(state: State, text: string): void {
  if (state.held.length + text.length > MOST_CHARS) state.isTooLarge = true;
  else state.held += text;
}

function parsed(state: State): unknown {
  const { held, isTooLarge } = state;
  state.start = null;
  state.held = '';
  state.isTooLarge = false;
  if (isTooLarge) return null;
  try {
    return JSON.parse(held) as unknown;
  } catch {
    return null;
  }
}
