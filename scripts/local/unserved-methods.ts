import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { SERVED_METHODS } from '@marquee/contract';
import type { Plugin } from 'vite';

/** RFC 9110 §15.5.6. */
const ALLOW = [...SERVED_METHODS].join(', ');

/**
 * The local server refuses unsupported methods, above all TRACE, as Cloudflare does before it calls a deployed Worker. A
 * Worker cannot: a Request with TRACE or CONNECT cannot be created (Fetch §2.2.1), so here it would be an error instead.
 */
export function refuseUnservedMethods(): Plugin {
  return {
    name: 'unserved-methods',
    enforce: 'pre',
    configureServer({ middlewares, httpServer }) {
      middlewares.use((request, response, next) => {
        if (SERVED_METHODS.has(request.method ?? '')) next();
        else refuseMethod(response);
      });
      (httpServer as Server | null)?.on('connect', (_request, socket: Duplex) => refuseTunnel(socket));
    },
  };
}

export function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { Allow: ALLOW, 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff' });
  response.end('This method is not served here.\n');
}

/** Answers CONNECT, for which Node has no response. */
export function refuseTunnel(socket: Duplex): void {
  socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOW}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}
