import { useSearchParams } from 'react-router';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import styles from '../../kit/kit.module.css';
import { t } from '../../messages.ts';
import { VenueIntegration } from '../aggregates/integration.tsx';
import { AggregateScanner } from '../aggregates/scanner.tsx';
import { Prequalification } from './prequalification.tsx';

const TABS = [
  { value: 'checks', label: t('phase1tabs.checks') },
  { value: 'scanner', label: t('aggregate.tab') },
  { value: 'venues', label: t('vinteg.tab') },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** Marquee Phase 1: its dashboard, with the scanner of aggregates and the integration of venues nested (docs/spec/decisions.md 7). */
export const prequalificationPanel = definePanel({ body: MarqueePhase1 });

function MarqueePhase1() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'checks';
  const choose = (next: Tab) => setParams(next === 'checks' ? {} : { tab: next });
  return (
    <div className={styles.tabbed}>
      <Tabs label={t('phase1tabs.label')} value={tab} onValue={choose} tabs={TABS}>
        <TabPanel value="checks">
          <Prequalification />
        </TabPanel>
        <TabPanel value="scanner">
          <AggregateScanner />
        </TabPanel>
        <TabPanel value="venues">
          <VenueIntegration />
        </TabPanel>
      </Tabs>
    </div>
  );
}
