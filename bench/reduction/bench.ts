import { reduce } from '@marquee/extraction';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { readable, stripTags } from './baselines.ts';
import { promptsByForm } from './forms.ts';
import { reachable } from './reachable.ts';
import { type RecordedPage, recordedPages } from './recorded.ts';
import { comparable, dateForms, isKept, timeForms, titlesOf } from './truth-in-text.ts';

const METHODS = {
  reduce: (page: RecordedPage) => reduceText(page),
  'tags stripped': (page: RecordedPage) => stripTags(page.text),
  '@mozilla/readability': (page: RecordedPage) => readable(page.text),
};

/**
 * What would be sent to a model of each recorded page, by ours and by two usual ways: its share of the raw page's tokens (o200k),
 * and how many of the true titles, dates and times are still in it as the page writes them.
 */
export async function bench(): Promise<unknown> {
  const pages = recordedPages();
  const raw = new Map(pages.map((page) => [page.id, tokensOf(page.text)]));
  return {
    asked: { medianShare: 0.03, titles: 0.99, dates: 0.99, times: 0.99 },
    prompts: await promptsByForm(),
    documents: pages.length,
    withEvents: pages.filter(({ events }) => events.length > 0).length,
    rawTokens: { median: median([...raw.values()]), sum: sum([...raw.values()]) },
    estimate: estimateAgainst(pages),
    perfectModel: perfect(pages),
    ...Object.fromEntries(Object.entries(METHODS).map(([name, method]) => [name, measure(pages, raw, method)])),
  };
}

function measure(pages: RecordedPage[], raw: Map<string, number>, method: (page: RecordedPage) => string) {
  const rows = pages.map((page) => {
    const text = method(page);
    const tokens = tokensOf(text);
    return { id: page.id, kind: page.kind, tokens, share: tokens / (raw.get(page.id) ?? 1), ...keptOf(page, text) };
  });
  const withEvents = rows.filter(({ titles }) => titles.onPage > 0);
  const figure = (name: 'titles' | 'dates' | 'times') => {
    const onPage = sum(rows.map((row) => row[name].onPage));
    const kept = sum(rows.map((row) => row[name].kept));
    return { onPage, kept, share: round(kept / onPage) };
  };
  return {
    medianShare: round(median(rows.map(({ share }) => share))),
    ninthDecileShare: round(ninthDecile(rows.map(({ share }) => share))),
    medianShareWithEvents: round(median(withEvents.map(({ share }) => share))),
    tokens: sum(rows.map(({ tokens }) => tokens)),
    titles: figure('titles'),
    dates: figure('dates'),
    times: figure('times'),
    ...(process.env.BENCH_ROWS && method === METHODS.reduce
      ? { rows: rows.map((row) => ({ ...row, share: round(row.share) })) }
      : {}),
  };
}

/** What the raw page holds in a form known here, and what the reduced text still holds of it. */
function keptOf({ text: page, events }: RecordedPage, reduced: string) {
  const shown = stripTags(page);
  const [all, left] = [comparable(`${shown}\n${page}`), comparable(reduced)];
  const count = { titles: none(), dates: none(), times: none() };
  const lost: string[] = [];
  for (const event of events) {
    if (event.optional) continue;
    const titles = titlesOf(event).filter((title) => all.includes(title));
    const results = {
      titles: titles.length > 0 ? titles.some((title) => left.includes(title)) : null,
      dates: isKept(dateForms(event.start), [shown, page], reduced),
      times: isKept(timeForms(event.start), [shown, page], reduced),
    };
    for (const name of ['titles', 'dates', 'times'] as const) {
      if (results[name] === null) continue;
      count[name].onPage += 1;
      if (results[name]) count[name].kept += 1;
      else lost.push(`${name}: ${event.title} @ ${event.start}`);
    }
  }
  return { ...count, lost };
}

function reduceText(page: RecordedPage): string {
  return chunksOf(page)
    .map(({ text }) => text)
    .join('\n');
}

function chunksOf({ url, contentType, bytes, recordedAt, timezone, city, state }: RecordedPage) {
  return reduce({ url, contentType, bytes }, { today: recordedAt, timezone, city, state }).chunks;
}

function perfect(pages: RecordedPage[]) {
  const { events, accepted, lost } = reachable(pages);
  return { events, accepted, share: round(accepted / events), ...(process.env.BENCH_ROWS ? { lost } : {}) };
}

/** The estimate that budgets rely on, as a share of the real count, chunk by chunk. */
function estimateAgainst(pages: RecordedPage[]) {
  const shares = pages.flatMap((page) => chunksOf(page).map(({ text, tokens }) => tokens / tokensOf(text)));
  return {
    chunks: shares.length,
    least: round(Math.min(...shares)),
    median: round(median(shares)),
    most: round(Math.max(...shares)),
  };
}

const none = () => ({ onPage: 0, kept: 0 });
const tokensOf = (text: string) => encode(text).length;
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ninthDecile = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? 0;
const round = (value: number) => Math.round(value * 10_000) / 10_000;
