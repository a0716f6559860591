import { createServer } from 'node:net';

/** Can this port be listened on? Asked of every way that `localhost` may be reached. */
export async function isFree(port: number): Promise<boolean> {
  // One after the other: listening everywhere would be in the way of listening here.
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) if (!(await canListen(port, host))) return false;
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 is no machine whose port is taken.
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
