import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../port.ts';
import { type Front, openFront } from '../product/front.ts';
import { siteFiles } from '../product/site-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-front-'));
const site = join(folder, 'site');
const LONG = 'a list of events '.repeat(500);
const asked: Array<{ method: string | undefined; url: string | undefined; host: string | undefined; body: string }> =
  [];
let front: Front;
let port: number;
let behind: number;
let server: Server | null = null;

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(site, 'index.html'), '<title>Marquee</title>');
  writeFileSync(join(site, 'assets/first-1a2b.js'), LONG);
  behind = await freePort();
  port = await freePort();
  await startBehind();
  const files = siteFiles(site, { 'Content-Security-Policy': "default-src 'self'" });
  front = await openFront({ port, files, workersFirst: ['/api/*', '/events'], workers: `http://127.0.0.1:${behind}` });
});
afterAll(async () => {
  await front.close();
  await stopBehind();
  rmSync(folder, { recursive: true, force: true });
});

async function startBehind(): Promise<void> {
  server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((done) => server?.listen(behind, '127.0.0.1', done));
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  let body = '';
  for await (const piece of incoming) body += String(piece);
  asked.push({ method: incoming.method, url: incoming.url, host: incoming.headers.host, body });
  if (incoming.url === '/api/stream') {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
    outgoing.end(LONG);
    return;
  }
  outgoing.writeHead(200, { 'content-type': 'application/json', etag: '"1"' });
  outgoing.end(JSON.stringify(LONG));
}

async function stopBehind(): Promise<void> {
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(null)));
  server = null;
}

function ask(path: string, init: { method?: string; gzip?: boolean; body?: string } = {}) {
  const { method = 'GET', gzip = false, body } = init;
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const headers = gzip ? { 'accept-encoding': 'gzip' } : {};
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const bytes = Buffer.concat(pieces);
        const text = response.headers['content-encoding'] === 'gzip' && bytes.length > 0 ? gunzipSync(bytes) : bytes;
        resolve({ status: response.statusCode, headers: response.headers, text: text.toString() });
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('the one port of the local product', () => {
  it('sends the files of the site with the headers they are deployed with, those with a hash to be kept', async () => {
    const file = await ask('/assets/first-1a2b.js', { gzip: true });
    expect(file).toMatchObject({ status: 200, text: LONG });
    expect(file.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'self'",
    });
    expect((await ask('/assets/first-1a2b.js')).headers['content-encoding']).toBeUndefined();
    expect((await ask('/assets/first-1a2b.js', { method: 'HEAD' })).text).toBe('');
  });

  it.each(['/', '/admin/dashboard', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '//x', '/%'])(
    'answers %s with the application, and with nothing outside its folder',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 200, text: '<title>Marquee</title>' });
    },
  );

  it('passes to the Workers what they answer, as it was asked', async () => {
    await ask('/api/events?city=Columbia', { method: 'POST', body: '{"a":1}' });
    expect(asked.at(-1)).toEqual({
      method: 'POST',
      url: '/api/events?city=Columbia',
      host: `127.0.0.1:${port}`,
      body: '{"a":1}',
    });
    await ask('/events');
    expect(asked.at(-1)).toMatchObject({ method: 'GET', url: '/events' });
  });

  it('compresses what is worth it, under an ETag of other bytes; never a stream of events', async () => {
    const list = await ask('/api/events', { gzip: true });
    expect(list.headers).toMatchObject({ 'content-encoding': 'gzip', etag: 'W/"1"', vary: 'Accept-Encoding' });
    expect(JSON.parse(list.text)).toBe(LONG);
    expect((await ask('/api/events')).headers).toMatchObject({ etag: '"1"' });
    expect((await ask('/api/stream', { gzip: true })).headers['content-encoding']).toBeUndefined();
  });

  it('refuses TRACE and CONNECT', async () => {
    expect((await ask('/api/events', { method: 'TRACE' })).status).toBe(405);
    const said = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'));
      socket.on('data', (piece) => (text += String(piece))).on('close', () => resolve(text));
    });
    expect(said).toMatch(/^HTTP\/1\.1 405 /);
  });

  it.each([
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 9']],
    ['two lengths', ['Content-Length: 0', 'Content-Length: 9']],
    ['a length with a sign', ['Content-Length: +0']],
    ['an encoding nobody knows', ['Transfer-Encoding: xchunked']],
    ['chunks that are not the last encoding', ['Transfer-Encoding: chunked, identity']],
    ['a blank before the colon', ['Transfer-Encoding : chunked', 'Content-Length: 4']],
  ])('passes on no request that the Workers could cut differently: %s (RFC 9112 §6.3)', async (_, lines) => {
    const hidden = `GET /api/smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const head = ['POST /api/login HTTP/1.1', 'Host: localhost', ...lines].join('\r\n');
    const said = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.end(`${head}\r\n\r\n0\r\n\r\n${hidden}`));
      socket.on('error', () => {});
      socket.on('data', (piece) => (text += String(piece))).on('close', () => resolve(text));
    });
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    expect(asked.filter(({ url }) => url === '/api/smuggled')).toEqual([]);
  });

  it('keeps a read waiting while the runtime is started anew, and refuses a write at once', async () => {
    await stopBehind();
    const read = ask('/api/events');
    expect(await ask('/api/events', { method: 'POST', body: '{}' })).toMatchObject({ status: 503 });
    await startBehind();
    expect(await read).toMatchObject({ status: 200 });
  });
});

describe('what a request may name', () => {
  const own = () => `127.0.0.1:${port}`;
  const say = (...lines: string[]) =>
    new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`),
      );
      socket.on('error', () => {});
      socket.on('data', (piece) => (text += String(piece))).on('close', () => resolve(text));
    });
  const statusOf = (said: string) => Number(said.match(/^HTTP\/1\.1 (\d{3}) /)?.[1]);

  it.each([
    ['localhost', 200],
    ['localhost:5173', 200],
    ['marquee.localhost', 200],
    ['[::1]:5173', 200],
    ['192.168.1.5:5173', 200],
    ['evil.example', 421],
    ['evil.example:5173', 421],
    ['localhost.evil.example', 421],
    ['127.0.0.1.evil.example', 421],
    ['localhost@evil.example', 400],
    ['evil.example/localhost', 400],
    ['localhost?', 400],
    ['', 400],
    ['a b', 400],
  ])('is this machine alone, whose name no other site can take: %s', async (host, status) => {
    expect(statusOf(await say('GET /api/events HTTP/1.1', `Host: ${host}`))).toBe(status);
    expect(statusOf(await say('POST /api/dev/sign-in HTTP/1.1', `Host: ${host}`, 'Content-Length: 0'))).toBe(status);
    expect(statusOf(await say('GET / HTTP/1.1', `Host: ${host}`))).toBe(status);
  });

  it.each([
    ['the same host twice', () => [`Host: ${own()}`, `Host: ${own()}`], 400],
    ['another host first', () => ['Host: evil.example', `Host: ${own()}`], 400],
    ['another host last', () => [`Host: ${own()}`, 'host: evil.example'], 400],
    ['no host', () => [], 400],
  ])('is one host: %s (RFC 9112 §3.2)', async (_, lines, status) => {
    expect(statusOf(await say('GET /api/events HTTP/1.1', ...lines()))).toBe(status);
  });

  it.each([
    [() => `http://${own()}/api/events?a=1`, 200, '/api/events?a=1'],
    [() => `http://${own()}`, 200, null],
    [() => 'http://evil.example/api/events', 421, null],
    [() => 'ftp://localhost/api/events', 400, null],
    [() => 'localhost:1/api/events', 400, null],
    [() => '*', 400, null],
  ])('is an address with a path, absolute or not (RFC 9112 §3.2.2)', async (target, status, passed) => {
    const before = asked.length;
    expect(statusOf(await say(`GET ${target()} HTTP/1.1`, `Host: ${own()}`))).toBe(status);
    expect(asked.slice(before).map(({ url }) => url)).toEqual(passed === null ? [] : [passed]);
  });

  it('is no body of a read: the next request of the connection is answered as itself', async () => {
    const hidden = `GET /api/smuggled HTTP/1.1\r\nHost: ${own()}\r\n\r\n`;
    for (const method of ['GET', 'HEAD']) {
      const said = await say(
        `${method} /api/events HTTP/1.1\r\nHost: ${own()}\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}GET /api/stream HTTP/1.1`,
        `Host: ${own()}`,
      );
      expect(said.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    }
    expect(asked.filter(({ url }) => url === '/api/smuggled')).toEqual([]);
  });

  it('is answered in the order of the requests on one connection, each with its own', async () => {
    const said = await say(
      `GET /api/a HTTP/1.1\r\nHost: ${own()}\r\n\r\nPOST /api/b HTTP/1.1\r\nHost: ${own()}\r\nContent-Length: 2\r\n\r\n{}GET /api/c HTTP/1.1`,
      `Host: ${own()}`,
    );
    expect(said.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
    expect(asked.slice(-3).map(({ url, body }) => [url, body])).toEqual([
      ['/api/a', ''],
      ['/api/b', '{}'],
      ['/api/c', ''],
    ]);
  });

  it.each([
    ['one header of 200 KB', () => [`X-A: ${'a'.repeat(200_000)}`]],
    ['3,000 headers', () => Array.from({ length: 3_000 }, (_, index) => `X-${index}: a`)],
    ['a cookie of 20 KB', () => [`Cookie: ${'a=b; '.repeat(4_000)}`]],
  ])('is not more than fits: %s', async (_, lines) => {
    expect(statusOf(await say('GET /api/events HTTP/1.1', `Host: ${own()}`, ...lines()))).toBe(431);
  });
});
