import type { PublisherRule } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import { stamp } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Facts } from '../../kit/parts.tsx';
import { useReason } from '../../kit/reason-dialog.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';

/** One rule, and the button that lifts it: it asks why. */
export function LiftRule({ rule: { host, wish, since, grantedBy } }: { rule: PublisherRule }) {
  const { askReason, question } = useReason();
  const lift = useAction({
    call: 'liftPublisherRule',
    success: { title: t('publishers.lifted') },
    failure: { title: t('publishers.liftFailed'), fallback: t('publishers.liftFailedText') },
    reloads: ['listPublisherRules', 'listPublisherSources', 'listAuditLog'],
  });
  async function press(): Promise<void> {
    const reason = await askReason({
      title: t('publishers.liftAsk', { host }),
      description: t('publishers.liftText'),
      confirmLabel: t('publishers.lift'),
      label: t('publishers.liftReason'),
      danger: true,
    });
    if (reason !== null) await lift.run({ params: { host }, body: { reason } });
  }
  return (
    <>
      <Facts
        facts={[
          [t('publishers.wish'), t(`publishers.${wish}`)],
          [t('publishers.since'), stamp(since)],
          [t('publishers.grantedBy'), grantedBy ?? t('publishers.byPublisher')],
        ]}
      />
      <div className={styles.buttons}>
        <Button variant="danger" pending={lift.isPending} onClick={() => void press()}>
          {t('publishers.lift')}
        </Button>
      </div>
      {question}
    </>
  );
}
