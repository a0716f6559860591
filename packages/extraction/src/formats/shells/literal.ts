/**
 * Parses a JavaScript literal as scripts write their data: JSON, plus what JSON does not allow: unquoted keys, single quotes,
 * template strings without substitutions, comments, trailing commas, `new Date("…")`, `JSON.parse("…")`, `!0`. Anything else (calls,
 * names, functions) ends the parsing.
 */
export function readLiteral(text: string, start: number): { value: unknown; end: number } | null {
  const reader = new LiteralReader(text, start);
  const value = reader.value(0);
  return value === NOTHING ? null : { value, end: reader.at };
}

const NOTHING = Symbol('no literal');
const DEEPEST = 60;
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined: null, NaN: null };
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', '0': '\0' };

class LiteralReader {
  readonly text: string;
  at: number;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  value(depth: number): unknown {
    this.skipBlanks();
    const char = this.text.charAt(this.at);
    if (depth > DEEPEST) return NOTHING;
    if (char === '{') return this.object(depth);
    if (char === '[') return this.array(depth);
    if (char === '"' || char === "'" || char === '`') return this.string(char);
    const rest = this.text.slice(this.at, this.at + 40);
    const number = /^-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?![\w.])/i.exec(rest)?.[0];
    if (number) {
      this.at += number.length;
      return Number(number);
    }
    const flag = /^!([01])(?!\w)/.exec(rest);
    if (flag) {
      this.at += 2;
      return flag[1] === '0';
    }
    return this.word(rest, depth);
  }

  private word(rest: string, depth: number): unknown {
    const call = /^(?:new\s+Date|moment|Date\.parse|JSON\.parse|void)\s*\(?\s*/.exec(rest);
    if (call) {
      this.at += call[0].length;
      const inner = this.value(depth + 1);
      if (inner === NOTHING || !call[0].includes('(')) return call[0].startsWith('void') ? null : NOTHING;
      this.skipBlanks();
      if (this.text.charAt(this.at) !== ')') return NOTHING;
      this.at += 1;
      return call[0].startsWith('JSON') && typeof inner === 'string' ? parsed(inner) : inner;
    }
    const word = /^[A-Za-z]+(?![\w.($])/.exec(rest)?.[0];
    if (word === undefined || !Object.hasOwn(WORDS, word)) return NOTHING;
    this.at += word.length;
    return WORDS[word];
  }

  private array(depth: number): unknown {
    const items: unknown[] = [];
    this.at += 1;
    for (;;) {
      this.skipBlanks();
      const char = this.text.charAt(this.at);
      if (char === ']') {
        this.at += 1;
        return items;
      }
      if (char === ',') {
        this.at += 1;
        continue;
      }
      const item = this.value(depth + 1);
      if (item === NOTHING) return NOTHING;
      items.push(item);
    }
  }

  private object(depth: number): unknown {
    const fields = new Map<string, unknown>();
    this.at += 1;
    for (;;) {
      this.skipBlanks();
      const char = this.text.charAt(this.at);
      if (char === '}') {
        this.at += 1;
        return Object.fromEntries(fields);
      }
      if (char === ',') {
        this.at += 1;
        continue;
      }
      const key = char === '"' || char === "'" ? this.string(char) : this.bareKey();
      if (typeof key !== 'string') return NOTHING;
      this.skipBlanks();
      if (this.text.charAt(this.at) !== ':') return NOTHING;
      this.at += 1;
      const item = this.value(depth + 1);
      if (item === NOTHING) return NOTHING;
      fields.set(key, item);
    }
  }

  private bareKey(): unknown {
    const key = /^[\w$]+/.exec(this.text.slice(this.at, this.at + 60))?.[0];
    if (!key) return NOTHING;
    this.at += key.length;
    return key;
  }

  private string(quote: string): unknown {
    const parts: string[] = [];
    let from = this.at + 1;
    for (let i = from; i < this.text.length; i += 1) {
      const char = this.text.charAt(i);
      if (char === quote) {
        parts.push(this.text.slice(from, i));
        this.at = i + 1;
        return parts.join('');
      }
      if (char === '\n' && quote !== '`') return NOTHING;
      if (char !== '\\') continue;
      parts.push(this.text.slice(from, i));
      const code = /^(?:u([\da-f]{4})|x([\da-f]{2}))/i.exec(this.text.slice(i + 1, i + 6));
      const next = this.text.charAt(i + 1);
      parts.push(code ? String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? '', 16)) : (ESCAPES[next] ?? next));
      i += code ? code[0].length : 1;
      from = i + 1;
    }
    return NOTHING;
  }

  private skipBlanks(): void {
    for (;;) {
      while (this.text.charCodeAt(this.at) <= 32) this.at += 1;
      const two = this.text.substr(this.at, 2);
      if (two !== '//' && two !== '/*') return;
      const end = this.text.indexOf(two === '//' ? '\n' : '*/', this.at + 2);
      this.at = end < 0 ? this.text.length : end + (two === '//' ? 1 : 2);
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return NOTHING;
  }
}
