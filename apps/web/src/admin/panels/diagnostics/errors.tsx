import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { RefreshIcon } from '../../../ui/icons.tsx';
import { Live } from '../../kit/live.tsx';
import { Block, Stack } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { ErrorOverview } from './error-overview.tsx';
import { ServerHealth } from './server-health.tsx';

/** Spec: S2§9. */
const ERRORS_SECONDS = 10;
const HEALTH_SECONDS = 15;

/** Errors and server health (spec: S2§2.17). */
export function Errors() {
  const errors = useLive('getErrorDiagnostics', {}, { everySeconds: ERRORS_SECONDS });
  const health = useLive('getServerHealth', {}, { everySeconds: HEALTH_SECONDS });
  return (
    <Stack>
      <Block
        title={t('word.errors')}
        note={t('diag.countsNote')}
        aside={<RefreshOf call="getErrorDiagnostics" label={t('diag.refreshErrors')} />}
      >
        <Live of={errors} failure={t('diag.empty')} lines={8}>
          {(found) => <ErrorOverview found={found} />}
        </Live>
      </Block>
      <Block title={t('diag.health')} aside={<RefreshOf call="getServerHealth" label={t('diag.refreshHealth')} />}>
        <Live of={health} failure={t('diag.healthEmpty')} lines={8}>
          {(told) => <ServerHealth health={told} />}
        </Live>
      </Block>
    </Stack>
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
