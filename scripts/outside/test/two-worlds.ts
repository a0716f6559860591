import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Web } from '@marquee/kernel';
import { type PinnedOptions, pinnedWeb } from '../pinned-web.ts';

/** A public address that names in these tests are found to have. Nothing is sent there: a server on loopback stands in for it. */
export const PUBLIC = '93.184.216.34';
export const PUBLIC6 = '2606:2800:220:1:248:1893:25c8:1946';
const STAND_IN = '127.0.0.2';

export interface TwoWorlds {
  port: number;
  /** Connections to 127.0.0.1 and ::1, where nobody may come; set it to 0 to begin anew. */
  canary: { hits: number };
  /** The real connector; only the stand-in's address is put in the place of the public ones. */
  web(options?: PinnedOptions): Web;
  close(): Promise<void>;
}

/**
 * The public internet and this machine's own loopback, told apart by address alone: one port, a stand-in for public hosts on
 * 127.0.0.2, canaries on 127.0.0.1 and ::1. Null where the machine has no 127.0.0.2 (macOS).
 */
export async function startTwoWorlds(site: RequestListener): Promise<TwoWorlds | null> {
  const canary = { hits: 0 };
  const outside = createServer(site);
  if (!(await listens(outside, 0, STAND_IN))) return null;
  const { port } = outside.address() as AddressInfo;
  const servers = [outside];
  for (const address of ['127.0.0.1', '::1']) {
    const inside = createServer((_request, response) => response.setHeader('connection', 'close').end('secret'));
    inside.on('connection', () => (canary.hits += 1));
    if (await listens(inside, port, address)) servers.push(inside);
    else if (address === '127.0.0.1') throw new Error(`port ${port} is taken on ${address}`);
  }
  return {
    port,
    canary,
    web(options) {
      const real = pinnedWeb({ portOf: () => port, ...options });
      return { fetch: (request, judged) => real.fetch(request, judged.map(standIn)) };
    },
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }
    },
  };
}

function standIn(address: string): string {
  return [PUBLIC, PUBLIC6].includes(address) ? STAND_IN : address;
}

function listens(server: Server, port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, address, () => resolve(true));
  });
}
