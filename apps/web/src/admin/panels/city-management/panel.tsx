import { useSearchParams } from 'react-router';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import { List } from '../../kit/list.tsx';
import { Block } from '../../kit/parts.tsx';
import { useKeptRead } from '../../kit/use-kept-read.ts';
import { t } from '../../messages.ts';
import { Newsletters } from '../newsletters/newsletters.tsx';
import { ConfiguredCities } from './configured-cities.tsx';
import { coverage } from './coverage.tsx';
import { DiscoveredCities } from './discovered-cities.tsx';

const PAGES = [
  { value: 'configured', label: t('cities.configured') },
  { value: 'discovered', label: t('cities.discovered') },
  { value: 'coverage', label: t('cities.coverage') },
  { value: 'newsletter', label: t('newsletters.tab') },
] as const;

/** Spec: CALL-022. */
const FEATURED_MS = 5 * 60_000;

/** City Management: the cities of the network, those that expansion proposes, and what each lacks (spec: S2§2.1, BEY-51). */
export const cityManagementPanel = definePanel({ body: CityManagementBody });

function CityManagementBody() {
  const [params, setParams] = useSearchParams();
  // For the site's city picker, where an administrator looks next at what was changed here.
  useKeptRead('featuredCities', FEATURED_MS);
  const page = PAGES.find(({ value }) => value === params.get('tab'))?.value ?? 'configured';
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
      <TabPanel value="coverage">
        <Block title={t('cities.coverage')} note={t('coverage.note')}>
          <List of={coverage} />
        </Block>
      </TabPanel>
      <TabPanel value="newsletter">
        <Newsletters />
      </TabPanel>
    </Tabs>
  );
}
