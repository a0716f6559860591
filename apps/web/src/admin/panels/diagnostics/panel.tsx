import { useSearchParams } from 'react-router';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import { t } from '../../messages.ts';
import { Errors } from './errors.tsx';
import { TraceOfRequest } from './trace.tsx';

const TABS = [
  { value: 'errors', label: t('trace.errorsTab') },
  { value: 'trace', label: t('trace.tab') },
] as const;

/** Errors, dead letters and server health (spec: S2§2.17), and what one request left (BEY-47). */
export const diagnosticsPanel = definePanel({ body: ErrorDiagnostics });

function ErrorDiagnostics() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'trace' ? 'trace' : 'errors';
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
      <TabPanel value="trace">
        <TraceOfRequest />
      </TabPanel>
    </Tabs>
  );
}
