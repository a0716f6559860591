import { tableOf } from './tables.ts';

interface Sentence {
  pattern: RegExp;
  names: readonly string[];
  translated: string;
}

let patterns: Sentence[] | undefined;

/**
 * What the slices that do not say messages yet (docs/architecture.md, One message) write in English, in the language of the console: by a
 * table of its English forms (messages/es/said/). What they quote, and any other text, stays as it is.
 */
export function said(text: string): string {
  const sentences = tableOf('sentences', {});
  if (Object.keys(sentences).length === 0) return text;
  const whole = oneSaid(text, sentences);
  if (whole !== undefined) return whole;
  const parts = sentencesOf(text);
  return parts.length > 1 ? parts.map((part) => oneSaid(part, sentences) ?? part).join('') : text;
}

function oneSaid(text: string, sentences: Readonly<Record<string, string>>): string | undefined {
  if (Object.hasOwn(sentences, text)) return sentences[text];
  patterns ??= Object.entries(sentences)
    .filter(([english]) => english.includes('{'))
    .map(patternOf);
  for (const { pattern, names, translated } of patterns) {
    const values = pattern.exec(text)?.slice(1);
    if (values) return translated.replace(/\{(\w+)\}/g, (_, name) => said(values[names.indexOf(name)] ?? ''));
  }
  return undefined;
}

/** The sentences of a text, and the spaces and lines between them. */
const sentencesOf = (text: string): string[] => text.split(/((?<=[.!?])\s+(?=[\p{Lu}\d“"])|\n)/u);

/** `Read {n} pages.` as a pattern: a value is any text within a line, `{n}` and its like a number. */
function patternOf([english, translated]: [string, string]): Sentence {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parts = english.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const values = names.map((name) => (/^n\d*$/.test(name) ? '([\\d,.]*\\d)' : '(.+?)'));
  return { pattern: new RegExp(`^${parts.map((part, at) => part + (values[at] ?? '')).join('')}$`), names, translated };
}
