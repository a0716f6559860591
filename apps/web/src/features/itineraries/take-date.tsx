import type { Stop } from '@marquee/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { planText } from '../../messages/itineraries.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sentenceOf } from '../add-to-plan/sentence-of.ts';
import { useKeepPlan } from './use-keep-plan.ts';

/** Puts the event's next date in the place of one that is no longer listed; the note goes with it. */
export function TakeDate({ stop, planId }: { stop: Stop; planId: string }) {
  const keep = useKeepPlan();
  const take = useMutation({
    mutationFn: async () => {
      const { event, note } = stop;
      const params = { id: planId };
      const added = await call('addStop', { params, body: { event: event?.id ?? '', startDate: event?.startDate } });
      const fresh = added.stops.find((one) => one.event?.id === event?.id && one.startDate === event?.startDate);
      if (note !== null && fresh) await call('noteStop', { params: { ...params, stop: fresh.id }, body: { note } });
      return call('removeStop', { params: { ...params, stop: stop.id } });
    },
    onSuccess: keep,
    onError: (error) => toast({ title: sentenceOf(error), tone: 'danger' }),
  });
  return (
    <Button size="sm" pending={take.isPending} onClick={() => take.mutate()}>
      {planText('plan.takeDate')}
    </Button>
  );
}
