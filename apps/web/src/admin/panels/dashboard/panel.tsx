import { useSearchParams } from 'react-router';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import { List } from '../../kit/list.tsx';
import { Live } from '../../kit/live.tsx';
import { Block, Columns, Stack } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { campaigns } from '../ads/campaigns.tsx';
import { LatestOperations } from '../operations/latest.tsx';
import { Protection } from '../operations/protection.tsx';
import { Repairs } from '../operations/repairs.tsx';
import { RunOperations } from '../operations/run-operations.tsx';
import { type Processing, useProcessing } from '../operations/use-processing.ts';
import { ReviewQueue } from '../review-queue/review-queue.tsx';
import { EventFlow, ReadsChart } from './charts.tsx';
import { Cities } from './cities.tsx';
import { Figures } from './figures.tsx';
import { FiringAlerts } from './firing.tsx';
import { LatestErrors } from './latest-errors.tsx';
import { LatestEvents } from './latest-events.tsx';
import { daysOf, Range } from './range.tsx';
import { Verdict } from './verdict.tsx';
import { Waiting } from './waiting.tsx';

/** Spec: DASH-06. */
const EVERY_SECONDS = 10;

/** Whether it is well, what needs a person, and what it did today; each figure leads to where one acts (spec: DASH-01 to DASH-07). */
export const dashboardPanel = definePanel({ body: Dashboard });

const TABS = [
  { value: 'overview', label: t('dash.overview') },
  { value: 'review', label: t('queue.title') },
  { value: 'operations', label: t('ops.title') },
] as const;

function Dashboard() {
  const [params, setParams] = useSearchParams();
  // Here, so that it also holds while another tab is open (spec: DASH-05).
  const processing = useProcessing();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';
  return (
    <Tabs
      label={t('dash.tabs')}
      value={tab}
      onValue={(next) => setParams(next === 'overview' ? {} : { tab: next })}
      tabs={TABS}
    >
      <TabPanel value="overview">
        <Overview />
      </TabPanel>
      <TabPanel value="review">
        <ReviewQueue />
      </TabPanel>
      <TabPanel value="operations">
        <Operations processing={processing} />
      </TabPanel>
    </Tabs>
  );
}

function Overview() {
  const [params, setParams] = useSearchParams();
  const days = daysOf(params.get('days'));
  const read = useLive('getDashboard', { query: { days } }, { everySeconds: EVERY_SECONDS });
  const choose = (next: typeof days) =>
    setParams((now) => {
      if (next === '1') now.delete('days');
      else now.set('days', next);
      return now;
    });
  return (
    <Stack>
      <FiringAlerts />
      <Live of={read} lines={10}>
        {(board) => (
          <Stack>
            <Verdict of={board.verdict} aside={<Range value={days} onValue={choose} />} />
            <Figures of={board} />
            <Columns>
              <Waiting of={board.waiting} />
              <Protection />
            </Columns>
            <Columns>
              <ReadsChart of={board.reads} />
              <EventFlow of={board.flow} />
            </Columns>
            <Cities of={board.cities} />
            <LatestErrors of={board.errors.latest} />
          </Stack>
        )}
      </Live>
      <LatestEvents />
    </Stack>
  );
}

/** What an administrator starts by hand; what runs stands first (spec: DASH-02 to DASH-04). */
function Operations({ processing }: { processing: Processing }) {
  return (
    <Stack>
      <Block title={t('ops.title')} note={t('ops.note')}>
        <Stack>
          <RunOperations processing={processing} />
          <LatestOperations />
        </Stack>
      </Block>
      <Block title={t('repair.title')} note={t('repair.note')}>
        <Repairs />
      </Block>
      <Block title={t('ads.campaigns')} note={t('dash.campaignsNote')}>
        <List of={campaigns} />
      </Block>
    </Stack>
  );
}
