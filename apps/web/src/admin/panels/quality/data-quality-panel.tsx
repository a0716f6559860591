import { useSearchParams } from 'react-router';
import { Cell, ColumnHead, Table } from '../../../ui/table.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import type { Answer } from '../../kit/calls.ts';
import { definePanel } from '../../kit/define-panel.tsx';
import { wholeNumber } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { Block, Tile, Tiles } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

/** What is missing or over, in all and by source (spec: DQ-02, DQ-04). */
export const dataQualityPanel = definePanel({ body: DataQualityBody });

const TABS = [
  { value: 'actions', label: t('data.actionsTab') },
  { value: 'sources', label: t('data.sourcesTab') },
] as const;

/** Quick Actions and Source Analysis; Recent Results comes with what fixes events (spec: DQ-01; docs/spec/decisions.md 117). */
function DataQualityBody() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'actions';
  return (
    <Tabs
      label={t('data.tabs')}
      value={tab}
      onValue={(next) => setParams(next === 'actions' ? {} : { tab: next })}
      tabs={TABS}
    >
      <TabPanel value="actions">
        <QuickActions />
      </TabPanel>
      <TabPanel value="sources">
        <SourceAnalysis />
      </TabPanel>
    </Tabs>
  );
}

/** How many events there are, how many have no picture, how many are over (spec: DQ-02). */
function QuickActions() {
  const stats = useLive('getDataQualityStats', {});
  return (
    <Live of={stats} lines={2}>
      {({ totalEvents, missingImages, staleEvents }) => (
        <Tiles label={t('data.tiles')}>
          <Tile label={t('data.total')} value={wholeNumber(totalEvents)} />
          <Tile
            label={t('data.missingImages')}
            value={wholeNumber(missingImages)}
            tone={missingImages > 0 ? 'warn' : 'good'}
          />
          <Tile label={t('data.stale')} value={wholeNumber(staleEvents)} hint={t('data.staleHint')} />
        </Tiles>
      )}
    </Live>
  );
}

function SourceAnalysis() {
  const stats = useLive('getDataQualityStats', {});
  return (
    <Block title={t('data.sources')} note={t('data.sourcesNote')}>
      <Live
        of={stats}
        lines={6}
        empty={{ isEmpty: ({ sourceAnalysis }) => sourceAnalysis.length === 0, text: t('data.sourcesEmpty') }}
      >
        {({ sourceAnalysis }) => <SourceTable rows={sourceAnalysis} />}
      </Live>
    </Block>
  );
}

function SourceTable({ rows }: { rows: Answer<'getDataQualityStats'>['sourceAnalysis'] }) {
  return (
    <Table caption={t('data.sources')} dense>
      <thead>
        <tr>
          <ColumnHead>{t('data.source')}</ColumnHead>
          <ColumnHead number>{t('data.total')}</ColumnHead>
          <ColumnHead number>{t('data.missingImages')}</ColumnHead>
          <ColumnHead number>{t('data.stale')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.sourceId}>
            <th scope="row">
              <bdi>{row.source}</bdi>
            </th>
            <Cell number>{wholeNumber(row.total)}</Cell>
            <Cell number>{wholeNumber(row.missingImages)}</Cell>
            <Cell number>{wholeNumber(row.stale)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
