import type { Itinerary } from '@marquee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { documentUrl } from '../../api/document-url.ts';
import { planText } from '../../messages/itineraries.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChevronDownIcon, ShareIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast-store.ts';
import { NameForm } from '../add-to-plan/name-form.tsx';
import { sentenceOf } from '../add-to-plan/sentence-of.ts';
import { CalendarMenu } from './calendar-menu.tsx';
import styles from './itinerary.module.css';
import { PrintButton } from './print-button.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useKeepPlan } from './use-keep-plan.ts';

/** What can be done with a whole plan. */
export function PlanTools({ plan }: { plan: Itinerary }) {
  const { id, shareKey } = plan;
  const [opened, setOpened] = useState<'share' | 'rename' | null>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const keep = useKeepPlan();
  const { confirm, confirmation } = useConfirm();
  const remove = useMutation({
    mutationFn: () => call('deleteItinerary', { params: { id } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['listItineraries'] });
      toast({ title: planText('plan.deleted'), tone: 'success' });
      void navigate('/itineraries', { replace: true });
    },
    onError: (error) => toast({ title: sentenceOf(error), tone: 'danger' }),
  });
  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: planText('plan.deleteTitle', plan),
      description: planText('plan.deleteText'),
      confirmLabel: planText('plan.delete'),
      danger: true,
    });
    if (isSure) remove.mutate();
  }
  const close = () => setOpened(null);
  return (
    <div className={styles.tools}>
      <Button variant="lit" onClick={() => setOpened('share')}>
        <ShareIcon />
        {planText('plan.share')}
      </Button>
      <CalendarMenu file={documentUrl('getItineraryCalendar', { params: { id } })} shareKey={shareKey} />
      <PrintButton />
      <Menu
        trigger={
          <Button variant="quiet" pending={remove.isPending}>
            {planText('plan.more')}
            <ChevronDownIcon />
          </Button>
        }
      >
        <MenuItem onSelect={() => setOpened('rename')}>{planText('plan.rename')}</MenuItem>
        <MenuItem danger onSelect={() => void ask()}>
          {planText('plan.delete')}
        </MenuItem>
      </Menu>
      {opened === 'share' && <ShareDialog plan={plan} onClose={close} />}
      {opened === 'rename' && (
        <Dialog open onOpenChange={close} title={planText('plan.rename')}>
          <NameForm
            initial={plan.name}
            submit={planText('plan.save')}
            pending={planText('plan.saving')}
            send={(name) => call('renameItinerary', { params: { id }, body: { name } })}
            onDone={(renamed) => {
              keep(renamed);
              close();
            }}
          />
        </Dialog>
      )}
      {confirmation}
    </div>
  );
}
