import { readFileSync } from 'node:fs';
import { configuredModel, firstRound, wishByModel } from './by-model.ts';
import { scoreProbes } from './probes.ts';
import { filtersOf, pairsOf, shown, TODAY, understood } from './understood.ts';

interface Case {
  messages: string[];
  filters: Map<string, string>;
}

/**
 * How many filters of written requests are understood, on the set that the rules were written with and on one that they were not; or on those of a
 * file. `everyday` are requests as different people type them, with what the reader is to keep understanding.
 */
export async function bench(_names: readonly string[], { requests }: { requests?: string } = {}) {
  if (requests !== undefined) return scoreProbes(requests);
  return {
    benchmark: 'concierge',
    today: TODAY,
    millisecondsARequest: pace(),
    ...readerScores(),
    everyday: score('everyday'),
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

function read(name: string): Case[] {
  const lines = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [messages = '', filters = ''] = line.split('\t');
      return { messages: messages.split(' // '), filters: pairsOf(filters) };
    });
}

const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000;
