import type { ReviewedCampaign } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import { dollars } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { useReason } from '../../kit/reason-dialog.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';

type Status = ReviewedCampaign['status'];
type Decided = 'approved' | 'rejected' | 'active' | 'paused';

/** What an administrator can make of a campaign in each status. */
const NEXT: Record<Status, readonly Decided[]> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  active: ['paused', 'rejected'],
  paused: ['active', 'rejected'],
  rejected: [],
  completed: [],
};

const LABELS = { approved: 'ads.approve', rejected: 'ads.reject', active: 'ads.resume', paused: 'ads.pause' } as const;

/** The buttons that change a campaign's status (spec: DASH-04); rejecting asks why. */
export function DecideCampaign({ campaign }: { campaign: ReviewedCampaign }) {
  const { id, title, status, budget, spent, refunded } = campaign;
  const { askReason, question } = useReason();
  const { run, isPending, input } = useAction({
    call: 'decideCampaign',
    success: (answer) => ({
      title: t('ads.updated'),
      description: t('ads.updatedText', { status: t(`ads.${answer.status}`).toLowerCase() }),
    }),
    failure: { title: t('ads.updateFailed'), fallback: t('ads.updateFailedText') },
    reloads: ['listAdminCampaigns', 'getAdvertising', 'listAuditLog'],
  });

  async function decide(next: Decided): Promise<void> {
    if (next !== 'rejected') return void (await run({ params: { id }, body: { status: next } }));
    const reason = await askReason({
      title: t('ads.rejectTitle', { title }),
      description: t('ads.rejectText', { amount: dollars(Math.max(0, Math.round((budget - spent - refunded) * 100))) }),
      confirmLabel: t('ads.reject'),
      label: t('ads.rejectReason'),
      hint: t('ads.rejectHint'),
      danger: true,
    });
    if (reason !== null) await run({ params: { id }, body: { status: next, reason } });
  }

  return (
    <>
      <div className={styles.buttons}>
        {NEXT[status].map((next, index) => (
          <Button
            key={next}
            variant={next === 'rejected' ? 'danger' : index === 0 ? 'primary' : 'secondary'}
            pending={isPending && input?.body.status === next}
            disabled={isPending}
            onClick={() => void decide(next)}
          >
            {t(LABELS[next])}
          </Button>
        ))}
      </div>
      {question}
    </>
  );
}
