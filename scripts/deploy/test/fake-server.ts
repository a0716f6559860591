import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACCOUNT, type FakeAccount } from './fake-account.ts';
import { pagesRoutes } from './fake-pages.ts';
import { Refused } from './fake-parts.ts';
import { workerRoutes } from './fake-workers.ts';

export interface FakeServer {
  url: string;
  /** What was asked: method, path without the account, body. */
  requests: Array<{ line: string; body: string }>;
  /** The connection is lost at this request, counted from the next one: before it is carried out, or after. */
  cut: { at: number; when: 'before' | 'after' } | null;
  /** Calls that the credentials may not make. */
  denied: RegExp | null;
  /** Whether a call comes too soon after others. */
  busy: (line: string) => boolean;
  close: () => Promise<void>;
}

/** The account behind HTTP on loopback, where wrangler finds it by CLOUDFLARE_API_BASE_URL. */
export async function startFakeServer(account: FakeAccount): Promise<FakeServer> {
  const routes = [...account.storageRoutes(), ...workerRoutes(account), ...pagesRoutes(account)];
  const server = createServer((request, response) => {
    void read(request).then((bytes) => {
      const origin = fake.url;
      const address = new URL(request.url ?? '/', origin);
      const line = `${request.method} ${address.pathname.replace(`/accounts/${ACCOUNT}`, '')}`;
      const body = bytes.toString('latin1');
      fake.requests.push({ line, body });
      const cut = lastOf(fake);
      if (cut === 'before') return request.socket.destroy();
      if (line === 'PUT /upload') {
        response.setHeader('etag', `"${account.upload(bytes.toString('utf8'))}"`);
        return cut === 'after' ? request.socket.destroy() : response.end();
      }
      const { status, envelope } = answer(line, body, address.searchParams, origin);
      if (cut === 'after') return request.socket.destroy();
      response.statusCode = status;
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify(envelope));
    });
  });
  const answer = (line: string, body: string, query: URLSearchParams, origin: string) => {
    const info = { page: 1, per_page: 100, count: 1, total_count: 1, total_pages: 1 };
    try {
      if (fake.busy(line)) throw new Refused(429, 971, 'Please wait and consider throttling your request speed');
      if (fake.denied?.test(line)) throw new Refused(403, 10000, 'Authentication error');
      const [pattern, route] = routes.find(([known]) => known.test(line)) ?? [];
      const parts = pattern?.exec(line)?.slice(1) ?? [];
      const result = route?.({ body, query, origin, parts }) ?? {};
      if (/^(?:PUT|POST|DELETE|PATCH)/.test(line) && isChange(line, body)) account.changes.push(line);
      return { status: 200, envelope: { success: true, errors: [], messages: [], result, result_info: info } };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const errors = [{ code: error.code, message: error.message }];
      return { status: error.status, envelope: { success: false, errors, messages: [], result: null } };
    }
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const fake: FakeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    cut: null,
    denied: null,
    busy: () => false,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return fake;
}

function lastOf(fake: FakeServer): 'before' | 'after' | null {
  if (fake.cut === null) return null;
  fake.cut.at -= 1;
  return fake.cut.at === 0 ? fake.cut.when : null;
}

/** A question to D1 is a POST as well. */
function isChange(line: string, body: string): boolean {
  if (line.endsWith('/query')) return !/"sql":"\s*(?:SELECT|WITH|PRAGMA)/i.test(body);
  return !/graphql|\/check-missing|\/upload-token/.test(line);
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
