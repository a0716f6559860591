import type { Endpoint, Kind } from '@marquee/contract';
import type { Context, Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { letThrough } from '../security/forged-requests.ts';
import type { Verb, Verbs } from '../verbs.ts';
import { answerDocument } from './document.ts';
import { answerJson } from './json.ts';
import { answerStream } from './stream.ts';
import { answerWebhook } from './webhook.ts';

type Answer = (c: Context<AppEnv>, endpoint: never, verb: never) => Promise<Response>;

const ANSWERS: Record<Kind, Answer> = {
  json: answerJson,
  stream: answerStream,
  webhook: answerWebhook,
  document: answerDocument,
};

/** Mounts an endpoint of the contract on the app. */
export function mount<E extends Endpoint>(app: Hono<AppEnv>, endpoint: E, verb: Verb<E>): void {
  const kind = endpoint.kind ?? 'json';
  const handler = (c: Context<AppEnv>) => ANSWERS[kind](c, endpoint as never, verb as never);
  if (kind === 'webhook') letThrough(handler);
  app.on(endpoint.method, endpoint.path, handler);
}

/**
 * Mounts endpoints on the app, each with its verb. A fixed segment of a path goes before a parameter in its place: `/search/:term` before
 * `/:slug/calendar.ics`.
 */
export function mountAll<R extends Readonly<Record<string, Endpoint>>>(
  app: Hono<AppEnv>,
  records: R,
  verbs: NoInfer<Verbs<R>>,
): void {
  const ids = (Object.keys(records) as Array<keyof R>).sort((a, b) =>
    rankOf(records[a]).localeCompare(rankOf(records[b])),
  );
  for (const id of ids) mount(app, records[id] as R[keyof R], verbs[id]);
}

/** One character a segment: 0 for a fixed one, 1 for a parameter, 2 for the rest of a path. */
const rankOf = (endpoint: Endpoint | undefined): string =>
  (endpoint?.path ?? '')
    .split('/')
    .map((segment) => (segment.includes('*') ? '2' : segment.includes(':') ? '1' : '0'))
    .join('');
