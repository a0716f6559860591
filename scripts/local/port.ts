import { type AddressInfo, createServer } from 'node:net';

/** Whether this port is free, on every address of `localhost`. */
export async function isFree(port: number): Promise<boolean> {
  // One after the other, because listening on all addresses would block listening on one.
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) if (!(await canListen(port, host))) return false;
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A missing IPv6 does not mean that the port is taken.
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** A port of loopback that nobody uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
