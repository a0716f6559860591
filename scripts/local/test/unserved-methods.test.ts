import { createServer as createHttp, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseUnservedMethods } from '../unserved-methods.ts';

let vite: ViteDevServer;
let port: number;
const http = createHttp((incoming, outgoing) => vite.middlewares(incoming, outgoing));

beforeAll(async () => {
  const below = { name: 'below', configureServer: answerAll };
  vite = await createServer({
    configFile: false,
    plugins: [refuseUnservedMethods(), below],
    server: { middlewareMode: true, ws: false, cors: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  port = (http.address() as AddressInfo).port;
});
afterAll(async () => {
  http.close();
  await vite.close();
});

function answerAll({ middlewares }: ViteDevServer): void {
  middlewares.use((_request, response) => void response.end('below'));
}

function ask(method: string, path: string): Promise<{ status: number | undefined; allow: string | undefined }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, allow: response.headers.allow });
    })
      .on('error', reject)
      .end();
  });
}

describe('the local server', () => {
  it.each(['/', '/events', '/api/health', '/src/main.tsx', '/__dev/tick'])('refuses TRACE at %s', async (path) => {
    expect(await ask('TRACE', path)).toEqual({ status: 405, allow: expect.stringMatching(/^GET, HEAD, /) });
    expect(await ask('PROPFIND', path)).toMatchObject({ status: 405 });
    expect(await ask('GET', path)).toMatchObject({ status: 200 });
  });
});
