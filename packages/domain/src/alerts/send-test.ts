import type { AlertChannel, ToldAlertDelivery } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { readAlertDelivery } from './deliveries.ts';
import { tell } from './tell.ts';
import { readWebhook } from './webhook.ts';

/**
 * Sends a test the way that alerts go: by mail to whoever asks, or to the webhook, even while it is off. Its delivery tells the outcome.
 * Throws Reject (409) if there is nobody to send it to.
 */
export async function testAlerts(deps: ChangeDeps, caller: Caller, channel: AlertChannel): Promise<ToldAlertDelivery> {
  const { actor } = caller;
  const webhook = channel === 'webhook' ? await readWebhook(deps) : undefined;
  if (channel === 'webhook' && !webhook) throw new Reject(409, 'no-webhook', say('reply.thereNoWebhookYetEnter'));
  if (channel === 'mail' && actor.kind !== 'user') throw new Reject(409, 'no-address', 'Only a person gets a letter.');
  const audience = {
    mail: channel === 'mail' && actor.kind === 'user' ? [actor.email] : [],
    webhook: webhook ? new URL(webhook.url).host : null,
  };
  const now = deps.clock.now();
  const detail = say('alert.somebodySentTestFromConsole');
  const told = { firingId: null, rule: null, news: 'test', severity: 'warning' } as const;
  const { statements, ids } = tell(deps, { ...told, firedAt: now, figure: 0, threshold: 0, detail }, audience);
  const [target = ''] = [...audience.mail, ...(audience.webhook === null ? [] : [audience.webhook])];
  const entry = auditEntry(deps, caller, {
    action: 'alert.test',
    subject: `alert:${channel}`,
    before: null,
    after: { target },
  });
  await atomically(deps.db, [...statements, entry]);
  return readAlertDelivery(deps, ids[0] ?? '');
}
