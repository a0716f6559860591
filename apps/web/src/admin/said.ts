import { tableOf } from './tables.ts';

interface Sentence {
  pattern: RegExp;
  names: readonly string[];
  translated: string;
}

let patterns: Sentence[] | undefined;

/**
 * A sentence of the server in the language of the console: reasons, results, advice, and what it refuses. The server writes them in
 * English, for the log and for programs too; those that it makes itself are in a table by their English form (messages/es/said/).
 * What it quotes, and any other text, stays as it is.
 */
export function said(text: string): string {
  const sentences = tableOf('sentences', {});
  if (Object.hasOwn(sentences, text)) return sentences[text] ?? text;
  patterns ??= Object.entries(sentences).filter(([english]) => english.includes('{')).map(sentenceOf);
  for (const { pattern, names, translated } of patterns) {
    const values = pattern.exec(text)?.slice(1);
    if (values) return translated.replace(/\{(\w+)\}/g, (_, name) => said(values[names.indexOf(name)] ?? ''));
  }
  return text;
}

/** `Read {n} pages.` as a pattern: a value is any text, `{n}` and its like a number. */
function sentenceOf([english, translated]: [string, string]): Sentence {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parts = english.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const values = names.map((name) => (/^n\d*$/.test(name) ? '([\\d,.]+)' : '(.+?)'));
  return { pattern: new RegExp(`^${parts.map((part, at) => part + (values[at] ?? '')).join('')}$`, 's'), names, translated };
}
