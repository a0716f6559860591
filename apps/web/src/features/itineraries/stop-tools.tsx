import type { Stop } from '@marquee/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { planText } from '../../messages/itineraries.ts';
import { IconButton } from '../../ui/button.tsx';
import { CalendarIcon, CloseIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sentenceOf } from '../add-to-plan/sentence-of.ts';
import { AddToCalendar } from '../feeds/add-to-calendar.tsx';
import styles from './itinerary.module.css';
import { useKeepPlan } from './use-keep-plan.ts';

/** Adds an event of a plan, at its planned date, to the visitor's calendar, and removes it from the plan. */
export function StopTools({ stop, planId }: { stop: Stop; planId: string | null }) {
  const { event, title, startDate, endDate, status } = stop;
  return (
    <div className={styles.stopTools}>
      {event && status === 'active' && (
        <AddToCalendar
          event={{ ...event, startDate, endDate }}
          trigger={
            <IconButton label={planText('plan.addOne', { title })}>
              <CalendarIcon />
            </IconButton>
          }
        />
      )}
      {planId !== null && <Remove stop={stop} planId={planId} />}
    </div>
  );
}

function Remove({ stop, planId }: { stop: Stop; planId: string }) {
  const { id, title, startDate, event, note } = stop;
  const keep = useKeepPlan();
  const failed = (error: Error) => toast({ title: sentenceOf(error), tone: 'danger' });
  const undo = useMutation({
    mutationFn: async () => {
      const params = { id: planId };
      const plan = await call('addStop', { params, body: { event: event?.id ?? '', startDate } });
      const back = plan.stops.find((one) => one.event?.id === event?.id && one.startDate === startDate);
      return note === null || !back ? plan : call('noteStop', { params: { ...params, stop: back.id }, body: { note } });
    },
    onSuccess: keep,
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: () => call('removeStop', { params: { id: planId, stop: id } }),
    onSuccess: (plan) => {
      keep(plan);
      const canUndo = event !== null && stop.status !== 'unlisted' && stop.status !== 'inactive';
      toast({
        title: planText('plan.removed', { title }),
        ...(canUndo ? { action: { label: planText('plan.undo'), onSelect: () => undo.mutate() } } : {}),
      });
    },
    onError: failed,
  });
  return (
    <IconButton label={planText('plan.remove', { title })} disabled={remove.isPending} onClick={() => remove.mutate()}>
      <CloseIcon />
    </IconButton>
  );
}
