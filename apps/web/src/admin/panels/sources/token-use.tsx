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

const spent = ({ used, limit }: { used: number; limit: number }) =>
  t('tokens.of', { used: tokenCount(used), limit: tokenCount(limit) });

/** Tokens used today, of the budget of the engine and of the concierge's own. */
export function TokenUse() {
  const budget = useLive('getTokenBudget', {}, { everySeconds: 30 });
  const discovery = useLive('getDiscoveryTokenUsage', {}, { everySeconds: 30 });
  const concierge = useLive('getConciergeTokenUsage', {}, { everySeconds: 30 });
  return (
    <Block title={t('tokens.title')} note={t('tokens.note')}>
      <div className={styles.bars}>
        <Live of={budget} lines={2}>
          {({ usage: { totalTokens }, config: { totalDailyLimit } }) => (
            <Gauge
              label={t('tokens.all')}
              value={totalTokens}
              max={totalDailyLimit}
              text={spent({ used: totalTokens, limit: totalDailyLimit })}
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
              text={spent({ used, limit })}
              {...DISCOVERY}
            />
          )}
        </Live>
        <Live of={concierge} lines={2}>
          {({ day, month }) => (
            <>
              <Gauge label={t('tokens.conciergeDay')} value={day.used} max={day.limit} text={spent(day)} {...WHOLE} />
              <Gauge
                label={t('tokens.conciergeMonth')}
                value={month.used}
                max={month.limit}
                text={spent(month)}
                {...WHOLE}
              />
            </>
          )}
        </Live>
      </div>
    </Block>
  );
}
