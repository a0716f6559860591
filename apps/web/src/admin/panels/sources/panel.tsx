import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import styles from '../../kit/kit.module.css';
import { List } from '../../kit/list.tsx';
import { t } from '../../messages.ts';
import { Discovery } from '../discovery/discovery.tsx';
import { Recovery } from '../recovery/recovery.tsx';
import { AddSource } from './add-source.tsx';
import { AutoRefresh } from './auto-refresh.tsx';
import { Monitoring } from './monitoring.tsx';
import { runs } from './runs.tsx';
import { Scrapers } from './scrapers.tsx';
import { sources } from './sources.tsx';
import { unreadable } from './unreadable.tsx';

const TABS = [
  { value: 'monitoring', label: t('scraping.monitoring') },
  { value: 'discovery', label: t('discovery.tab') },
  { value: 'recovery', label: t('recovery.tab') },
  { value: 'performance', label: t('scrapers.tab') },
  { value: 'sources', label: t('word.sources') },
  { value: 'runs', label: t('scraping.runsTab') },
  { value: 'unreadable', label: t('scraping.unreadableTab') },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** Scraping: its activity, results, and controls (spec: S1§2.2). */
export const sourcesPanel = definePanel({ body: ScrapingBody });

function ScrapingBody() {
  const [params, setParams] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'monitoring';
  // Reset the state on a view change: filters of one view do not apply to another.
  const choose = (next: Tab) => setParams(next === 'monitoring' ? {} : { tab: next });
  return (
    <div className={styles.tabbed}>
      <AutoRefresh />
      <Tabs label={t('scraping.tabs')} value={tab} onValue={choose} tabs={TABS}>
        <TabPanel value="monitoring">
          <Monitoring />
        </TabPanel>
        <TabPanel value="discovery">
          <Discovery />
        </TabPanel>
        <TabPanel value="recovery">
          <Recovery />
        </TabPanel>
        <TabPanel value="performance">
          <Scrapers />
        </TabPanel>
        <TabPanel value="sources">
          <div className={styles.buttons}>
            <Button size="sm" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
              {t('scraping.add')}
            </Button>
          </div>
          {isAdding && <AddSource />}
          <List of={sources} />
        </TabPanel>
        <TabPanel value="runs">
          <List of={runs} />
        </TabPanel>
        <TabPanel value="unreadable">
          <List of={unreadable} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
