import { CARDS_MOST } from '../../api/constants.generated.ts';
import { hiddenText } from '../../messages/hidden-series.ts';
import { HiddenGroup } from './hidden-group.tsx';
import styles from './hidden-series.module.css';
import { hiddenSeries } from './hidden-series.ts';

/** Every hidden series, the latest first, each to be shown again. */
export function HiddenList() {
  const ids = hiddenSeries.use().toReversed();
  if (ids.length === 0) return <p className={styles.note}>{hiddenText('hidden.none')}</p>;
  const groups = Array.from({ length: Math.ceil(ids.length / CARDS_MOST) }, (_, i) =>
    ids.slice(i * CARDS_MOST, (i + 1) * CARDS_MOST),
  );
  return (
    <ul className={styles.list} aria-label={hiddenText('hidden.title')}>
      {groups.map((group, i) => (
        <HiddenGroup key={i} ids={group} />
      ))}
    </ul>
  );
}
