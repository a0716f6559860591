import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands in for Cloudflare's API, as far as wrangler's commands of a deployment ask it: an account in which everything
 * exists and nothing was deployed yet. It shows what would be sent; that Cloudflare takes it, it cannot show.
 */
export interface StandInApi {
  url: string;
  /** What was asked: method, path without the account, body. */
  requests: Array<{ line: string; body: string }>;
  close: () => Promise<void>;
}

export const ACCOUNT = '0123456789abcdef0123456789abcdef';

type Answer = (asked: { body: string; query: URLSearchParams; origin: string }) => unknown;

/** The first that matches answers; an empty object is the answer to all else. */
const ANSWERS: Array<[RegExp, Answer]> = [
  [
    /^GET \/d1\/database\/[^/]+$/,
    () => ({ uuid: '12345678-1234-4234-8234-123456789abc', name: 'mytown', file_size: 1 }),
  ],
  [/\/query$/, ({ body }) => [{ success: true, results: body.includes('AS places') ? [{ places: 0 }] : [], meta: {} }]],
  [/\/import$/, ({ body, origin }) => importStep((JSON.parse(body) as { action: string }).action, origin)],
  [/^GET \/r2\/buckets\//, () => ({ name: 'mytown-blobs', creation_date: '2026-01-01T00:00:00Z' })],
  [/^GET \/storage\/kv\/namespaces$/, () => [{ id: '00112233445566778899aabbccddeeff', title: 'marquee-copies' }]],
  [/^GET \/queues$/, ({ query }) => [queue(query.get('name') ?? '')]],
  [/\/(secrets|consumers|scripts)$/, () => []],
  [/\/settings$/, () => ({ bindings: [], tags: [] })],
  [/^GET \/pages\/projects$/, () => [{ name: 'mytown', domains: [], source: {}, latest_deployment: null }]],
  [
    /^GET \/pages\/projects\/[^/]+$/,
    () => ({ name: 'mytown', production_branch: 'main', domains: [], deployment_configs: {} }),
  ],
  [
    /\/upload-token$/,
    () => ({
      jwt: `e30.${Buffer.from(JSON.stringify({ exp: 4e9, max_file_count_allowed: 20000 })).toString('base64url')}.x`,
    }),
  ],
  [/\/check-missing$/, ({ body }) => (JSON.parse(body) as { hashes: string[] }).hashes],
  [/\/assets-upload-session$/, () => ({ jwt: 'e30.e30.x', buckets: [] })],
  [
    /\/pages\/.*\/deployments/,
    () => ({ id: 'one', url: 'https://one.pages.dev', latest_stage: { name: 'deploy', status: 'success' } }),
  ],
  [/^GET \/workers\/scripts\/[^/]+\/deployments$/, () => ({ deployments: [] })],
  [/^PUT \/workers\/scripts\/[^/]+$/, () => ({ id: 'one', etag: 'e', startup_time_ms: 12, deployment_id: 'd' })],
];

function queue(name: string) {
  return {
    queue_id: `id-${name}`,
    queue_name: name,
    producers: [],
    consumers: [],
    producers_total_count: 0,
    consumers_total_count: 0,
  };
}

function importStep(action: string, origin: string) {
  if (action === 'init') return { upload_url: `${origin}/upload`, filename: 'statements.sql' };
  const result = { num_queries: 1, final_bookmark: 'b', meta: { duration: 1, rows_read: 1, rows_written: 1 } };
  return { at_bookmark: 'b', status: 'complete', success: true, type: 'import', messages: [], result };
}

export async function startStandInApi(): Promise<StandInApi> {
  const requests: StandInApi['requests'] = [];
  const server = createServer((request, response) => {
    void read(request).then((bytes) => {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const url = new URL(request.url ?? '/', origin);
      const line = `${request.method} ${url.pathname.replace(`/accounts/${ACCOUNT}`, '')}`;
      const body = bytes.toString('latin1');
      requests.push({ line, body });
      if (line === 'PUT /upload') {
        response.setHeader('etag', `"${createHash('md5').update(bytes).digest('hex')}"`);
        return response.end();
      }
      const isUnknown = line.includes('/workers/services/');
      const answer =
        ANSWERS.find(([pattern]) => pattern.test(line))?.[1]({ body, query: url.searchParams, origin }) ?? {};
      const errors = isUnknown ? [{ code: 10_090, message: 'not found' }] : [];
      response.statusCode = isUnknown ? 404 : 200;
      response.setHeader('content-type', 'application/json');
      const page = { page: 1, per_page: 100, count: 1, total_count: 1, total_pages: 1 };
      return response.end(
        JSON.stringify({ success: !isUnknown, errors, messages: [], result: answer, result_info: page }),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, requests, close: () => new Promise((done) => server.close(() => done())) };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
