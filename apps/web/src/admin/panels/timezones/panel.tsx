import type { Answer } from '../../kit/calls.ts';
import { definePanel } from '../../kit/define-panel.tsx';
import { defineRows } from '../../kit/define-rows.ts';
import { wholeNumber } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { Block, Stack } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { TimezoneTester } from './tester.tsx';

/** Spec: CALL-074. */
const EVERY_SECONDS = 10;

type Row = Answer<'getTimezoneStats'>['states'][number];

/** Timezone & Confidence: events by state and zone, and a test of one event (spec: TZ-01, TZ-02). */
export const timezonesPanel = definePanel({ body: TimezonesBody });

const states = defineRows<Row>({
  id: 'zones',
  caption: t('zones.states'),
  rowKey: ({ state, timezone }) => `${state} ${timezone}`,
  search: ({ state, stateFullName, timezone }) => `${stateFullName} ${state} ${timezone}`,
  searchLabel: t('zones.search'),
  columns: [
    { field: 'stateFullName', label: t('word.state'), sortable: true, stays: true },
    {
      field: 'timezone',
      label: t('zones.zone'),
      sortable: true,
      show: ({ timezone }) => timezone.replaceAll('_', ' '),
    },
    { field: 'cities', label: t('zones.cities'), as: 'count', sortable: true, from: 460 },
    { field: 'events', label: t('word.events'), as: 'count', sortable: true },
  ],
  pageSize: 25,
  csvName: 'time-zones',
  empty: t('zones.none'),
});

function TimezonesBody() {
  const stats = useLive('getTimezoneStats', {}, { everySeconds: EVERY_SECONDS });
  return (
    <Stack>
      <Live of={stats} lines={6}>
        {({ scEvents, ncEvents, autoDetection, states: rows }) => (
          <>
            <Tiles label={t('zones.tiles')}>
              <Tile name="zones.sc" value={wholeNumber(scEvents)} hint={t('zones.eastern')} />
              <Tile name="zones.nc" value={wholeNumber(ncEvents)} hint={t('zones.eastern')} />
              <Tile
                name="zones.detection"
                value={t(autoDetection ? 'zones.enabled' : 'zones.disabled')}
                tone={autoDetection ? 'good' : 'warn'}
                hint={t('zones.detectionHint')}
              />
            </Tiles>
            <Block title={t('zones.states')} note={t('zones.statesNote')}>
              <RowList of={states} rows={rows} />
            </Block>
          </>
        )}
      </Live>
      <TimezoneTester />
    </Stack>
  );
}
