import type { IncomingMessage } from 'node:http';
import type { Answer } from '../model.ts';

/** The only host of the sample web that takes calls. */
const RECEIVER_HOST = 'receiver.example';
const KEPT = 20;
const MOST_BODY = 65_536;

/** What was called: newest first. */
interface Received {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Stands in for the receiver of a webhook: it keeps the last calls of `https://receiver.example/` with their signatures. Each path that is a
 * status answers with it (`/500`), so that a failure can be tried.
 */
export function createReceiver() {
  const received: Received[] = [];
  return {
    received,
    async take(url: string, incoming: IncomingMessage): Promise<Answer> {
      const { hostname, pathname } = new URL(url);
      const body = await textOf(incoming);
      if (hostname !== RECEIVER_HOST) return answer(404, 'Nobody takes calls here.');
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).flatMap(([name, value]) =>
          name.startsWith('webhook-') || name === 'content-type' ? [[name, String(value)]] : [],
        ),
      );
      received.unshift({ url, headers, body });
      received.splice(KEPT);
      const status = /^\/([2-5]\d\d)$/.exec(pathname)?.[1];
      return answer(status ? Number(status) : 204, '');
    },
  };
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const part of incoming) text = (text + part).slice(0, MOST_BODY);
  return text;
}

function answer(status: number, body: string): Answer {
  return { status, headers: { 'content-type': 'text/plain' }, body };
}
