import { type AlertWebhookChange, FORMER_SECRET_HOURS } from '@marquee/contract';
import { alertWebhooks, committed, type Statement, write } from '@marquee/db';
import { checkUrl } from '@marquee/fetching';
import { type Caller, HOUR_MS, Reject, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { newSecret } from './sign.ts';
import { MAIN, readWebhook, type Webhook, webhookOf } from './webhook.ts';

type Deps = ChangeDeps & { publicOrigin: string };

/**
 * Sets the address that alerts are sent to. Throws Reject: 400 for one that must not be called, 409 if `version` is no longer the current
 * one. The first time it makes a secret, which only this answer shows.
 */
export async function setAlertWebhook(
  deps: Deps,
  caller: Caller,
  { version, url, isOn }: { version: number; url: string; isOn: boolean },
): Promise<AlertWebhookChange> {
  const address = allowedAddress(url, new URL(deps.publicOrigin).hostname);
  const before = await current(deps, version);
  if (before && before.url === address && before.isOn === isOn) return { ...webhookOf(before), secret: null };
  const secret = before ? null : newSecret(deps.random);
  const rest = before ?? { secret: secret ?? '', formerSecret: null, formerUntil: null };
  const after = { ...rest, ...stamped(deps, caller, version), url: address, isOn };
  await store(deps, after, version, [
    auditEntry(deps, caller, {
      action: 'alert.webhook',
      subject: 'alert:webhook',
      before: before ? { url: before.url, isOn: before.isOn } : null,
      after: { url: address, isOn },
    }),
  ]);
  return { ...webhookOf({ ...after, id: MAIN }), secret };
}

/** Makes a new secret; the former one signs, too, for a day. Throws Reject: 404 without an address, 409 like a change. */
export async function rotateAlertSecret(
  deps: ChangeDeps,
  caller: Caller,
  { version }: { version: number },
): Promise<AlertWebhookChange> {
  const before = await current(deps, version);
  if (!before) throw new Reject(404, 'no-webhook', say('reply.thereNoWebhookYetEnter'));
  const secret = newSecret(deps.random);
  const formerUntil = deps.clock.now() + FORMER_SECRET_HOURS * HOUR_MS;
  const after = { ...before, ...stamped(deps, caller, version), secret, formerSecret: before.secret, formerUntil };
  const formerStays = new Date(formerUntil).toISOString();
  await store(deps, after, version, [
    auditEntry(deps, caller, {
      action: 'alert.secret',
      subject: 'alert:webhook',
      before: null,
      after: { formerStays },
    }),
  ]);
  return { ...webhookOf(after), secret };
}

/** The address as it is called. Throws Reject (400, field `url`). */
function allowedAddress(text: string, ownHost: string): string {
  const verdict = checkUrl(text, { ownHosts: [ownHost] });
  if (!verdict.ok) throw new Reject(400, verdict.reason, verdict.detail, 'url');
  if (verdict.url.protocol !== 'https:') {
    const detail = say('reply.addressMustBeginHttpsAlert');
    throw new Reject(400, 'bad-url', detail, 'url');
  }
  return verdict.url.href;
}

async function current(deps: ChangeDeps, version: number): Promise<Webhook | undefined> {
  const row = await readWebhook(deps);
  if ((row?.changes ?? 0) !== version) throw changedMeanwhile();
  return row;
}

function stamped(deps: ChangeDeps, { actor }: Caller, version: number) {
  return { changes: version + 1, changedAt: deps.clock.now(), changedBy: actorName(actor) };
}

async function store(
  deps: ChangeDeps,
  after: Omit<Webhook, 'id'>,
  version: number,
  entries: readonly Statement[],
): Promise<void> {
  const guard = write
    .insert(alertWebhooks)
    .values({ ...after, id: MAIN })
    .onConflictDoUpdate({
      target: alertWebhooks.id,
      set: { ...after },
      setWhere: eq(alertWebhooks.changes, version),
    });
  if (!(await committed(deps.db, entries, [guard]))) throw changedMeanwhile();
}

function changedMeanwhile(): Reject {
  return new Reject(409, 'changed', say('reply.someoneElseChangedWebhookMeantime'));
}
