import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { systemClock } from '@marquee/kernel';
import { freshStorage, makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, expect, it } from 'vitest';
import { developmentApp } from '../src/development/app.ts';
import { developmentDeps } from '../src/development/deps.ts';
import deployed from '../src/index.ts';
import { startApi } from './support.ts';

const DAY_MS = 86_400_000;
const WEEK = 7 * DAY_MS;
const service = { fetch: () => new Response('not asked') };

/** What a Worker lists of an event that is in a week by the system's clock. */
async function listed(worker: { fetch: (...given: never[]) => unknown }, bindings: object): Promise<string[]> {
  const context = createExecutionContext();
  const request = new Request('https://marquee.example/api/events?city=Columbia&state=SC');
  const given = [request, { ...env, ...bindings }, context] as unknown as never[];
  const response = (await worker.fetch(...given)) as Response;
  const { events } = (await response.json()) as { events: Array<{ title: string }> };
  await waitOnExecutionContext(context);
  return events.map(({ title }) => title);
}

beforeEach(async () => {
  await freshStorage();
  const api = await startApi();
  await makeCity(api.db);
  const start = `${new Date(systemClock.now() + WEEK).toISOString().slice(0, 11)}19:00`;
  await store({ ...api, clock: systemClock }, [{ title: 'Barn Dance', start }]);
});

it.each([0, -400 * DAY_MS, 10 * DAY_MS, 4_000 * DAY_MS, 'tomorrow'])(
  'the deployed API goes by the system’s clock, whatever CLOCK_OFFSET_MS is: %s',
  async (offset) => {
    expect(await listed(deployed, { CLOCK_OFFSET_MS: String(offset) })).toEqual(['Barn Dance']);
  },
);

it('in development it goes by the clock of the start script', async () => {
  const laptop = { APP_ENV: 'development', DEV: service };
  const app = developmentApp(developmentDeps);
  expect(await listed(app, laptop)).toEqual(['Barn Dance']);
  expect(await listed(app, { ...laptop, CLOCK_OFFSET_MS: String(10 * DAY_MS) })).toEqual([]);
});
