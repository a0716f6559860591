import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createEncrypted } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type PinnedOptions, pinnedWeb } from '../pinned-web.ts';

const HERE = ['127.0.0.1'];
const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

let port = 0;

async function listen(server: Server, address = '127.0.0.1'): Promise<PinnedOptions> {
  open.push(server);
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, address, done));
  const { port: taken } = server.address() as AddressInfo;
  port = taken;
  return { portOf: () => taken };
}

async function siteOf(listener: RequestListener, address?: string) {
  const web = pinnedWeb(await listen(createServer(listener), address));
  return (path = '/', init: RequestInit = {}, judged: readonly string[] = HERE) =>
    web.fetch(new Request(`http://venue.example${path}`, { redirect: 'manual', ...init }), judged);
}

describe('a request', () => {
  it('goes to the judged address under the name that was asked for', async () => {
    const ask = await siteOf(({ url, headers: { host, connection, 'user-agent': agent, accept } }, response) =>
      response.end(JSON.stringify({ url, host, connection, agent, accept })),
    );
    const answer = await ask('/a?b=c%20d#e', { headers: { 'user-agent': 'MarqueeBot', accept: 'text/html' } });
    expect(await answer.json()).toEqual({
      url: '/a?b=c%20d',
      host: 'venue.example',
      connection: 'close',
      agent: 'MarqueeBot',
      accept: 'text/html',
    });
  });

  it('goes to IPv6 as well, by name and as an address', async ({ skip }) => {
    const ask = await siteOf((request, response) => response.end(request.headers.host), '::1').catch(() => null);
    if (!ask) return skip('the machine has no IPv6');
    expect(await (await ask('/', {}, ['::1'])).text()).toBe('venue.example');
    const web = pinnedWeb({ portOf: () => port });
    expect(await (await web.fetch(new Request('http://[::1]/'), ['::1'])).text()).toBe('[::1]');
  });

  it('takes the next of several addresses where one does not answer', async () => {
    const ask = await siteOf((_request, response) => response.end('here'));
    expect(await (await ask('/', {}, ['127.0.0.77', '127.0.0.1'])).text()).toBe('here');
  });

  it.each([
    ['no address', 'http://venue.example/', []],
    ['what is no address', 'http://venue.example/', ['localhost']],
    ['another address than the one in the URL', 'http://127.0.0.1/', ['93.184.216.34']],
  ])('with %s goes nowhere', async (_what, url, judged) => {
    let hits = 0;
    const options = await listen(createServer().on('connection', () => (hits += 1)));
    await expect(pinnedWeb(options).fetch(new Request(url), judged)).rejects.toThrow(/judged/);
    expect(hits).toBe(0);
  });
});

describe('an answer', () => {
  it('that redirects is handed out, not followed', async () => {
    let asked = 0;
    const ask = await siteOf((_request, response) => {
      asked += 1;
      response.writeHead(302, { location: '/caf\u00c3\u00a9', 'set-cookie': ['a=1', 'b=2'] }).end();
    });
    const { status, headers } = await ask();
    expect([status, headers.get('location'), headers.getSetCookie()]).toEqual([
      302,
      '/caf\u00c3\u00a9',
      ['a=1', 'b=2'],
    ]);
    expect(asked).toBe(1);
  });

  it.each([204, 304])('of status %i has no body', async (status) => {
    const ask = await siteOf((_request, response) => response.writeHead(status, { etag: '"1"' }).end());
    const answer = await ask();
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([status, null, '"1"']);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['GZIP', gzipSync],
    ['zstd', (text: string) => Buffer.from(text)],
  ])('in %s is read as what it stands for', async (coding, encode) => {
    const ask = await siteOf((_request, response) =>
      response.setHeader('content-encoding', coding).end(encode('jazz '.repeat(1_000))),
    );
    expect(await (await ask()).text()).toBe('jazz '.repeat(1_000));
  });

  it('that breaks off or is garbled fails the reader, and nobody else', async () => {
    const ask = await siteOf(({ url }, response) => {
      if (url === '/garbled') return response.setHeader('content-encoding', 'br').end('no such coding');
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => response.destroy());
      return undefined;
    });
    await expect((await ask('/garbled')).text()).rejects.toThrow();
    await expect((await ask('/broken')).text()).rejects.toThrow();
  });

  it.each([
    'HTTP/1.1 999 No\r\n\r\n',
    'HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    'nonsense',
    '',
  ])('that is none (%j) is an error', async (bytes) => {
    const ask = await siteOf(({ socket }) => socket.end(bytes));
    await expect(ask()).rejects.toThrow();
  });

  it('is handed out as it comes, and giving it up closes the connection', async () => {
    let isClosed = false;
    const ask = await siteOf((_request, response) => {
      response.write('first');
      response.on('close', () => (isClosed = true));
    });
    const reader = (await ask()).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    await reader?.cancel();
    await expect.poll(() => isClosed).toBe(true);
  });

  it('is waited for only until the signal', async () => {
    const ask = await siteOf(({ url }, response) => {
      if (url === '/begun') response.write('a');
    });
    await expect(ask('/', { signal: AbortSignal.timeout(30) })).rejects.toThrow();
    const leaving = new AbortController();
    const begun = await ask('/begun', { signal: leaving.signal });
    leaving.abort();
    await expect(begun.text()).rejects.toThrow();
  });
});

function certificateFor(name: string): { key: Buffer; cert: Buffer } | null {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-certificate-'));
  const file = (kind: string) => join(folder, kind);
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`];
  const names = ['-addext', `subjectAltName=DNS:${name}`, '-keyout', file('key'), '-out', file('cert')];
  try {
    execFileSync('openssl', [...asked, ...names], { stdio: 'ignore' });
    return { key: readFileSync(file('key')), cert: readFileSync(file('cert')) };
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('over TLS', () => {
  it('names the host, and wants its certificate, though it is called by address', async ({ skip }) => {
    const certificate = certificateFor('venue.example');
    if (!certificate) return skip('the machine cannot make a certificate');
    const names: unknown[] = [];
    const server = createEncrypted(certificate, (request, response) => {
      names.push((request.socket as TLSSocket).servername, request.headers.host);
      response.end('encrypted');
    });
    const options = await listen(server);
    const ca = String(certificate.cert);
    const ask = (host: string, given: PinnedOptions) =>
      pinnedWeb({ ...options, ...given }).fetch(new Request(`https://${host}/`), HERE);
    expect(await (await ask('venue.example', { ca })).text()).toBe('encrypted');
    expect(names).toEqual(['venue.example', 'venue.example']);
    await expect(ask('other.example', { ca })).rejects.toThrow(/altnames/);
    await expect(ask('127.0.0.1', { ca })).rejects.toThrow(/altnames|IP/);
    await expect(ask('venue.example', {})).rejects.toThrow(/self-signed/);
    expect(names).toHaveLength(2);
  });
});
