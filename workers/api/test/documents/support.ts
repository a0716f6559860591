import { openDatabase } from '@marquee/db';
import { countingDatabase, noRows } from '@marquee/testkit/counting-database';
import { requestsTo } from '@marquee/testkit/workerd';
import { FIRST_DATA_ID } from '@marquee/web/drawn';
import { expect } from 'vitest';
import { createApp } from '../../src/app.ts';
import type { Api } from '../support.ts';

/** A document, with the parts that machines read. */
export async function documentOf(api: Api, path: string, init?: RequestInit) {
  const response = await api.raw(path, init);
  const text = await response.text();
  return { response, text, ...partsOf(text) };
}

export function partsOf(text: string) {
  const one = (pattern: RegExp) => unescaped(pattern.exec(text)?.[1] ?? null);
  return {
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    robots: one(/<meta name="robots" content="([^"]*)"/),
    meta: (name: string) => one(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`)),
    structured: [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
    data: JSON.parse(new RegExp(`id="${FIRST_DATA_ID}">([^<]*)</script>`).exec(text)?.[1] ?? '[]') as Array<
      [unknown[], unknown]
    >,
  };
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export function unescaped(text: string | null): string | null {
  return text?.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => CHARACTERS[name] ?? '') ?? null;
}

/** Every element is closed in its order: nothing in a text opened or ended one. Every icon is drawn. */
export function expectWhole(text: string): void {
  const open: string[] = [];
  const bare = text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!doctype html>/i, '')
    .replace(/(<script[^>]*>)[^<]*(?=<\/script>)/g, '$1');
  for (const [, slash, name = ''] of bare.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?>/g)) {
    if (VOID.has(name)) continue;
    if (slash) expect(open.pop(), `before </${name}>`).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
  expect(text).not.toMatch(/<svg(?![^>]*class=)[^>]*><\/svg>/);
}

const VOID = new Set(['meta', 'link', 'img', 'input', 'br']);

/** The rows that D1 says a document cost. */
export async function rowsRead(api: Api, path: string): Promise<number> {
  const count = noRows();
  const { raw } = requestsTo(createApp({ ...api, db: openDatabase(countingDatabase(api.db.$client, count)) }));
  expect((await raw(path)).status).toBe(200);
  return count.read;
}
