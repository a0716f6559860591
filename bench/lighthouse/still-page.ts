import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const CARDS = 300;
/** Enough work for a few tenths of a second of blocking on a slowed phone. */
const ROUNDS = 6_000_000;

const SCRIPT = `let mixed = 1; for (let n = 0; n < ${ROUNDS}; n += 1) mixed = (Math.imul(mixed, 31) + n) | 0; document.title = 'Still ' + mixed;`;

/** A page that no change of the product changes: what it measures is the machine. The measures of our pages are read beside it. */
export async function startStillPage(): Promise<{ origin: string; stop: () => void }> {
  const cards = Array.from(
    { length: CARDS },
    (_, n) => `<article><h2>Evening ${n}</h2><p>Doors open at seven.</p></article>`,
  );
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Still</title></head><body><main><h1>Still</h1>${cards.join('')}</main><script>${SCRIPT}</script></body></html>`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
