import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import type { Answer } from '../kit/calls.ts';
import { decimal } from '../kit/format.ts';
import kit from '../kit/kit.module.css';
import { Ago, ToneBadge } from '../kit/parts.tsx';
import { useAction } from '../kit/use-action.ts';
import { useLive } from '../kit/use-live.ts';
import { t } from '../messages.ts';
import { dismissedAt, isBannerShown } from './quota-dismissal.ts';
import { QuotaSlot } from './quota-slot.tsx';
import styles from './shell.module.css';

const EVERY_SECONDS = 30;
const BILLING = 'https://platform.openai.com/settings/organization/billing/overview';

/** A banner above every section if the language model's provider requires credit (spec: QUOTA-01 to QUOTA-06, SHELL-08). */
export function QuotaBanner() {
  const { data: quota } = useLive('getQuotaStatus', {}, { everySeconds: EVERY_SECONDS });
  const dismissed = dismissedAt.use();
  return <QuotaSlot>{quota && isBannerShown(quota, dismissed) && <Banner quota={quota} />}</QuotaSlot>;
}

function Banner({ quota }: { quota: Answer<'getQuotaStatus'> }) {
  const clear = useAction({
    call: 'clearQuota',
    success: { title: t('quota.cleared'), description: t('quota.clearedText') },
    failure: { title: t('quota.clearFailed'), fallback: t('quota.clearFailedText') },
    reloads: ['getQuotaStatus', 'getModelStatus', 'listAuditLog'],
  });
  return (
    <div className={kit.alarm} role="alert">
      <WarningIcon />
      <div>
        <h2>
          {t('quota.title')}{' '}
          <ToneBadge tone={quota.severity === 'critical' ? 'bad' : 'warn'}>{t(`grade.${quota.severity}`)}</ToneBadge>
        </h2>
        <p>{t('quota.text')}</p>
        <dl className={styles.quotaFacts}>
          <Fact label={t('quota.detected')}>
            <Ago at={quota.detectedAt} />
          </Fact>
          <Fact label={t('quota.hoursDown')}>{decimal(quota.hoursDown)}</Fact>
          <Fact label={t('quota.failures')}>{quota.consecutiveFailures}</Fact>
          <Fact label={t('quota.request')}>{quota.requestId ?? '–'}</Fact>
          <Fact label={t('quota.error')}>{quota.errorMessage ?? '–'}</Fact>
        </dl>
      </div>
      <div className={styles.quotaButtons}>
        <Button asChild size="sm">
          <a href={BILLING} target="_blank" rel="noopener noreferrer">
            {t('quota.billing')}
          </a>
        </Button>
        <Button size="sm" pending={clear.isPending} onClick={() => void clear.run({ body: {} })}>
          {t('quota.clear')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => dismissedAt.set(new Date().toISOString())}>
          {t('quota.dismiss')}
        </Button>
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
