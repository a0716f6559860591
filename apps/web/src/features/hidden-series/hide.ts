import { HIDDEN_SERIES_MOST } from '../../api/constants.generated.ts';
import { hiddenText } from '../../messages/hidden-series.ts';
import { toast } from '../../ui/toast-store.ts';
import { hiddenSeries } from './hidden-series.ts';

interface Series {
  id: string;
  title: string;
}

const putBack = (id: string) => hiddenSeries.set(hiddenSeries.get().filter((one) => one !== id));

function add(id: string): boolean {
  const ids = hiddenSeries.get();
  if (ids.includes(id)) return true;
  if (ids.length >= HIDDEN_SERIES_MOST) return false;
  hiddenSeries.set([...ids, id]);
  return true;
}

/** Leaves a series out of lists, and says how to undo it. */
export function hideSeries({ id, title }: Series): void {
  if (!add(id)) {
    toast({
      title: hiddenText('hidden.full', { n: HIDDEN_SERIES_MOST }),
      description: hiddenText('hidden.fullText'),
      tone: 'danger',
    });
    return;
  }
  toast({
    title: hiddenText('hidden.done', { title }),
    description: hiddenText('hidden.doneText'),
    action: { label: hiddenText('hidden.undo'), onSelect: () => putBack(id) },
  });
}

/** Lists show a series again. */
export function unhideSeries({ id, title }: Series): void {
  putBack(id);
  toast({
    title: hiddenText('hidden.back', { title }),
    action: { label: hiddenText('hidden.undo'), onSelect: () => void add(id) },
  });
}
