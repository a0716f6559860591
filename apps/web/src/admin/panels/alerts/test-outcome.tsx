import { classNames } from '../../../ui/class-names.ts';
import { seconds } from '../../kit/format.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import type { Delivery } from './alert-types.ts';
import styles from './alerts.module.css';

const EVERY_SECONDS = 2;

/** What became of a test: read again until it is known. */
export function TestOutcome({ of: sent }: { of: Delivery }) {
  const isOver = (delivery: Delivery) => delivery.state !== 'waiting';
  const read = useLive('readAlertDelivery', { params: { id: sent.id } }, { everySeconds: EVERY_SECONDS });
  const delivery = read.data ?? sent;
  const tone = delivery.state === 'delivered' ? styles.arrived : styles.lost;
  return (
    <p className={classNames(styles.outcome, isOver(delivery) && tone)} role="status">
      {outcomeText(delivery)}
    </p>
  );
}

function outcomeText({ state, target, status, durationMs, error }: Delivery): string {
  if (state === 'waiting') return t('alerts.testWaiting', { target });
  if (state === 'failed') return t('alerts.testLost', { error: error ?? '' });
  const ms = seconds((durationMs ?? 0) / 1_000);
  if (status === null) return t('alerts.testArrived', { target, ms });
  return t('alerts.testArrivedWith', { target, status: String(status), ms });
}
