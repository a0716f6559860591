import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Instant } from '@marquee/kernel';
import type { Answer } from '../model.ts';
import { readManifest } from './manifest.ts';
import { createReceiver } from './receiver.ts';
import { recordedResponder } from './recorded.ts';
import { respond } from './respond.ts';
import { recordedSources, sampleSources } from './sources.ts';
import type { ReplayRequest } from './validators.ts';

/** The header that carries the address the engine really asked for. */
export const ADDRESS_HEADER = 'x-marquee-url';

export interface ReplayOptions {
  /** 0 or absent takes a free one. */
  port?: number;
  now: () => Instant;
  /** Serves the documents of this manifest instead of the sample web. */
  manifestPath?: string;
}

interface ReplayStats {
  requests: number;
  unreachable: number;
  notModified: number;
  byHost: Record<string, number>;
  /** A sentence for each document of the manifest that is not served. */
  skipped: string[];
}

export interface ReplayServer {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  url: string;
  stats: ReplayStats;
  close(): Promise<void>;
}

/** Stands in for the outside web on loopback. Throws ManifestError when the manifest is malformed. */
export async function startReplayServer(options: ReplayOptions): Promise<ReplayServer> {
  const manifest = options.manifestPath ? await readManifest(options.manifestPath) : null;
  const recorded = manifest ? recordedResponder(manifest) : null;
  const sources = manifest ? recordedSources(manifest) : sampleSources();
  const stats: ReplayStats = {
    requests: 0,
    unreachable: 0,
    notModified: 0,
    byHost: {},
    skipped: manifest?.skipped ?? [],
  };
  const closing = new AbortController();

  const receiver = createReceiver();

  async function answerTo(incoming: IncomingMessage): Promise<Answer> {
    if (incoming.url === '/__replay/received') return json(200, receiver.received);
    const url = incoming.headers[ADDRESS_HEADER];
    if (incoming.method === 'POST' && typeof url === 'string') return receiver.take(url, incoming);
    if (incoming.url === '/__replay/sources') return json(200, sources);
    const request = asked(incoming);
    if (!request)
      return json(400, { error: `The header ${ADDRESS_HEADER} must be an absolute http or https address.` });
    const answer = recorded ? recorded(request) : await respond(request, options.now());
    count(stats, new URL(request.url).host, answer);
    if (answer.delayMs) await sleep(answer.delayMs, undefined, { signal: closing.signal });
    return answer;
  }

  const server = createServer((incoming, response) => {
    if (incoming.method !== 'POST') incoming.resume();
    answerTo(incoming).then(
      (answer) => send(response, answer),
      (error: unknown) => {
        // A closing server drops waiting clients.
        if (closing.signal.aborted) response.destroy();
        else send(response, json(500, { error: String(error) }));
      },
    );
  });
  const port = await listen(server, options.port ?? 0);
  return {
    url: `http://127.0.0.1:${port}`,
    stats,
    close: () =>
      new Promise((resolve) => {
        closing.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const KEEP_ALIVE_MS = 10 * 60_000;

function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // workerd keeps connections; one that we closed in the moment it is used again would look like a lost site.
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('The replay server got no port.'));
    });
  });
}

function asked(incoming: IncomingMessage): ReplayRequest | null {
  const url = incoming.headers[ADDRESS_HEADER];
  if (typeof url !== 'string' || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const headers: ReplayRequest['headers'] = {};
  for (const [name, value] of Object.entries(incoming.headers))
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  return { method: incoming.method ?? 'GET', url, headers };
}

function count(stats: ReplayStats, host: string, answer: Answer): void {
  stats.requests += 1;
  stats.byHost[host] = (stats.byHost[host] ?? 0) + 1;
  if (answer.status === 304) stats.notModified += 1;
  if (answer.headers['x-marquee-unreachable']) stats.unreachable += 1;
}

function json(status: number, value: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}
