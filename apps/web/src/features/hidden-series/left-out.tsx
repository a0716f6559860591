import type { Event } from '@marquee/contract';
import { hiddenText } from '../../messages/hidden-series.ts';
import styles from './hidden-series.module.css';
import { hiddenSeries } from './hidden-series.ts';

interface LeftOutProps {
  /** All that the server listed. */
  events: readonly Event[];
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

/** Says how many of the listed series are left out, and shows them or leaves them out again. */
export function LeftOut({ events, isShown, onShow }: LeftOutProps) {
  const hidden = hiddenSeries.use();
  const n = events.filter(({ id }) => hidden.includes(id)).length;
  return (
    <p className={styles.line}>
      <span role="status">{n > 0 && hiddenText(isShown ? 'hidden.shown' : 'hidden.leftOut', { n })}</span>
      {n > 0 && (
        <>
          <span aria-hidden="true">·</span>
          <button type="button" className={styles.show} onClick={() => onShow(!isShown)}>
            {hiddenText(isShown ? 'hidden.leaveOut' : 'hidden.show', { n })}
          </button>
        </>
      )}
    </p>
  );
}
