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

/** Mounts all endpoints of a slice on the app, each with its verb. */
export function mountAll<R extends Readonly<Record<string, Endpoint>>>(
  app: Hono<AppEnv>,
  records: R,
  verbs: NoInfer<Verbs<R>>,
): void {
  for (const id of Object.keys(records) as Array<keyof R>) mount(app, records[id] as R[keyof R], verbs[id]);
}
