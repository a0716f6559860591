import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { RefreshIcon } from '../../../ui/icons.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import { List } from '../../kit/list.tsx';
import { Live } from '../../kit/live.tsx';
import { Block, Stack } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { Alerts } from '../alerts/alerts.tsx';
import { deadLetters } from './dead-letters.tsx';
import { ErrorOverview } from './error-overview.tsx';
import { ServerHealth } from './server-health.tsx';

/** Spec: S2§9. */
const ERRORS_SECONDS = 10;
const HEALTH_SECONDS = 15;

/** Errors, dead letters and server health (spec: S2§2.17). */
export const diagnosticsPanel = definePanel({ body: ErrorDiagnosticsBody });

const TABS = [
  { value: 'errors', label: t('alerts.errorsTab') },
  { value: 'alerts', label: t('alerts.tab') },
] as const;

/** Errors first; alerts are nested (docs/spec/decisions.md 7). */
function ErrorDiagnosticsBody() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'errors';
  return (
    <Tabs
      label={t('alerts.tabs')}
      value={tab}
      onValue={(next) => setParams(next === 'errors' ? {} : { tab: next })}
      tabs={TABS}
    >
      <TabPanel value="errors">
        <Stack>
          <Errors />
        </Stack>
      </TabPanel>
      <TabPanel value="alerts">
        <Alerts />
      </TabPanel>
    </Tabs>
  );
}

function Errors() {
  const errors = useLive('getErrorDiagnostics', {}, { everySeconds: ERRORS_SECONDS });
  const health = useLive('getServerHealth', {}, { everySeconds: HEALTH_SECONDS });
  return (
    <>
      <Block
        title={t('diag.counts')}
        note={t('diag.countsNote')}
        aside={<RefreshOf call="getErrorDiagnostics" label={t('diag.refreshErrors')} />}
      >
        <Live of={errors} failure={t('diag.empty')} lines={8}>
          {(found) => <ErrorOverview found={found} />}
        </Live>
      </Block>
      <Block title={t('diag.letters')} note={t('diag.lettersNote')}>
        <List of={deadLetters} />
      </Block>
      <Block title={t('diag.health')} aside={<RefreshOf call="getServerHealth" label={t('diag.refreshHealth')} />}>
        <Live of={health} failure={t('diag.healthEmpty')} lines={8}>
          {(told) => <ServerHealth health={told} />}
        </Live>
      </Block>
    </>
  );
}

/** Refreshes one of the two reads (spec: DIAG-04). */
function RefreshOf({ call, label }: { call: 'getErrorDiagnostics' | 'getServerHealth'; label: string }) {
  const queries = useQueryClient();
  const isFetching = useIsFetching({ queryKey: [call] }) > 0;
  return (
    <Button
      size="sm"
      aria-busy={isFetching || undefined}
      onClick={() => void queries.refetchQueries({ queryKey: [call] })}
    >
      <RefreshIcon /> {label}
    </Button>
  );
}
