import { users } from '@marquee/db';
import { setAlertWebhook, watchAlerts } from '@marquee/domain/alerts';
import type { Caller } from '@marquee/kernel';
import { MINUTE_MS, type TestEngine } from '@marquee/testkit/workerd';
import { runUntilQuiet } from '../support.ts';

export const ADA = 'ada@example.org';
export const ada: Caller = {
  actor: { kind: 'user', userId: 'ada', email: ADA, role: 'admin', isAdmin: true },
  requestId: 'request',
};
export const URL_OF_RECEIVER = 'https://pager.example.org/hook';

export interface Received {
  id: string;
  at: number;
  signatures: string[];
  type: string;
  data: Record<string, unknown>;
  body: string;
}

/** An administrator with a webhook, and the program that it calls. `answer` decides what each call meets. */
export async function aReceiver(engine: TestEngine) {
  await engine.db.insert(users).values({
    id: 'ada',
    role: 'admin',
    email: ADA,
    emailKey: ADA,
    firstName: 'Ada',
    lastName: 'Keeper',
    createdAt: 1,
  });
  const { secret } = await setAlertWebhook(engine, ada, { version: 0, url: URL_OF_RECEIVER, isOn: true });
  const usual = engine.web.fetch.bind(engine.web);
  const receiver = {
    secret: secret ?? '',
    received: [] as Received[],
    answer: (): Response | Promise<Response> => new Response(null, { status: 204 }),
  };
  engine.web.fetch = async (request, judged) => {
    if (request.method !== 'POST') return usual(request, judged);
    if (request.url !== URL_OF_RECEIVER) return new Response('not this one', { status: 404 });
    const body = await request.text();
    const { headers } = request;
    receiver.received.push({
      id: headers.get('webhook-id') ?? '',
      at: Number(headers.get('webhook-timestamp')),
      signatures: (headers.get('webhook-signature') ?? '').split(' '),
      body,
      ...(JSON.parse(body) as Pick<Received, 'type' | 'data'>),
    });
    return receiver.answer();
  };
  return receiver;
}

export type Receiver = Awaited<ReturnType<typeof aReceiver>>;

/** What a receiver does (docs/operations.md): the HMAC of id, time and body with the bytes of the secret. */
export async function isSigned({ id, at, body, signatures }: Received, secret: string): Promise<boolean> {
  const bytes = Uint8Array.from(atob(secret.replace('whsec_', '')), (char) => char.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const text = new TextEncoder().encode(`${id}.${at}.${body}`);
  for (const signature of signatures) {
    const given = Uint8Array.from(atob(signature.replace('v1,', '')), (char) => char.charCodeAt(0));
    if (await crypto.subtle.verify('HMAC', key, given, text)) return true;
  }
  return false;
}

/** One look of the schedule, and the delivery of what it tells. */
export async function look(engine: TestEngine): Promise<number> {
  const told = await watchAlerts(engine);
  await runUntilQuiet(engine, 0);
  return told;
}

/** Looks often enough for what is well to be said. */
export async function calmDown(engine: TestEngine): Promise<void> {
  await look(engine);
  engine.clock.advance(6 * MINUTE_MS);
  await look(engine);
}
