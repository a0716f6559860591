import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openReaderPool, type ReaderOptions } from './pool.ts';

export interface ReaderServer {
  url: string;
  close: () => void;
}

/** A document of at most 2 MB, what was learned of pages like it, and drafts of it. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Runs reading tasks on loopback like the reader Worker, each task in a process that can be killed. */
export async function startReaderServer(options?: ReaderOptions): Promise<ReaderServer> {
  const pool = openReaderPool(options);
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return void response.writeHead(204).end();
    const frame = await bodyOf(request);
    if (!frame) return void response.writeHead(413).end();
    const done = await pool.perform(frame);
    if ('busy' in done) return void response.writeHead(503).end();
    const [status, body] =
      'result' in done ? [200, done.result] : [422, JSON.stringify({ reason: done.failed, detail: done.detail })];
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      pool.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    length += (piece as Buffer).length;
    if (length > MOST_BYTES) return null;
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}
