import type { ReviewItem, ReviewKind } from '@marquee/contract';
import { wholeNumber } from '../../kit/format.ts';
import { t } from '../../messages.ts';
import { hundredths } from './figures.tsx';
import { keyOf } from './kinds.ts';
import styles from './review-queue.module.css';

interface OrderProps {
  items: readonly ReviewItem[];
  /** How many there are. */
  total: number;
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

/** What waits, in order; the one that is shown is marked. */
export function Order({ items, total, chosen, onChoose }: OrderProps) {
  return (
    <>
      <ol className={styles.order} data-queue="" aria-label={t('queue.upNext')}>
        {items.map((item) => {
          const key = keyOf(item);
          return (
            <li key={key}>
              <button type="button" aria-current={key === chosen ? 'true' : undefined} onClick={() => onChoose(key)}>
                <span>
                  <strong dir="auto">{item.title}</strong>
                  <small>
                    {t(`queue.kind.${item.kind}`)}
                    {item.place !== null && ` · ${item.place}`}
                  </small>
                </span>
                <span className={styles.priority}>
                  <span className={styles.unseen}>{t('queue.priority')} </span>
                  {hundredths(item.priority)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {total > items.length && <p className={styles.first}>{t('queue.first', { shown: items.length, of: total })}</p>}
    </>
  );
}

interface KindsProps {
  waiting: ReadonlyArray<{ kind: ReviewKind; count: number }>;
  value: ReviewKind | null;
  onValue: (kind: ReviewKind | null) => void;
}

/** All kinds or one, with the number of each; empty kinds are left out. */
export function Kinds({ waiting, value, onValue }: KindsProps) {
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { kind: null, label: t('queue.kinds.all'), count: all },
    ...waiting
      .filter(({ kind, count }) => count > 0 || kind === value)
      .map(({ kind, count }) => ({ kind, label: t(`queue.kinds.${kind}`), count })),
  ];
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.unseen}>{t('queue.kinds')}</legend>
      {choices.map(({ kind, label, count }) => (
        <button key={kind ?? 'all'} type="button" aria-pressed={kind === value} onClick={() => onValue(kind)}>
          {label} <span>{wholeNumber(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
