import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@marquee/testkit/until';
import { afterEach, describe, expect, it } from 'vitest';
import { follow } from '../follow.ts';

const PROGRESS = { sources: 2, read: 2, open: 0, events: 7, pictures: 0, runs: [] };
const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  well: (response) => void response.end(JSON.stringify(PROGRESS)),
  // A server that has much to do.
  slow: () => {},
  refusing: (response) => void response.writeHead(503).end('starting'),
  broken: (response) => void response.writeHead(500).end('SQLITE_CORRUPT: database disk image is malformed'),
};

const closers: Array<() => void> = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** Servers that answer as they are told, and a start script that follows them. */
async function following(isLost: boolean, answerMs = 60_000) {
  const state = { answer: 'well', asked: 0, restarts: 0, isStopping: false, said: [] as string[] };
  const server = createServer((_request, response) => {
    state.asked += 1;
    ANSWERS[state.answer]?.(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => {
    state.isStopping = true;
    server.closeAllConnections();
    server.close();
  });
  const say = (text: string) => void state.said.push(text);
  const ended = follow({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    started: 0,
    say,
    display: { isDetailed: false, show: () => {}, say, end: () => {} },
    seconds: () => '1.0 s',
    isStopping: () => state.isStopping,
    served: { isLost: () => Promise.resolve(isLost), restart: () => Promise.resolve(void (state.restarts += 1)) },
    pace: { tickMs: 1, answerMs, refusingMs: 20 },
  });
  await until('everything was read', () => state.said.length > 0);
  return { state, ended };
}

describe('the start script', () => {
  it('says once what was read', async () => {
    const { state } = await following(false);
    const { asked } = state;
    await until('it asks on', () => state.asked > asked + 10);
    expect(state.said).toEqual(['\n  7 coming events, 2 of 2 sources read, 0 pictures. (1.0 s)']);
  });

  it('waits for a server that is only slow, says so once, and never starts it anew', async () => {
    const { state } = await following(true, 50);
    state.answer = 'slow';
    const { asked } = state;
    await until('it has waited many times', () => state.asked >= asked + 8);
    expect(state.restarts).toBe(0);
    expect(state.said.filter((line) => line.includes('busy'))).toHaveLength(1);
  });

  it('leaves a server alone that is being started, however long it refuses', async () => {
    const { state } = await following(false);
    state.answer = 'refusing';
    const { asked } = state;
    await until('it was refused many times', () => state.asked >= asked + 40);
    expect(state.restarts).toBe(0);
  });

  it('starts a server anew that is lost, and gives up after three times in a row', async () => {
    const { state, ended } = await following(true);
    state.answer = 'refusing';
    expect(await ended).toEqual({ isStateBroken: false, reason: expect.stringContaining('503') });
    expect(state.restarts).toBe(3);
  });

  it('ends at once where the state cannot be used', async () => {
    const { state, ended } = await following(true);
    state.answer = 'broken';
    expect(await ended).toMatchObject({ isStateBroken: true });
    expect(state.restarts).toBe(0);
  });
});
