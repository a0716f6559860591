import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Checkbox } from '../../../ui/toggle.tsx';
import { tokenCount, wholeNumber } from '../../kit/format.ts';
import { Gauge } from '../../kit/gauge.tsx';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block, ToneBadge } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { TOUCHED_BY_DISCOVERY, useSessionEnd } from './use-session-end.ts';

/** Spec: SCRAPE-09. */
const TOKENS = { warn: 60, bad: 80, counts: 'above' } as const;

/** The AI Discovery Engine card (spec: SCRAPE-08, SCRAPE-09, SCRAPE-18, SCRAPE-20). */
export function FindSources() {
  const engine = useLive('getDiscoveryEngine', {}, { everySeconds: 10 });
  const tokens = useLive('getDiscoveryTokenUsage', {}, { everySeconds: 30 });
  return (
    <Block
      title={t('discovery.engine')}
      note={t('discovery.engineNote')}
      aside={engine.data && !engine.data.isAllowed && <ToneBadge tone="warn">{t('discovery.off')}</ToneBadge>}
    >
      <div className={styles.stack}>
        <Live of={engine} lines={3}>
          {({ because, toCheck, toReview, acceptedToday, safeMode, sitesPerSession, intervalMinutes }) => (
            <>
              {because && <p className={styles.quiet}>{because}</p>}
              <Tiles label={t('discovery.engine')}>
                <Tile name="discovery.acceptedToday" value={wholeNumber(acceptedToday)} />
                <Tile name="discovery.toReview" value={wholeNumber(toReview)} />
                <Tile name="discovery.toCheck" value={wholeNumber(toCheck)} />
              </Tiles>
              <SafeMode isOn={safeMode} sites={sitesPerSession} hours={intervalMinutes / 60} />
            </>
          )}
        </Live>
        <Live of={tokens} lines={1}>
          {({ used, limit }) => (
            <Gauge
              label={t('discovery.tokens')}
              value={used}
              max={limit}
              text={t('tokens.of', { used: tokenCount(used), limit: tokenCount(limit) })}
              {...TOKENS}
            />
          )}
        </Live>
        <Run isAllowed={engine.data?.isAllowed ?? true} />
      </div>
    </Block>
  );
}

function SafeMode({ isOn, sites, hours }: { isOn: boolean; sites: number; hours: number }) {
  const change = useAction({
    call: 'setDiscoverySafeMode',
    success: ({ safeMode }) => ({ title: t(safeMode ? 'discovery.safeOn' : 'discovery.safeOff') }),
    failure: { title: t('discovery.safeFailed'), fallback: t('discovery.safeFailedText') },
    reloads: ['getDiscoveryEngine', 'getDiscoveryAnalytics', 'listAuditLog'],
  });
  return (
    <Checkbox
      label={t('discovery.safe')}
      hint={t('discovery.safeNote', { sites, hours })}
      checked={isOn}
      disabled={change.isPending}
      onChecked={(enabled) => void change.run({ body: { enabled } })}
    />
  );
}

/** The button is disabled until a city is chosen. A session is followed until it ends. */
function Run({ isAllowed }: { isAllowed: boolean }) {
  const [chosen, setChosen] = useState('');
  const cities = useLive('listCityHeat', {});
  const run = useAction({
    call: 'runDiscovery',
    success: ({ message }) => ({ title: t('discovery.started'), description: message }),
    failure: { title: t('discovery.failed'), fallback: t('discovery.failedText') },
    reloads: TOUCHED_BY_DISCOVERY,
  });
  const isRunning = useSessionEnd(run.answer?.sessionId);
  const options = (cities.data ?? []).map(({ name }) => ({ value: name, label: name }));
  async function press(): Promise<void> {
    const [city = '', state = ''] = chosen.split(', ');
    await run.run({ body: { city, state } });
  }
  return (
    <div className={styles.form}>
      <Select
        label={t('word.city')}
        value={chosen}
        options={[{ value: '', label: t('scraping.chooseCity') }, ...options]}
        onValue={setChosen}
      />
      <div className={styles.buttons}>
        <Button
          variant="primary"
          disabled={chosen === '' || !isAllowed}
          pending={run.isPending || isRunning}
          onClick={() => void press()}
        >
          {t(isRunning ? 'discovery.finding' : 'discovery.find')}
        </Button>
      </div>
    </div>
  );
}
