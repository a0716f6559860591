import { useSearchParams } from 'react-router';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import type { Answer } from '../../kit/calls.ts';
import { definePanel } from '../../kit/define-panel.tsx';
import { defineRows } from '../../kit/define-rows.ts';
import { wholeNumber } from '../../kit/format.ts';
import { List } from '../../kit/list.tsx';
import { Live } from '../../kit/live.tsx';
import { Block, Stack } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { disagreements } from '../disagreements/disagreements.tsx';
import { LatestOperations } from '../operations/latest.tsx';
import { RecentFixes } from '../operations/recent-fixes.tsx';
import { Repairs } from '../operations/repairs.tsx';
import { PublisherRequests } from '../publishers/publishers.tsx';
import { eventReports } from '../reports/event-reports.tsx';
import { heldDrafts } from '../review/held-drafts.tsx';
import { submissions } from '../submissions/submissions.tsx';
import { venueClaims } from '../venue-claims/venue-claims.tsx';

/** Missing images and past events, in total and by source (spec: DQ-02, DQ-04). */
export const dataQualityPanel = definePanel({ body: DataQualityBody });

const TABS = [
  { value: 'actions', label: t('data.actionsTab') },
  { value: 'sources', label: t('data.sourcesTab') },
  { value: 'recent', label: t('repair.recent') },
  { value: 'reports', label: t('data.reportsTab') },
  { value: 'held', label: t('data.heldTab') },
  { value: 'disagreements', label: t('disputes.tab') },
  { value: 'publishers', label: t('data.publishersTab') },
  { value: 'claims', label: t('data.claimsTab') },
  { value: 'submissions', label: t('data.submissionsTab') },
] as const;

/** Quick Actions, Source Analysis, Recent Results, what visitors reported, what is held for review, where sources disagree, what publishers ask for, who claims venues and what people send in (spec: DQ-01). */
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
        <Stack>
          <QuickActions />
          <Block title={t('repair.title')} note={t('repair.note')}>
            <Repairs />
          </Block>
          <Block title={t('ops.latest')}>
            <LatestOperations />
          </Block>
        </Stack>
      </TabPanel>
      <TabPanel value="sources">
        <SourceAnalysis />
      </TabPanel>
      <TabPanel value="recent">
        <RecentFixes />
      </TabPanel>
      <TabPanel value="reports">
        <Block title={t('reports.title')} note={t('reports.note')}>
          <List of={eventReports} />
        </Block>
      </TabPanel>
      <TabPanel value="held">
        <Block title={t('review.title')} note={t('review.note')}>
          <List of={heldDrafts} />
        </Block>
      </TabPanel>
      <TabPanel value="disagreements">
        <Block title={t('disputes.title')} note={t('disputes.note')}>
          <List of={disagreements} />
        </Block>
      </TabPanel>
      <TabPanel value="publishers">
        <PublisherRequests />
      </TabPanel>
      <TabPanel value="claims">
        <Block title={t('claims.title')} note={t('claims.note')}>
          <List of={venueClaims} />
        </Block>
      </TabPanel>
      <TabPanel value="submissions">
        <Block title={t('submissions.title')} note={t('submissions.note')}>
          <List of={submissions} />
        </Block>
      </TabPanel>
    </Tabs>
  );
}

/** The number of events, of events without an image, and of past events (spec: DQ-02). */
function QuickActions() {
  const stats = useLive('getDataQualityStats', {});
  return (
    <Live of={stats} lines={2}>
      {({ totalEvents, missingImages, staleEvents }) => (
        <Tiles label={t('data.tiles')}>
          <Tile name="data.total" value={wholeNumber(totalEvents)} />
          <Tile
            name="data.missingImages"
            value={wholeNumber(missingImages)}
            tone={missingImages > 0 ? 'warn' : 'good'}
          />
          <Tile name="data.stale" value={wholeNumber(staleEvents)} hint={t('data.staleHint')} />
        </Tiles>
      )}
    </Live>
  );
}

function SourceAnalysis() {
  const stats = useLive('getDataQualityStats', {});
  return (
    <Block title={t('data.sources')} note={t('data.sourcesNote')}>
      <Live of={stats} lines={6}>
        {({ sourceAnalysis }) => <RowList of={sourceRows} rows={sourceAnalysis} />}
      </Live>
    </Block>
  );
}

type SourceRow = Answer<'getDataQualityStats'>['sourceAnalysis'][number];

const sum = (rows: readonly SourceRow[], field: 'total' | 'missingImages' | 'stale') =>
  wholeNumber(rows.reduce((all, row) => all + row[field], 0));

const sourceRows = defineRows<SourceRow>({
  id: 'sources',
  caption: t('data.sources'),
  rowKey: ({ sourceId }) => sourceId,
  search: ({ source }) => source,
  searchLabel: t('data.search'),
  filters: [
    {
      name: 'lacks',
      label: t('data.lacks'),
      options: [
        { value: 'images', label: t('data.missingImages') },
        { value: 'dates', label: t('data.stale') },
      ],
      matches: (row, value) => (value === 'images' ? row.missingImages : row.stale) > 0,
    },
  ],
  columns: [
    { field: 'source', label: t('word.source'), sortable: true, stays: true },
    { field: 'total', label: t('data.total'), as: 'count', sortable: true },
    { field: 'missingImages', label: t('data.missingImages'), as: 'count', sortable: true },
    { field: 'stale', label: t('data.stale'), as: 'count', sortable: true, from: 460 },
  ],
  pageSize: 25,
  totals: (rows) => ({
    total: sum(rows, 'total'),
    missingImages: sum(rows, 'missingImages'),
    stale: sum(rows, 'stale'),
  }),
  csvName: 'data-quality',
  empty: t('data.sourcesEmpty'),
});
