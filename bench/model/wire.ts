import { readerInProcess } from '@marquee/extraction';
import { type ModelAnswer, ModelRefusal } from '@marquee/kernel';
import { type ModelReply, startModelServer } from '@marquee/testkit/node';
import { openAiModel } from '../../packages/platform/src/adapters/language-model.ts';
import { type DoubtfulPage, FORM } from './pages.ts';

const LONG = 'Gala of the Century '.repeat(2_000);

/** What a model's server may send instead of an answer. */
const BROKEN: Readonly<Record<string, ModelReply>> = {
  'truncated JSON': { kind: 'cut-off' },
  'JSON without its end': { kind: 'text', text: '{"events":[{"record":1,"title":"Gala","date":"June 1' },
  prose: { kind: 'text', text: 'Here are the events you asked for: Gala, June 1.' },
  refusal: { kind: 'refusal' },
  'a web page': { kind: 'not-json' },
  '20,000 invented events': {
    kind: 'answer',
    json: {
      events: Array.from({ length: 20_000 }, () => ({ record: 1, title: 'Gala of the Century', date: 'June 1' })),
    },
  },
  'titles of 40,000 letters': {
    kind: 'answer',
    json: { events: Array.from({ length: 20 }, () => ({ record: 1, title: LONG, date: LONG })) },
  },
  'no end of blanks': { kind: 'endless' },
};

/** Broken and huge answers over the wire, by the adapter for OpenAI's protocol: what of each is read, for one question of each page. */
export async function overTheWire(pages: readonly DoubtfulPage[]): Promise<Record<string, object>> {
  const server = await startModelServer();
  const model = openAiModel({
    apiKey: 'sk-bench',
    baseUrl: server.baseUrl,
    model: 'small',
    promptPrice: 0,
    answerPrice: 0,
  });
  try {
    const outcomes: Record<string, { pages: number; refused: number; drafts: number }> = {};
    for (const [name, reply] of Object.entries(BROKEN)) {
      server.reply(reply);
      const outcome = { pages: 0, refused: 0, drafts: 0 };
      for (const { labelled, questions } of pages) {
        const [question] = questions;
        if (!question) continue;
        const answer = await model.ask(question.request).catch(asRefusal);
        outcome.pages += 1;
        if (answer === null) outcome.refused += 1;
        const { document, hints } = labelled;
        const answers = [[0, answer?.json ?? null] as const];
        outcome.drafts += (await readerInProcess.answers({ document, hints, answers, form: FORM })).drafts.length;
      }
      outcomes[name] = outcome;
    }
    return outcomes;
  } finally {
    await server.stop();
  }
}

function asRefusal(error: unknown): ModelAnswer | null {
  if (error instanceof ModelRefusal) return null;
  throw error;
}
