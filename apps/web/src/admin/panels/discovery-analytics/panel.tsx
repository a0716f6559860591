import { useSearchParams } from 'react-router';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import { estimatedDollars, percent, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block, Columns, Facts, ToneBadge } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { efficiencyTone, type Tone, wasteTone } from '../../kit/tone.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { GrowthAnalytics } from '../growth/growth.tsx';
import { type Analytics, cityWaste, recentSessions } from './lists.tsx';
import { UnmetRequests } from './unmet.tsx';

/** Spec: CALL-080. */
const EVERY_SECONDS = 30;
/** The server's limit of a wasteful session. */
const WASTEFUL_ABOVE = 40;
const SEVERITIES = { high: 'bad', medium: 'warn', low: 'info' } as const satisfies Record<string, Tone>;

/** How much of discovery's effort finds sources (spec: DISCAN-01 to DISCAN-04). */
export const discoveryAnalyticsPanel = definePanel({ body: DiscoveryAnalyticsBody });

const TABS = [
  { value: 'sessions', label: t('growth.analysis') },
  { value: 'growth', label: t('growth.tab') },
  { value: 'unmet', label: t('unmet.tab') },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** Growth has no section of its own (docs/spec/decisions.md 7). */
function DiscoveryAnalyticsBody() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'sessions';
  const choose = (next: Tab) => setParams(next === 'sessions' ? {} : { tab: next });
  return (
    <div className={styles.tabbed}>
      <Tabs label={t('growth.tabs')} value={tab} onValue={choose} tabs={TABS}>
        <TabPanel value="sessions">
          <DiscoveryAnalytics />
        </TabPanel>
        <TabPanel value="growth">
          <GrowthAnalytics />
        </TabPanel>
        <TabPanel value="unmet">
          <UnmetRequests />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function DiscoveryAnalytics() {
  const analytics = useLive('getDiscoveryAnalytics', {}, { everySeconds: EVERY_SECONDS });
  return (
    <Live of={analytics} lines={8} failure={t('discan.failed')}>
      {(data) => (
        <>
          <Block title={t('discan.summary')} note={data.period}>
            <Summary of={data.summary} />
          </Block>
          <Columns>
            <Block title={t('discan.advice')}>
              <Advice of={data.recommendations} />
            </Block>
            <Block title={t('discan.health')}>
              <Flags of={data.systemHealth} />
            </Block>
          </Columns>
          <Block title={t('discan.byCity')} note={t('discan.byCityNote')}>
            <RowList of={cityWaste} rows={data.cityAnalysis} />
          </Block>
          <Block title={t('discan.recent')}>
            <RowList of={recentSessions} rows={data.recentSessions} />
          </Block>
        </>
      )}
    </Live>
  );
}

function Summary({ of: summary }: { of: Analytics['summary'] }) {
  const { averageEfficiency: efficiency, averageWastePercentage: waste } = summary;
  return (
    <Tiles label={t('discan.summary')}>
      <Tile name="discan.sessions" value={wholeNumber(summary.totalSessions)} />
      <Tile
        name="discan.wasteful"
        value={wholeNumber(summary.wasteFullSessions)}
        hint={t('discan.wastefulOf', { percent: WASTEFUL_ABOVE })}
      />
      <Tile
        name="discan.efficiency"
        value={efficiency === null ? t('discan.noData') : percent(efficiency)}
        {...(efficiency === null ? {} : { tone: efficiencyTone(efficiency) })}
      />
      <Tile
        name="discan.waste"
        value={waste === null ? t('discan.noData') : percent(waste)}
        {...(waste === null ? {} : { tone: wasteTone(waste) })}
      />
      <Tile
        name="discan.wastedTokens"
        value={wholeNumber(summary.estimatedWastedTokens)}
        hint={t('discan.estimated')}
      />
      <Tile
        name="discan.wastedCost"
        value={estimatedDollars(summary.estimatedCostWaste)}
        hint={t('discan.estimated')}
      />
    </Tiles>
  );
}

function Flags({ of: health }: { of: Analytics['systemHealth'] }) {
  const shown = (isOn: boolean) => (
    <ToneBadge tone={isOn ? 'good' : 'neutral'}>{t(isOn ? 'discan.on' : 'discan.offWord')}</ToneBadge>
  );
  return (
    <Facts
      facts={[
        [t('discan.throttling'), shown(health.throttlingActive)],
        [t('discan.exclusion'), shown(health.exclusionFiltering)],
        [t('discan.monitoring'), shown(health.efficiencyMonitoring)],
      ]}
    />
  );
}

function Advice({ of: advice }: { of: Analytics['recommendations'] }) {
  if (advice.length === 0) return <p className={styles.nothing}>{t('discan.noAdvice')}</p>;
  return (
    <ul className={styles.notes}>
      {advice.map(({ severity, message, action }) => (
        <li key={message}>
          <p>
            <ToneBadge tone={SEVERITIES[severity]}>{t(`discan.severity.${severity}`)}</ToneBadge> {message}
          </p>
          <p className={styles.quiet}>{action}</p>
        </li>
      ))}
    </ul>
  );
}
