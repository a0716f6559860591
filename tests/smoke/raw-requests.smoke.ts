import { connect } from 'node:net';
import { afterEach, describe, expect, inject, it } from 'vitest';

const site = new URL(inject('origin'));
const EVIL = 'evil.example';

/** Sends bytes as they are and gives everything that came back on the connection, until it is closed; nothing is sent after them. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let got = '';
    const socket = connect(Number(site.port), site.hostname, () => socket.end(text));
    socket.on('data', (piece) => (got += piece.toString('latin1')));
    // A refusal may close the connection while the rest is still being sent.
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? resolve(got) : reject(error)));
    socket.on('close', () => resolve(got));
  });
}

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d{3}/g) ?? [];
const HOST = `Host: ${site.host}`;
const HIDDEN = head('GET /api/smuggled HTTP/1.1', HOST);

/** The site answers the next visitor with what they asked for. */
afterEach(async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const response = await fetch(new URL('/api/health', site));
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('status');
  }
});

describe('a request that two readers could cut differently (RFC 9112 §6.3, §11.2)', () => {
  it.each([
    ['two lengths', ['Content-Length: 0', `Content-Length: ${HIDDEN.length}`], HIDDEN],
    ['a length twice in one line', [`Content-Length: 0, ${HIDDEN.length}`], HIDDEN],
    ['a length with a sign', ['Content-Length: +0'], HIDDEN],
    ['a negative length', ['Content-Length: -1'], HIDDEN],
    ['a length in hexadecimal', ['Content-Length: 0x0'], HIDDEN],
    ['an encoding nobody knows', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${HIDDEN}`],
    ['chunks that are not the last encoding', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${HIDDEN}`],
    ['a blank before the colon', ['Transfer-Encoding : chunked', 'Content-Length: 4'], `0\r\n\r\n${HIDDEN}`],
    ['a folded header', ['Transfer-Encoding:\r\n chunked', 'Content-Length: 4'], `0\r\n\r\n${HIDDEN}`],
    ['a size of a chunk that is none', ['Transfer-Encoding: chunked'], `zz\r\n${HIDDEN}`],
    ['a size of a chunk that is too large', ['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${HIDDEN}`],
  ])('is refused, or read as one: %s', async (_, lines, body) => {
    const got = await raw(
      head('POST /api/login HTTP/1.1', HOST, 'Content-Type: application/json', 'Connection: close', ...lines) + body,
    );
    // Whatever it was, what is hidden in it was never answered as a request of its own.
    expect(answersIn(got).length).toBeLessThanOrEqual(1);
    expect(got).not.toContain('/api/smuggled');
    expect(got).not.toMatch(/^HTTP\/1\.1 2\d\d/);
  });

  it.each([
    ['lines that end with a line feed alone inside a value', head('GET /api/health HTTP/1.1', HOST, 'X-A: b\nX-C: d')],
    ['no host', head('GET /api/health HTTP/1.1')],
    ['an address with a blank', head('GET /api/health HTTP/1.1 HTTP/1.1', HOST)],
    ['another version', head('GET /api/health HTTP/9.9', HOST)],
  ])('with a broken head harms nobody: %s', async (_, text) => {
    expect(answersIn(await raw(text)).length).toBeLessThanOrEqual(1);
  });
});

describe('a name of another host', () => {
  it.each([
    ['in Host', [`Host: ${EVIL}`]],
    ['in Host with a port', [`Host: ${EVIL}:443`]],
    ['in X-Forwarded-Host', [HOST, `X-Forwarded-Host: ${EVIL}`]],
    ['in Forwarded', [HOST, `Forwarded: host=${EVIL};proto=https`]],
    ['in X-Original-URL and X-Rewrite-URL', [HOST, `X-Original-URL: https://${EVIL}/`, `X-Rewrite-URL: /${EVIL}`]],
    ['in both of two Hosts', [HOST, `Host: ${EVIL}`]],
  ])('is in no answer: %s', async (_, lines) => {
    for (const path of ['/', '/events?city=Columbia&state=SC', '/robots.txt', '/api/feeds/events.rss', '/api/login']) {
      const got = await raw(head(`GET ${path} HTTP/1.1`, ...lines, 'Accept: text/html', 'Connection: close'));
      expect([path, got.includes(EVIL)]).toEqual([path, false]);
    }
  });

  it('in the address of the request is in no answer', async () => {
    const got = await raw(head(`GET https://${EVIL}/events HTTP/1.1`, HOST, 'Connection: close'));
    expect(got).not.toContain(EVIL);
  });
});
