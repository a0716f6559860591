import { wholeNumber } from '../../kit/format.ts';
import { List } from '../../kit/list.tsx';
import { Live } from '../../kit/live.tsx';
import { Block, Columns, Stack } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { Activity } from './activity.tsx';
import { AddSource } from './add-source.tsx';
import { Anomalies } from './anomalies.tsx';
import { Heatmap } from './heatmap.tsx';
import { ManualTrigger } from './manual-trigger.tsx';
import { performance } from './performance.tsx';
import { PipelineTest } from './pipeline-test.tsx';
import { ReadingHours } from './reading-hours.tsx';
import { TokenUse } from './token-use.tsx';

/** The monitoring view. */
export function Monitoring() {
  return (
    <>
      <Today />
      <Columns wide>
        <Stack>
          <ReadingHours />
          <Heatmap />
        </Stack>
        <Stack>
          <Anomalies />
          <Activity />
          <TokenUse />
        </Stack>
      </Columns>
      {/* Above the long table: what is done here is not looked for below it. */}
      <Columns>
        <ManualTrigger />
        <AddSource />
        <PipelineTest />
      </Columns>
      <Block title={t('scraping.performance')} note={t('scraping.performanceNote')}>
        <List of={performance} />
      </Block>
    </>
  );
}

function Today() {
  const overview = useLive('getScrapingOverview', {});
  return (
    <Live of={overview} lines={2}>
      {(today) => (
        <Tiles label={t('scraping.today')}>
          <Tile name="scraping.runs" value={wholeNumber(today.scraperRunsToday)} />
          <Tile name="scraping.discovered" value={wholeNumber(today.eventsDiscoveredToday)} />
          <Tile name="scraping.cities" value={wholeNumber(today.citiesScanned)} />
          <Tile name="scraping.attempted" value={wholeNumber(today.sourcesAttempted)} />
          <Tile name="scraping.saved" value={wholeNumber(today.eventsSaved)} />
          <Tile
            name="scraping.errors"
            value={wholeNumber(today.errorsLast24h)}
            hint={t('scraping.errorsOf')}
            tone={today.errorsLast24h > 0 ? 'bad' : 'good'}
          />
        </Tiles>
      )}
    </Live>
  );
}
