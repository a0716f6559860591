import { Agent, request } from 'node:http';
import type { Running } from './run-worker.ts';

const PARALLEL = 16;

export interface Loaded {
  perSecond: number;
  /** Of the runtime, for one request. */
  processorMs: number;
  /** Of one response. */
  bytes: number;
  /** Milliseconds within which 99 of 100 were answered. */
  p99: number;
}

/** Asks for paths in turn, some at once; throws on anything but 200 and 304. */
export async function load(
  running: Running,
  pathOf: (n: number) => string,
  { requests, headers = {} }: { requests: number; headers?: Record<string, string> },
): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
  const { hostname, port } = new URL(running.origin);
  const waits: number[] = [];
  let bytes = 0;
  let next = 0;
  const ask = (path: string, again = true): Promise<void> =>
    new Promise<void>((resolve, reject) => {
      const started = performance.now();
      const asked = request({ agent, hostname, port, path, headers }, (response) => {
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
        });
        response.on('error', reject);
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          if (status !== 200 && status !== 304) return reject(new Error(`${path} answered ${status}`));
          waits.push(performance.now() - started);
          bytes = length;
          resolve();
        });
      });
      // The runtime may close a connection that we are just using again.
      asked.on('error', (error) => {
        if (again) void ask(path, false).then(resolve, reject);
        else reject(error);
      });
      asked.end();
    });
  const before = running.processorMs();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (next < requests) await ask(pathOf(next++));
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  const processorMs = (running.processorMs() - before) / requests;
  agent.destroy();
  waits.sort((a, b) => a - b);
  return { perSecond: requests / seconds, processorMs, bytes, p99: waits[Math.floor(waits.length * 0.99)] ?? 0 };
}

export async function post(running: Running, path: string, body?: unknown): Promise<void> {
  const response = await fetch(running.origin + path, { method: 'POST', body: JSON.stringify(body ?? {}) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
}

export async function get<T>(running: Running, path: string): Promise<T> {
  const response = await fetch(running.origin + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return (await response.json()) as T;
}
