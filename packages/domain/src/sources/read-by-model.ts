import { type Finding, type Hints, type ModelQuestion, modelReader } from '@marquee/extraction';
import type { EngineDeps } from '../deps.ts';
import { answerKey, askModel, type Reply, rememberAnswer, rememberedAnswers } from '../language-model/index.ts';
import type { PagesRead, ReadPage } from './read-pages.ts';

/** Pages of one read that a model is asked about: the rest of a source's pages look like the first. */
const MOST_PAGES = 2;

interface Task {
  /** Names the read in the ledger. */
  jobId: string;
  hints: Hints;
  /** Other pages of the source list events: the free ways work for it. */
  hasEventsElsewhere: boolean;
  /** Asked before each question; with a reason nothing more is asked. */
  whyStop: () => Promise<string | null>;
}

/**
 * The last rung: pages on which no other found an event, though they name days to come, are put to the language model. Where it is
 * not at hand they wait for it (`PageRow.awaitsModel`) with a finding that says why; a question that was paid before is not asked again.
 */
export async function readByModel(deps: EngineDeps, read: PagesRead, task: Task): Promise<PagesRead> {
  const isOver = read.stoppedBecause !== null || read.rootFailure !== null;
  const isRead = task.hasEventsElsewhere || read.changed.some(({ extraction }) => extraction.drafts.length > 0);
  if (isOver || isRead) return read;
  // A page that is still to be read may list what this one does not.
  if (read.deferredMs !== null) return waiting(read, new Set(read.changed.map(({ row }) => row.url)));
  const state: State = { tokens: 0, refusal: null, stoppedBecause: null };
  const findings: Finding[] = [];
  const awaiting = new Set<string>();
  const changed: ReadPage[] = [];
  let asked = 0;
  for (const page of read.changed) {
    const isTurn = asked < MOST_PAGES && state.stoppedBecause === null;
    const reader = isTurn && page.document ? modelReader(page.document, task.hints) : null;
    if (!reader) {
      changed.push(page);
      continue;
    }
    asked += 1;
    const before = state.tokens;
    const reading = reader.read(await answersTo(deps, reader.questions, task, state));
    if (state.refusal) awaiting.add(page.row.url);
    const tokens = state.tokens - before;
    changed.push({ ...page, extraction: { ...page.extraction, ...reading, tokens } });
    findings.push(...reading.findings, ...toldOf(reading.drafts.length, tokens));
  }
  if (state.refusal) findings.push(refusalFinding(state.refusal));
  const { tokens, stoppedBecause } = state;
  return waiting({ ...read, changed, tokens, stoppedBecause, findings: [...findings, ...read.findings] }, awaiting);
}

type Refusal = Extract<Reply, { kind: 'refused' }>;

interface State {
  tokens: number;
  /** Why the model is not at hand; then nothing more is asked. */
  refusal: Refusal | null;
  stoppedBecause: string | null;
}

async function answersTo(
  deps: EngineDeps,
  questions: readonly ModelQuestion[],
  task: Task,
  state: State,
): Promise<Map<ModelQuestion, unknown>> {
  const model = deps.model.name ?? '';
  const keys = await Promise.all(questions.map(({ sameness }) => answerKey(model, sameness)));
  const known = await rememberedAnswers(deps, keys);
  const answers = new Map<ModelQuestion, unknown>();
  for (const [index, question] of questions.entries()) {
    const key = keys[index] ?? '';
    if (known.has(key)) {
      answers.set(question, known.get(key));
      continue;
    }
    if (state.refusal || state.stoppedBecause !== null) continue;
    state.stoppedBecause = await task.whyStop();
    if (state.stoppedBecause !== null) continue;
    const reply = await askModel(deps, {
      category: 'contentAnalysis',
      operationId: `${task.jobId}:${key}`,
      request: question.request,
      mostTokens: question.mostTokens,
      keep: (answer, tokens) => rememberAnswer(deps, key, answer, tokens),
    });
    state.tokens += reply.spent.promptTokens + reply.spent.answerTokens;
    if (reply.kind === 'answered') answers.set(question, reply.json);
    else if (reply.reason === 'malformed') answers.set(question, null);
    else state.refusal = reply;
  }
  return answers;
}

function toldOf(events: number, tokens: number): Finding[] {
  if (events === 0 && tokens === 0) return [];
  const read = `The language model read ${events} ${events === 1 ? 'event' : 'events'}`;
  const paid = tokens === 0 ? 'from answers paid before' : `for ${tokens} tokens`;
  return [{ code: 'model-read', severity: 'info', message: `${read}, ${paid}.` }];
}

function refusalFinding({ reason, because }: Refusal): Finding {
  return {
    code: `model-${reason}`,
    severity: reason === 'off' ? 'info' : 'warning',
    message: `The page names days to come that only a language model could read. ${because}`,
  };
}

function waiting(read: PagesRead, urls: ReadonlySet<string>): PagesRead {
  return { ...read, rows: read.rows.map((row) => (urls.has(row.url) ? { ...row, awaitsModel: true } : row)) };
}
