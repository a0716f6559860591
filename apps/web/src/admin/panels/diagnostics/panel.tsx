import { useSearchParams } from 'react-router';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import { List } from '../../kit/list.tsx';
import { Block } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { Alerts } from '../alerts/alerts.tsx';
import { deadLetters } from './dead-letters.tsx';
import { Errors } from './errors.tsx';
import { TraceOfRequest } from './trace.tsx';

const TABS = [
  { value: 'errors', label: t('word.errors') },
  { value: 'letters', label: t('diag.letters') },
  { value: 'alerts', label: t('alerts.tab') },
  { value: 'trace', label: t('trace.tab') },
] as const;

/** Errors, dead letters and server health (spec: S2§2.17), what fires (BEY-43), and what one request left (BEY-47). */
export const diagnosticsPanel = definePanel({ body: ErrorDiagnostics });

/** Errors first; the others are nested (docs/spec/decisions.md 7). */
function ErrorDiagnostics() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'errors';
  return (
    <Tabs
      label={t('trace.tabs')}
      value={tab}
      onValue={(next) => setParams(next === 'errors' ? {} : { tab: next })}
      tabs={TABS}
    >
      <TabPanel value="errors">
        <Errors />
      </TabPanel>
      <TabPanel value="letters">
        <Block title={t('diag.letters')} note={t('diag.lettersNote')}>
          <List of={deadLetters} />
        </Block>
      </TabPanel>
      <TabPanel value="alerts">
        <Alerts />
      </TabPanel>
      <TabPanel value="trace">
        <TraceOfRequest />
      </TabPanel>
    </Tabs>
  );
}
