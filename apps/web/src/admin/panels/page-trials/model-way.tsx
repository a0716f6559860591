import styles from '../../kit/kit.module.css';
import { ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

const TONES = {
  off: 'neutral',
  'in-use': 'good',
  'out-of-budget': 'warn',
  'quota-exhausted': 'bad',
  'on-hold': 'warn',
  unknown: 'neutral',
} satisfies Record<string, Tone>;

/** Whether pages are read with a language model, and why or why not (BEY-11). */
export function ModelWay() {
  const { data: status } = useLive('getModelStatus', {}, { everySeconds: 30 });
  if (!status) return null;
  return (
    <p className={styles.way}>
      <ToneBadge tone={TONES[status.state]}>{t(`model.${status.state}`)}</ToneBadge>
      <span className={styles.quiet}>
        {status.model && `${status.model}. `}
        {status.explanation}
        {status.pagesWaiting > 0 && ` ${t('model.waiting', { count: status.pagesWaiting })}`}
      </span>
    </p>
  );
}
