import type { Itinerary } from '@marquee/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { planText } from '../../messages/itineraries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sentenceOf } from '../add-to-plan/sentence-of.ts';
import { copyText } from '../feeds/copy-text.ts';
import styles from './itinerary.module.css';
import { sharedAddress } from './shared-address.ts';
import { useKeepPlan } from './use-keep-plan.ts';

/** Makes the link of a plan, shows it, and revokes it. */
export function ShareDialog({ plan, onClose }: { plan: Itinerary; onClose: () => void }) {
  const { id, shareKey } = plan;
  const keep = useKeepPlan();
  const change = useMutation({
    mutationFn: (isShared: boolean) => call(isShared ? 'shareItinerary' : 'unshareItinerary', { params: { id } }),
    onSuccess: (changed) => {
      keep(changed);
      if (changed.shareKey === null) toast({ title: planText('plan.revoked'), tone: 'success' });
    },
    onError: (error) => toast({ title: sentenceOf(error), tone: 'danger' }),
  });
  const link = shareKey === null ? null : sharedAddress(shareKey);
  const words = { done: planText('plan.linkCopied'), failed: planText('plan.copyFailed') };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={planText('plan.shareTitle')}
      description={planText('plan.shareText')}
      footer={
        link === null ? (
          <Button variant="primary" pending={change.isPending} onClick={() => change.mutate(true)}>
            {planText('plan.makeLink')}
          </Button>
        ) : (
          <>
            <Button variant="danger" pending={change.isPending} onClick={() => change.mutate(false)}>
              {planText('plan.revoke')}
            </Button>
            <Button variant="primary" onClick={() => void copyText(link, words)}>
              {planText('plan.copyLink')}
            </Button>
          </>
        )
      }
    >
      {link !== null && (
        <TextField
          label={planText('plan.link')}
          className={styles.link}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Dialog>
  );
}
