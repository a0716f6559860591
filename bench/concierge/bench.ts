import { readFileSync } from 'node:fs';
import { type Reading, readRequest, type Wish } from '@marquee/domain/concierge';
import { configuredModel, firstRound, wishByModel } from './by-model.ts';

/** The day on which all requests are made: a Thursday. */
const TODAY = '2026-10-01';

interface Case {
  messages: string[];
  filters: Map<string, string>;
}

/** How many filters of written requests are understood, on the set that the rules were written with and on one that they were not. */
export async function bench() {
  return {
    benchmark: 'concierge',
    today: TODAY,
    millisecondsARequest: pace(),
    ...readerScores(),
    byModel: await scoreByModel(),
  };
}

/** Of both sets, by the rules alone. */
export const readerScores = () => ({ requests: score('requests'), 'held-out': score('held-out') });

/** The processor's time for reading one request, once the code is warm. */
function pace(): number {
  const messages = read('requests').map((one) => one.messages);
  const rounds = 5;
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) for (const one of messages) understood(one);
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / (rounds * messages.flat().length)) / 1_000;
}

/** The same by the language model, if one is configured: requests of one message, by what it searches for first. */
async function scoreByModel() {
  const model = configuredModel(process.env);
  const alone = read('requests').filter(({ messages }) => messages.length === 1);
  const prompts = alone.map(({ messages }) => JSON.stringify(firstRound(messages[0] ?? '', TODAY)).length);
  const promptBytes = Math.round(prompts.reduce((sum, bytes) => sum + bytes, 0) / prompts.length);
  if (model.name === null) return { model: 'no model configured (OPENAI_API_KEY)', promptBytes };
  let tokens = 0;
  const found = new Map<string, Map<string, string>>();
  for (const { messages } of alone) {
    const asked = await wishByModel(model, messages[0] ?? '', TODAY);
    tokens += asked.tokens;
    if (asked.wish) found.set(messages[0] ?? '', filtersOf({ ask: { kind: 'find' }, wish: asked.wish }));
  }
  const scored = scoreOf(alone, ([message = '']) => found.get(message) ?? new Map());
  return { model: model.name, promptBytes, tokensARequest: Math.round(tokens / alone.length), ...scored };
}

const score = (name: string) => scoreOf(read(name), understood);

function scoreOf(cases: readonly Case[], foundIn: (messages: readonly string[]) => Map<string, string>) {
  let [right, all, whole] = [0, 0, 0];
  const wrong: string[] = [];
  for (const { messages, filters } of cases) {
    const found = foundIn(messages);
    const keys = new Set([...filters.keys(), ...found.keys()]);
    const good = [...keys].filter((key) => filters.get(key) === found.get(key)).length;
    right += good;
    all += keys.size;
    if (good === keys.size) whole += 1;
    else wrong.push(`${messages.join(' // ')} → ${shown(found)} (should be ${shown(filters)})`);
  }
  return {
    requests: cases.length,
    filters: all,
    filtersRight: share(right, all),
    wholeRight: share(whole, cases.length),
    wrong,
  };
}

/** The filters of the last of some messages of one conversation. */
function understood(messages: readonly string[]): Map<string, string> {
  let last: Reading | null = null;
  for (const message of messages)
    last = readRequest(message, last?.ask.kind === 'reset' ? null : (last?.wish ?? null), TODAY);
  return last ? filtersOf(last) : new Map();
}

const ASKS = new Set(['hello', 'thanks', 'help', 'cities', 'categories']);

function filtersOf({ ask, wish }: Reading): Map<string, string> {
  const { from, to, part, after, before, categories, words, not, free, mostDollars, party, sort, city, state, within } =
    wish satisfies Wish;
  const entries: Array<[string, string | undefined]> = [
    ['ask', ASKS.has(ask.kind) ? ask.kind : undefined],
    ['again', ask.kind === 'again' ? 'true' : undefined],
    ['later', ask.kind === 'later' ? 'true' : undefined],
    ['like', ask.kind === 'like' ? String(ask.which) : undefined],
    ['days', from && `${from}..${to}`],
    ['part', part],
    ['after', after],
    ['before', before],
    ['category', categories.length > 0 ? categories.join(',') : undefined],
    ['q', words],
    ['not', [...not.categories, ...not.words].join(',') || undefined],
    ['free', free ? 'true' : undefined],
    ['max', mostDollars?.toString()],
    ['party', party],
    ['sort', sort],
    ['city', city && (state ? `${city},${state}` : city)],
    ['within', within?.toString()],
  ];
  return new Map(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function read(name: string): Case[] {
  const lines = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [messages = '', filters = ''] = line.split('\t');
      const pairs = filters
        .split(/ (?=\w+=)/)
        .filter((pair) => !pair.startsWith('ask=') || pair.length > 4)
        .map((pair) => pair.split('=') as [string, string]);
      return { messages: messages.split(' // '), filters: new Map(pairs.filter(([key]) => key !== '')) };
    });
}

const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000;
const shown = (filters: Map<string, string>) =>
  [...filters].map(([key, value]) => `${key}=${value}`).join(' ') || 'nothing';
