import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { useNow } from '../../kit/now.ts';
import { ToneBadge } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { type Board, TOUCHED_BY_ALERTS } from './alert-types.ts';
import styles from './alerts.module.css';
import { SecretDialog } from './secret-dialog.tsx';
import { shortTime } from './silence-times.ts';
import { TestOutcome } from './test-outcome.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** Who is told: administrators by mail, and a program by the webhook. Each can be tried. */
export function Channels({ board: { webhook, recipients } }: { board: Board }) {
  return (
    <div>
      <div className={styles.channel}>
        <div>
          <h3>{t('alerts.mail')}</h3>
          <p>
            {t('alerts.mailNote', { n: recipients.length })} {recipients.join(', ')}
          </p>
        </div>
        <Test channel="mail" label={t('alerts.testMail')} />
      </div>
      <WebhookChannel of={webhook} />
    </div>
  );
}

function WebhookChannel({ of: webhook }: { of: Board['webhook'] }) {
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { confirm, confirmation } = useConfirm();
  const rotate = useAction({
    call: 'rotateAlertSecret',
    success: { title: t('alerts.secretMade') },
    failure: { title: t('alerts.secretFailed'), fallback: t('alerts.secretFailedText') },
    reloads: TOUCHED_BY_ALERTS,
  });

  async function makeSecret(): Promise<void> {
    const title = t('alerts.newSecret');
    if (!(await confirm({ title, description: t('alerts.newSecretAsk'), confirmLabel: title }))) return;
    // A failure was told by the action.
    const made = await rotate.send({ body: { version: webhook.version } }).catch(() => null);
    setSecret(made?.secret ?? null);
  }

  const former = webhook.formerUntil === null ? null : Date.parse(webhook.formerUntil);
  return (
    <div className={styles.channel}>
      <div>
        <h3>
          {t('alerts.webhook')}
          {webhook.url !== null && (
            <ToneBadge tone={webhook.isOn ? 'good' : 'neutral'}>
              {t(webhook.isOn ? 'alerts.webhookOn' : 'alerts.webhookOff')}
            </ToneBadge>
          )}
        </h3>
        <p>{webhook.url ?? t('alerts.webhookNone')}</p>
        {former !== null && former > now && <p>{t('alerts.secretTwo', { at: shortTime(former) })}</p>}
      </div>
      <div className={styles.buttons}>
        <Button size="sm" variant={webhook.url === null ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
          {t(webhook.url === null ? 'alerts.setWebhook' : 'alerts.changeWebhook')}
        </Button>
        {webhook.url !== null && (
          <Button size="sm" pending={rotate.isPending} onClick={() => void makeSecret()}>
            {t('alerts.newSecret')}
          </Button>
        )}
      </div>
      {webhook.url !== null && <Test channel="webhook" label={t('alerts.testWebhook')} />}
      {isOpen && (
        <WebhookDialog
          of={webhook}
          onClose={(made) => {
            setOpen(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      {confirmation}
    </div>
  );
}

function Test({ channel, label }: { channel: 'mail' | 'webhook'; label: string }) {
  const test = useAction({
    call: 'testAlerts',
    success: { title: t('alerts.testSent'), description: t('alerts.testSentText') },
    failure: { title: t('alerts.testFailed'), fallback: t('alerts.testFailedText') },
    reloads: TOUCHED_BY_ALERTS,
  });
  return (
    <>
      <div className={styles.buttons}>
        <Button size="sm" pending={test.isPending} onClick={() => void test.run({ body: { channel } })}>
          {label}
        </Button>
      </div>
      {test.answer && <TestOutcome key={test.answer.id} of={test.answer} />}
    </>
  );
}
