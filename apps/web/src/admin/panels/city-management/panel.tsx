import { useSearchParams } from 'react-router';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import { useKeptRead } from '../../kit/use-kept-read.ts';
import { t } from '../../messages.ts';
import { ConfiguredCities } from './configured-cities.tsx';
import { DiscoveredCities } from './discovered-cities.tsx';

const PAGES = [
  { value: 'configured', label: t('cities.configured') },
  { value: 'discovered', label: t('cities.discovered') },
] as const;

/** Spec: CALL-022. */
const FEATURED_MS = 5 * 60_000;

/** City Management: the cities of the network, and those that expansion proposes (spec: S2§2.1). */
export const cityManagementPanel = definePanel({ body: CityManagementBody });

function CityManagementBody() {
  const [params, setParams] = useSearchParams();
  // For the site's city picker, where an administrator looks next at what was changed here.
  useKeptRead('featuredCities', FEATURED_MS);
  const page = params.get('tab') === 'discovered' ? 'discovered' : 'configured';
  return (
    <Tabs
      label={t('cities.pages')}
      value={page}
      onValue={(next) => setParams(next === 'configured' ? {} : { tab: next })}
      tabs={PAGES}
    >
      <TabPanel value="configured">
        <ConfiguredCities />
      </TabPanel>
      <TabPanel value="discovered">
        <DiscoveredCities />
      </TabPanel>
    </Tabs>
  );
}
