import type { Clock, Web } from '@marquee/kernel';

/** What an address answers: a body (HTML unless a type is given), or a status with headers. */
export interface Answer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Asked conditionally with this validator it answers 304. */
  etag?: string;
  /** No answer at all. */
  unreachable?: boolean;
}

export interface FakeWeb extends Web {
  /** Every request in order, robots.txt included. */
  log: Array<{ url: string; at: number; headers: Headers }>;
  put(url: string, answer: Answer | string): void;
  /** Requests since the last call, without robots.txt. */
  asked(): string[];
}

/** The outside web as a table of address and answer; what is not in it is 404, robots.txt included (which means no rules). */
export function fakeWeb(clock: Clock, table: Record<string, Answer | string> = {}): FakeWeb {
  const answers = new Map<string, Answer | string>(Object.entries(table));
  const log: FakeWeb['log'] = [];
  let told = 0;
  return {
    log,
    put: (url, answer) => void answers.set(url, answer),
    asked() {
      const since = log.slice(told).map((request) => request.url);
      told = log.length;
      return since.filter((url) => !url.endsWith('/robots.txt'));
    },
    async fetch(request) {
      log.push({ url: request.url, at: clock.now(), headers: request.headers });
      const found = answers.get(request.url) ?? { status: 404, body: 'nothing here' };
      const answer: Answer = typeof found === 'string' ? { body: found } : found;
      if (answer.unreachable) throw new Error('no route to host');
      if (answer.etag && request.headers.get('if-none-match') === answer.etag) {
        return new Response(null, { status: 304, headers: { etag: answer.etag } });
      }
      const headers = new Headers({ 'content-type': answer.type ?? 'text/html; charset=utf-8', ...answer.headers });
      if (answer.etag) headers.set('etag', answer.etag);
      const { status = 200 } = answer;
      return new Response([204, 304].includes(status) ? null : (answer.body ?? ''), { status, headers });
    },
  };
}
