import { List } from '../../kit/list.tsx';
import { Live } from '../../kit/live.tsx';
import { Block, Stack } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { Channels } from './channels.tsx';
import { alertDeliveries } from './deliveries.tsx';
import { alertHistory } from './history.tsx';
import { ruleRows } from './rules.tsx';
import { AlertState } from './state.tsx';
import { useSilence } from './use-silence.tsx';

const EVERY_SECONDS = 10;

/** Alerts: what fires, what is watched, who is told, and what was (BEY-43). A tab of Error Diagnostics (docs/spec/decisions.md 7). */
export function Alerts() {
  const read = useLive('getAlerts', {}, { everySeconds: EVERY_SECONDS });
  const { askSilence, dialog } = useSilence();
  return (
    <Stack>
      <Live of={read} failure={t('alerts.failed')} lines={8}>
        {(board) => (
          <Stack>
            <AlertState board={board} onSilence={askSilence} />
            <Block title={t('alerts.rules')} note={t('alerts.rulesNote')}>
              <RowList of={ruleRows} rows={board.rules} />
            </Block>
            <Block title={t('alerts.channels')}>
              <Channels board={board} />
            </Block>
          </Stack>
        )}
      </Live>
      <Block title={t('alerts.history')} note={t('alerts.historyNote')}>
        <List of={alertHistory} />
      </Block>
      <Block title={t('alerts.deliveries')} note={t('alerts.deliveriesNote')}>
        <List of={alertDeliveries} />
      </Block>
      {dialog}
    </Stack>
  );
}
