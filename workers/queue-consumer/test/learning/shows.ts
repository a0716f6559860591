import type { ModelRequest } from '@marquee/kernel';
import type { TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { answered } from '../model/prose.ts';

/** `Title | Sat, October 10 | 8 PM`. */
export type Show = readonly [title: string, day: string, time: string];

export const OCTOBER: Show[] = [
  ['Jazz on the Green', 'Sat, October 10', '8 PM'],
  ['Open Mic Night', 'Sun, October 11', '7:30 PM'],
  ['Poets of the South', 'Wed, October 14', '6 PM'],
  ['String Quartet', 'Fri, October 16', '7 PM'],
];
export const NOVEMBER: Show[] = [
  ['Spring Ball', 'Fri, November 6', '9 PM'],
  ['Chess for All', 'Sun, November 8', '2 PM'],
  ['Trivia', 'Wed, November 11', '7 PM'],
  ['Radio Plays', 'Thu, November 12', '7 PM'],
  ['Brass Evening', 'Sat, November 14', '8 PM'],
];

const page = (body: string) =>
  `<!doctype html><html><head><title>The Hall</title></head><body><nav><a href="/">Home</a></nav>${body}</body></html>`;

/** Cards that every rung for plain pages reads. */
export const cardPage = (shows: readonly Show[]): string =>
  page(
    `<main><h1>Upcoming events</h1>${shows
      .map(
        ([title, day, time]) =>
          `<article class="card"><h3 class="name">${title}</h3><p class="when">${day}, ${time}</p></article>`,
      )
      .join('')}</main>`,
  );

/** The same in other clothes. */
export const rowPage = (shows: readonly Show[]): string =>
  page(
    `<main><h1>Upcoming events</h1><table class="agenda">${shows
      .map(([title, day, time]) => `<tr class="line"><td>${day}</td><td>${time}</td><td><b>${title}</b></td></tr>`)
      .join('')}</table></main>`,
  );

/** What only a model reads: dates in a list of news are taken for those of publication. */
export const newsPage = (shows: readonly Show[]): string =>
  page(
    `<main><div class="news">${shows
      .map(([title, day, time]) => `<div class="entry"><h3>${title}</h3><p>${day}, ${time}</p></div>`)
      .join('')}</div></main>`,
  );

/** The answer to a question about any such page: each record by its own lines. */
export function answerTo(request: ModelRequest) {
  const text = request.parts.find(({ kind }) => kind === 'data')?.text ?? '';
  const records = [...text.matchAll(/^#(\d+) (.*(?:\n(?!#|<\/page>).*)*)/gm)];
  const events = records.flatMap(([, number, said = '']) => {
    const [, title, date, time] = /^(.+)\n(\w{3}, \w+ \d+), (\S+ [AP]M)/.exec(said) ?? [];
    return title && date && time ? [answered({ record: Number(number), title, date, time })] : [];
  });
  return { json: { events } };
}

export interface LearnedRow {
  pattern: string;
  version: number;
  status: string;
  learned_from: string;
  replays: number;
  successes: number;
  yields: string;
  ended_because: string | null;
}

export const learnedRows = (engine: Pick<TestEngine, 'db'>): Promise<LearnedRow[]> =>
  engine.db.all<LearnedRow>(
    sql`SELECT pattern, version, status, learned_from, replays, successes, yields, ended_because FROM learned_extractors ORDER BY pattern, version`,
  );
