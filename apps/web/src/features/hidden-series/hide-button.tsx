import type { EventDetail } from '@marquee/contract';
import { hiddenText } from '../../messages/hidden-series.ts';
import { Button } from '../../ui/button.tsx';
import { EyeIcon, EyeOffIcon } from '../../ui/icons.tsx';
import styles from './hidden-series.module.css';
import { hiddenSeries } from './hidden-series.ts';
import { hideSeries, unhideSeries } from './hide.ts';

/** Hides a series or shows it again. Absent for an event with one date, which is over soon by itself. */
export function HideButton({ event }: { event: EventDetail }) {
  const isHidden = hiddenSeries.use().includes(event.id);
  if (event.occurrences.length < 2 && !isHidden) return null;
  return (
    <div className={styles.hide}>
      <Button onClick={() => (isHidden ? unhideSeries(event) : hideSeries(event))}>
        {isHidden ? <EyeIcon /> : <EyeOffIcon />}
        {hiddenText(isHidden ? 'hidden.unhide' : 'hidden.hide')}
      </Button>
      {isHidden && <p className={styles.note}>{hiddenText('hidden.note')}</p>}
    </div>
  );
}
