import type { DiscoveredCity } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import kit from '../../kit/kit.module.css';
import { useReason } from '../../kit/reason-dialog.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { TOUCHED } from './touched.ts';

const FAILURE = { title: t('cities.updateFailed'), fallback: t('cities.failedText') };
const NOTES_MOST = 1_000;

/** Approve and Reject. Rejecting asks for a reason; an empty one cancels (spec: CITYADM-14, CITYADM-15). */
export function DecideCity({ city: { id, city, state } }: { city: DiscoveredCity }) {
  const name = `${city}, ${state}`;
  const { askReason, question } = useReason();
  const approve = useAction({
    call: 'approveDiscoveredCity',
    success: { title: t('discovered.approvedDone'), description: t('discovered.approvedText', { city: name }) },
    failure: FAILURE,
    reloads: TOUCHED,
  });
  const reject = useAction({
    call: 'rejectDiscoveredCity',
    success: { title: t('discovered.rejectedDone'), description: t('discovered.rejectedText', { city: name }) },
    failure: FAILURE,
    reloads: TOUCHED,
  });

  async function pressApprove(): Promise<void> {
    const notes = await askReason({
      title: t('discovered.approveAsk', { city: name }),
      description: t('discovered.approveText'),
      confirmLabel: t('discovered.approve'),
      label: t('discovered.approveNotes'),
      least: 0,
      most: NOTES_MOST,
    });
    if (notes !== null) await approve.run({ params: { id }, body: { notes } });
  }

  async function pressReject(): Promise<void> {
    const notes = await askReason({
      title: t('discovered.rejectAsk', { city: name }),
      description: t('discovered.rejectText'),
      confirmLabel: t('discovered.reject'),
      label: t('discovered.rejectReason'),
      danger: true,
      least: 0,
      most: NOTES_MOST,
    });
    if (notes) await reject.run({ params: { id }, body: { notes } });
  }

  const isPending = approve.isPending || reject.isPending;
  return (
    <footer className={kit.buttons}>
      <Button
        size="sm"
        variant="primary"
        aria-label={t('cities.named', { action: t('discovered.approve'), city: name })}
        pending={isPending}
        onClick={() => void pressApprove()}
      >
        {t('discovered.approve')}
      </Button>
      <Button
        size="sm"
        aria-label={t('cities.named', { action: t('discovered.reject'), city: name })}
        pending={isPending}
        onClick={() => void pressReject()}
      >
        {t('discovered.reject')}
      </Button>
      {question}
    </footer>
  );
}
