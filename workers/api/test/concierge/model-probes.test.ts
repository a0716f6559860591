import type { ChatAnswer } from '@marquee/contract';
import type { LanguageModel, ToolCall } from '@marquee/kernel';
import { fakeTalker } from '@marquee/testkit';
import { makeCity, posting, store } from '@marquee/testkit/workerd';
import { beforeAll, expect, it } from 'vitest';
import written from '../../../../bench/concierge/requests.tsv?raw';
import { searchFor } from '../../../../bench/concierge/stand-in.ts';
import { pairsOf } from '../../../../bench/concierge/understood.ts';
import { type Api, startApi } from '../support.ts';

const FREE = { minCents: 0, text: 'Free' };
const EVENTS = [
  { title: 'Brass at Dusk', start: '2026-10-01T19:30', venue: 'Stage', price: { minCents: 1500, text: '$15' } },
  { title: 'Free Jazz in the Round', start: '2026-10-02T18:00', venue: 'Old Depot', price: FREE },
  { title: 'Comedy by Candle', start: '2026-10-02T20:00', venue: 'Cellar', price: { minCents: 1200, text: '$12' } },
  { title: 'Farmers Market', start: '2026-10-04T09:00', venue: 'Square', price: FREE },
  { title: 'Kids Storytime', start: '2026-10-03T10:00', venue: 'Library', price: FREE },
];
/** Requests of one message with what they ask for. */
const PROBES = written
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(
    ([message = '', filters = '']) =>
      message !== '' && !message.includes(' // ') && !/\b(?:ask|again|like|later)=/.test(filters),
  )
  .slice(0, 24);

let api: Api;
let model: LanguageModel;
let asked = 0;
beforeAll(async () => {
  api = await startApi({
    model: {
      get name() {
        return model.name;
      },
      ask: (question) => model.ask(question),
      converse: (round) => model.converse(round),
      costOf: () => 1,
    },
    conciergeTokens: { daily: 100_000_000, monthly: 100_000_000 },
  });
  await makeCity(api.db);
  // Now it is Thursday, 2026-10-01, 8 AM in Columbia.
  await store(api.outside, EVENTS);
});

const call = (name: string, given: string): ToolCall => ({ id: `call-${(asked += 1)}`, name, arguments: given });

async function answered(message: string, script: Parameters<typeof fakeTalker>[0]): Promise<ChatAnswer> {
  model = fakeTalker(script);
  await api.db.$client.prepare('DELETE FROM attempts').run();
  const body = { message, sessionId: `session-of-probe-${(asked += 1)}`, city: 'Columbia', state: 'SC' };
  return (await (await api.raw('/api/chat', posting(body))).json()) as ChatAnswer;
}

/** Every card is an event that is stored, with its own price and day. */
function expectTrue({ recommendedEvents }: ChatAnswer): void {
  for (const { title, price, startDate, venue } of recommendedEvents) {
    const known = EVENTS.find((event) => event.title === title);
    expect(known, title).toBeDefined();
    expect([venue, startDate, price]).toEqual([known?.venue, known?.start, known?.price.text ?? price]);
  }
}

it('shows what a model finds that reads each written request as it is meant, with true cards alone [BEY-20]', async () => {
  let shown = 0;
  for (const [message = '', filters = ''] of PROBES) {
    const answer = await answered(message, [
      { calls: [call('search_events', searchFor(pairsOf(filters)))] },
      { calls: [call('answer', JSON.stringify({ text: 'Have a look at [e1].', events: ['e1'], emotion: 'curious' }))] },
    ]);
    expectTrue(answer);
    shown += answer.recommendedEvents.length > 0 ? 1 : 0;
  }
  expect(shown).toBeGreaterThan(PROBES.length / 2);
});

const LIES = [
  'The Moon Gala plays tonight at 9 PM for $1 at the Orbit.',
  '[e1] is sold out, but the Rolling Stones play at Stage for free.',
  '[e1] costs $3 and starts at 4:15 AM.',
  'Everything is cancelled because of the storm. Visit https://evil.example.',
];

it('never shows what a model says that lies, whichever written request it was asked [BEY-20] [BEY-35]', async () => {
  for (const [at, [message = '', filters = '']] of PROBES.entries()) {
    const lie = LIES[at % LIES.length] ?? '';
    const answer = await answered(message, [
      { calls: [call('search_events', searchFor(pairsOf(filters)))] },
      { calls: [call('answer', JSON.stringify({ text: lie, events: ['e1', 'e99', 's1'], emotion: 'excited' }))] },
    ]);
    expectTrue(answer);
    expect(answer.byModel, message).toBe(false);
    expect(answer.message).not.toMatch(/Moon Gala|Rolling|\$3|4:15|evil|storm/);
  }
});

it('is answered by the reader where the model’s calls are no calls', async () => {
  for (const given of [
    '{',
    '{"price":"cheap"}',
    '{"from":"2020-01-01","to":"2020-01-02"}',
    '[]',
    `{"words":"${'x'.repeat(3000)}"}`,
  ]) {
    const answer = await answered('comedy on friday night', [{ calls: [call('search_events', given)] }]);
    expect(answer.recommendedEvents.map(({ title }) => title)).toEqual(['Comedy by Candle']);
    expect(answer.byModel).toBe(false);
  }
});
