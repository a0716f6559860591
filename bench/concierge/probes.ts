import { readFileSync } from 'node:fs';
import { soughtWords } from '@marquee/domain/concierge';
import { heldByModel, isSearched } from './stand-in.ts';
import { type Filters, pairsOf, shown, understood } from './understood.ts';

interface Probe {
  messages: string[];
  /** Each is right. */
  answers: Filters[];
  language: string;
}

interface Judged {
  right: number;
  all: number;
  isWhole: boolean;
}

/**
 * Requests of a file of tab separated lines: request (turns of a conversation parted by ` // `), filters, other right filters (parted by `;;`), tag,
 * language. The best of the right answers counts. `q` and `not` are compared without case, accents, endings of plurals (in Spanish `-es`, too) and the order of words.
 * Words that the search does not look for (`de`, and the `or` between two things that will each do) are not compared.
 * The last line of what it returns is the figure. The line before is that of a model which searches for the first right answer: how much of it the
 * search of a model can say. The one before that compares every word.
 */
export function scoreProbes(file: string): string {
  const judged = readProbes(file).map((probe) => {
    const found = understood(probe.messages);
    return { probe, found, ...bestOf(probe.answers, found), strict: bestOf(probe.answers, found, (words) => words) };
  });
  const wrong = judged
    .filter(({ isWhole }) => !isWhole)
    .map(
      ({ probe, found }) =>
        `${probe.messages.join(' // ')} → ${shown(found)} (should be ${shown(probe.answers[0] ?? new Map())})`,
    );
  const byModel = readProbes(file).flatMap(({ answers }) => {
    const searched = answers.filter(isSearched);
    return searched[0] ? [bestOf(searched, heldByModel(searched[0]))] : [];
  });
  const languages = [...new Set(judged.map(({ probe }) => probe.language))].sort();
  return [
    ...wrong,
    ...languages.map((language) => {
      const own = judged.filter(({ probe }) => probe.language === language);
      return `${language}: ${own.length} requests, ${figuresOf(own)}`;
    }),
    `with every word compared: ${figuresOf(judged.map(({ strict }) => strict))}`,
    `by a model that answers as the file says: ${byModel.length} requests, ${figuresOf(byModel)}`,
    `accepted ${judged.length} requests, ${figuresOf(judged)}`,
  ].join('\n');
}

function readProbes(file: string): Probe[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [messages = '', filters = '', others = '', , language = ''] = line.split('\t');
      const answers = [filters, ...others.split(';;').filter((one) => one.trim() !== '')];
      return { messages: messages.split(' // '), answers: answers.map((one) => pairsOf(one.trim())), language };
    });
}

function bestOf(answers: readonly Filters[], found: Filters, sought = soughtIn): Judged {
  return answers
    .map((answer) => judge(answer, found, sought))
    .reduce((best, one) => (isBetter(one, best) ? one : best));
}

const isBetter = (one: Judged, other: Judged) =>
  one.isWhole === other.isWhole ? shareOf([one]) > shareOf([other]) : one.isWhole;

/** What the form of a file has a name for. Facts of events that are newer than it are not compared. */
const FORM = new Set(
  'ask again later like days part after before category q not free max party sort city within'.split(' '),
);

/** Of words to search for, those that are looked for. */
const soughtIn = (words: string) =>
  words
    .replace(/^(\S+) or (\S+)$/, '$1 $2')
    .split(' or ')
    .map((one) => soughtWords(one).join(' '))
    .join(' or ');

/** Companies that are newer than the form, by its names: a group is `friends`, and for somebody alone it has none. */
const PARTIES: ReadonlyMap<string, string> = new Map([['group', 'friends']]);
const isNamed = (key: string, filters: Filters) => FORM.has(key) && !(key === 'party' && filters.get(key) === 'solo');

function judge(answer: Filters, found: Filters, sought: (words: string) => string): Judged {
  const keys = [
    ...new Set([answer, found].flatMap((filters) => [...filters.keys()].filter((key) => isNamed(key, filters)))),
  ];
  const right = keys.filter((key) => form(key, answer.get(key), sought) === form(key, found.get(key), sought)).length;
  return { right, all: keys.length, isWhole: right === keys.length };
}

function form(key: string, value: string | undefined, sought: (words: string) => string): string | undefined {
  if (value === undefined) return undefined;
  if (key === 'party') return PARTIES.get(value) ?? value;
  if (key === 'q') return wordsOf(sought(value));
  if (key === 'not') return value.split(',').map(wordsOf).sort().join(',');
  return key === 'city' ? plain(value).replace(/,[a-z]{2}$/, '') : value;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}+&,]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(?<=(?<!^s)[ai]l|[ai]d|[iao]n|or|er)es$|(?<!s)s$/, '') : word))
    .sort()
    .join(' ');

/** Of all filters, expected and found, those that agree. A message that asks for nothing and finds nothing has none. */
const shareOf = (some: readonly Judged[]) => {
  const all = some.reduce((sum, one) => sum + one.all, 0);
  return all === 0 ? 1 : some.reduce((sum, one) => sum + one.right, 0) / all;
};

function figuresOf(some: readonly Judged[]): string {
  const whole = some.filter(({ isWhole }) => isWhole).length / Math.max(1, some.length);
  return `filters ${shareOf(some).toFixed(2)}, whole ${whole.toFixed(2)}`;
}
