import { alertDeliveries, type Statement, write } from '@marquee/db';
import type { PostOutcome } from '@marquee/fetching';
import { DAY_MS, GiveUp, HOUR_MS, type Instant, RetryLater, say, WaitTurn } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { type ClaimedJob, type JobResult, MAX_ATTEMPTS, OUTAGE_WAITS_MS } from '../jobs/index.ts';
import { signedHeaders } from './sign.ts';
import { readWebhook, type Webhook } from './webhook.ts';

type Delivery = typeof alertDeliveries.$inferSelect;

/**
 * Sends one alert to the webhook, signed. It is marked as delivered in the commit that ends the job; after a crash before that commit it is
 * sent again under the same id, by which the receiver knows it. A test is tried once, since somebody waits for its outcome.
 */
export async function callWebhook(
  deps: EngineDeps,
  { deliveryId }: { deliveryId: string },
  job: ClaimedJob,
): Promise<JobResult> {
  const [delivery] = await deps.db.select().from(alertDeliveries).where(eq(alertDeliveries.id, deliveryId));
  if (!delivery || delivery.state === 'delivered')
    return { outcome: 'skipped', detail: say('job.webhookDeliveredBefore') };
  const webhook = await readWebhook(deps);
  const isTest = delivery.news === 'test';
  if (!webhook || !(webhook.isOn || isTest)) {
    const error = say('job.webhookOff');
    return { outcome: 'skipped', detail: error, statements: [ended(deps, delivery, { state: 'failed', error })] };
  }
  const startedAt = deps.clock.now();
  const outcome = await call(deps, webhook, delivery, startedAt);
  if (outcome.kind === 'wait') throw new WaitTurn(say('job.webhookWaits'), outcome.waitMs);
  const durationMs = Math.max(0, deps.clock.now() - startedAt);
  const attempts = delivery.attempts + 1;
  if (outcome.kind === 'accepted') {
    const { status } = outcome;
    const end = ended(deps, delivery, { state: 'delivered', attempts, status, durationMs, error: null });
    return { outcome: 'done', detail: say('job.webhookAnswered', { status }), statements: [end] };
  }
  const isLast = isTest || !outcome.transient || job.attempts >= MAX_ATTEMPTS;
  const failed = { attempts, status: outcome.status ?? null, durationMs, error: outcome.detail };
  if (isTest) {
    return {
      outcome: 'failed',
      detail: outcome.detail,
      statements: [ended(deps, delivery, { ...failed, state: 'failed' })],
    };
  }
  await deps.db
    .update(alertDeliveries)
    .set({ ...failed, ...(isLast ? { state: 'failed' as const, finishedAt: deps.clock.now() } : {}) })
    .where(eq(alertDeliveries.id, delivery.id));
  if (!outcome.transient) throw new GiveUp(outcome.detail);
  throw new RetryLater(
    outcome.detail,
    Math.max(outcome.retryAfterMs ?? 0, OUTAGE_WAITS_MS[job.attempts - 1] ?? HOUR_MS),
  );
}

async function call(deps: EngineDeps, webhook: Webhook, delivery: Delivery, at: Instant): Promise<PostOutcome> {
  const payload = delivery.payload as { data: { path: string } & Record<string, unknown> };
  const { path, ...data } = payload.data;
  const body = JSON.stringify({ ...payload, data: { ...data, link: new URL(path, deps.publicOrigin).href } });
  const { secret, formerSecret, formerUntil } = webhook;
  // A time of the far future is one of a clock that was set back.
  const isInForce = formerUntil !== null && formerUntil > at && formerUntil <= at + 2 * DAY_MS;
  const secrets = isInForce && formerSecret !== null ? [secret, formerSecret] : [secret];
  const headers = await signedHeaders({ id: delivery.id, at, body }, secrets);
  return deps.fetcher.post({ url: webhook.url, body, headers });
}

function ended(deps: EngineDeps, { id }: Delivery, set: Partial<Delivery>): Statement {
  return write
    .update(alertDeliveries)
    .set({ ...set, finishedAt: deps.clock.now() })
    .where(eq(alertDeliveries.id, id));
}
