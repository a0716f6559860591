import { tokenCount } from '../../kit/format.ts';
import { Gauge } from '../../kit/gauge.tsx';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

/** Spec: SCRAPE-09. */
const DISCOVERY = { warn: 60, bad: 80, counts: 'above' } as const;
/** Spec: BUDGET-02. */
const WHOLE = { warn: 70, bad: 90, counts: 'from' } as const;

/** Tokens used today, of the budget. */
export function TokenUse() {
  const budget = useLive('getTokenBudget', {}, { everySeconds: 30 });
  const discovery = useLive('getDiscoveryTokenUsage', {}, { everySeconds: 30 });
  return (
    <Block title={t('tokens.title')} note={t('tokens.note')}>
      <div className={styles.bars}>
        <Live of={budget} lines={2}>
          {({ usage: { totalTokens }, config: { totalDailyLimit } }) => (
            <Gauge
              label={t('tokens.all')}
              value={totalTokens}
              max={totalDailyLimit}
              text={t('tokens.of', { used: tokenCount(totalTokens), limit: tokenCount(totalDailyLimit) })}
              {...WHOLE}
            />
          )}
        </Live>
        <Live of={discovery} lines={2}>
          {({ used, limit }) => (
            <Gauge
              label={t('tokens.discovery')}
              value={used}
              max={limit}
              text={t('tokens.of', { used: tokenCount(used), limit: tokenCount(limit) })}
              {...DISCOVERY}
            />
          )}
        </Live>
      </div>
    </Block>
  );
}
