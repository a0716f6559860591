import { type ModelReading, readerInProcess } from '@marquee/extraction';
import { FAULTS } from './faults.ts';
import { after, type PageResult, type Passed, pageResultOf, passedOf } from './judge.ts';
import { ORDER, obedientAnswers, withOrder } from './orders.ts';
import { type DoubtfulPage, doubtfulPages, FORM } from './pages.ts';
import { perfectReplies, type Reply } from './perfect.ts';
import { tokensOf } from './tokens.ts';
import { overTheWire } from './wire.ts';

/** So many pages get each broken answer over the wire. */
const WIRE_PAGES = 20;

/**
 * What the language model's rung adds on doubtful pages and lets through, with recorded answers instead of a model: those of a perfect one, made from the truth about each
 * page, and the same with one kind of fault each.
 */
export async function bench(): Promise<unknown> {
  const { pages, counts } = doubtfulPages();
  const asked = pages.filter(({ reason }) => reason !== 'a few doubtful');
  const groups = Object.groupBy(asked, ({ group }) => group);
  const perfect: Record<string, unknown> = {};
  for (const [group, members = []] of Object.entries(groups)) perfect[group] = await added(members);
  const faults: Record<string, unknown> = {};
  for (const name of Object.keys(FAULTS)) faults[name] = await passed(asked, name);
  return {
    benchmark: 'model',
    counts,
    perfect: { ...perfect, all: await added(asked) },
    ifPagesWithAFewDoubtsWereAsked: await added(pages.filter(({ reason }) => reason === 'a few doubtful')),
    faults,
    obedient: await obeyed(asked),
    overTheWire: await overTheWire(asked.slice(0, WIRE_PAGES)),
  };
}

/** What is published of these pages without the model and with perfect answers, and what the questions cost. */
async function added(pages: readonly DoubtfulPage[]): Promise<object> {
  const before = pages.map((page) => pageResultOf(page, page.own));
  const now: PageResult[] = [];
  const tokens = pages.map((page) => tokensOf(page, perfectReplies(page)));
  for (const page of pages) now.push(pageResultOf(page, after(page, await readingOf(page, faulty(page, 'perfect')))));
  const [questions, prompts, answers, estimatedPrompts] = (
    ['questions', 'prompts', 'answers', 'estimatedPrompts'] as const
  ).map((name) => sum(tokens.map((one) => one[name]))) as [number, number, number, number];
  const gained = sum(now.map(({ right }) => right)) - sum(before.map(({ right }) => right));
  return {
    pages: pages.length,
    published: { before: figures(before), after: figures(now) },
    gained,
    questions,
    questionsPerPage: round(questions / pages.length),
    tokensPerQuestion: { prompt: Math.round(prompts / questions), answer: Math.round(answers / questions) },
    estimateOfPrompts: round(estimatedPrompts / prompts),
    tokensPerEventGained: gained > 0 ? Math.round((prompts + answers) / gained) : null,
  };
}

/** What of an answer with this fault passes the check although it is false. */
async function passed(pages: readonly DoubtfulPage[], fault: string): Promise<object> {
  const all: Passed[] = [];
  let given = 0;
  for (const page of pages) {
    const answers = faulty(page, fault);
    given += sum(answers.map(([, { events }]) => events.length));
    all.push(passedOf(page, await readingOf(page, answers)));
  }
  return { given, ...total(all) };
}

/** A page that gives orders, and a model that obeys. */
async function obeyed(pages: readonly DoubtfulPage[]): Promise<object> {
  const outcome = { pages: 0, drafts: 0, titles: 0, venues: 0, links: 0 };
  for (const page of pages.map(withOrder)) {
    const { drafts } = await readingOf(page, obedientAnswers(page));
    outcome.pages += 1;
    outcome.drafts += drafts.length;
    outcome.titles += drafts.filter(({ title }) => title.value.includes(ORDER.title)).length;
    outcome.venues += drafts.filter(({ venue }) => venue?.value.includes(ORDER.venue)).length;
    outcome.links += drafts.filter(({ url }) => url?.value.includes('evil')).length;
  }
  return outcome;
}

function faulty(page: DoubtfulPage, fault: string): Array<readonly [number, { events: unknown[] }]> {
  return perfectReplies(page).map((reply: Reply, at) => [at, { events: FAULTS[fault]?.(reply.events, reply) ?? [] }]);
}

function readingOf(
  { labelled }: DoubtfulPage,
  answers: ReadonlyArray<readonly [number, unknown]>,
): Promise<ModelReading> {
  const { document, hints } = labelled;
  return readerInProcess.answers({ document, hints, answers, form: FORM });
}

function figures(pageResults: readonly PageResult[]): object {
  const { events, right, wrong } = total(pageResults);
  const [precision, recall] = [ratio(right, right + wrong), ratio(right, events)];
  return {
    events,
    right,
    wrong,
    precision: round(precision),
    recall: round(recall),
    f1: round(ratio(2 * precision * recall, precision + recall)),
    meanF1OfPage: round(ratio(sum(pageResults.map(f1Of)), pageResults.length)),
  };
}

/** A page without events is read right if nothing is published of it. */
function f1Of({ events, right, wrong }: PageResult): number {
  return events + right + wrong === 0 ? 1 : (2 * right) / (events + right + wrong);
}

function total<Row extends object>(rows: readonly Row[]): Row {
  const [first] = rows;
  if (!first) throw new Error('There are no doubtful pages.');
  const names = Object.keys(first) as Array<keyof Row>;
  return Object.fromEntries(names.map((name) => [name, sum(rows.map((row) => Number(row[name])))])) as Row;
}

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const round = (value: number) => Math.round(value * 1_000) / 1_000;
