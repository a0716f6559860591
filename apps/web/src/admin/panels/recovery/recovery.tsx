import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RefreshIcon } from '../../../ui/icons.tsx';
import { Select } from '../../../ui/select.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { percent, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block, Stack } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useHasModel } from '../../kit/use-has-model.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { Analysis } from './analysis.tsx';
import { failures, recoveries } from './rows.tsx';

/** Spec: CALL-039. */
const EVERY_SECONDS = 15;
const LIMIT = 50;
const VIEWS = [
  { value: 'recoveries', label: t('recovery.recoveries') },
  { value: 'failed', label: t('recovery.failed') },
  { value: 'analysis', label: t('recovery.analysis') },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** Lost sources that were looked for again, nested in Scraping / Discovery (spec: RECOV-01 to RECOV-06; docs/spec/decisions.md 7). */
export function Recovery() {
  const hasModel = useHasModel();
  const [city, setCity] = useState('');
  const [view, setView] = useState<View>('recoveries');
  const queries = useQueryClient();
  const [name = '', state = ''] = city.split(', ');
  const place = city === '' ? {} : { city: name, state };
  const cities = useLive('listCityHeat', {});
  const stats = useLive('getRecoveryStats', { query: place }, { everySeconds: EVERY_SECONDS });
  const found = useLive(
    'listRecoveries',
    { query: { ...place, recovered: 'true', limit: LIMIT } },
    { everySeconds: EVERY_SECONDS },
  );
  const failed = useLive(
    'listRecoveries',
    { query: { ...place, recovered: 'false', limit: LIMIT } },
    { everySeconds: EVERY_SECONDS },
  );
  const options = (cities.data ?? []).map((each) => ({ value: each.name, label: each.name }));
  const reload = () => {
    for (const id of ['getRecoveryStats', 'listRecoveries']) void queries.invalidateQueries({ queryKey: [id] });
  };
  return (
    <Stack>
      <Block title={t('recovery.title')} note={t('recovery.note')}>
        <div className={styles.filters}>
          <Select
            size="sm"
            label={t('word.city')}
            value={city}
            options={[{ value: '', label: t('recovery.allCities') }, ...options]}
            onValue={setCity}
          />
          <Button size="sm" pending={stats.isRefetching && found.isRefetching} onClick={reload}>
            <RefreshIcon /> {t('recovery.refresh')}
          </Button>
        </div>
        <Live of={stats} lines={2}>
          {({ recoveryRate, domainsSaved, totalAttempts, tokensSaved }) => (
            <Tiles label={t('recovery.title')}>
              <Tile
                name="recovery.rate"
                value={recoveryRate === null ? t('word.noData') : percent(recoveryRate * 100)}
              />
              <Tile name="recovery.saved" value={wholeNumber(domainsSaved)} />
              <Tile name="recovery.attempts" value={wholeNumber(totalAttempts)} />
              <Tile
                name="recovery.tokens"
                value={hasModel ? wholeNumber(tokensSaved) : '–'}
                hint={t(hasModel ? 'recovery.estimate' : 'preq.noModel')}
              />
            </Tiles>
          )}
        </Live>
      </Block>
      <div className={styles.tabbed}>
        <Tabs label={t('recovery.views')} value={view} onValue={setView} tabs={VIEWS}>
          <TabPanel value="recoveries">
            <Live of={found}>{(rows) => <RowList of={recoveries} rows={rows} />}</Live>
          </TabPanel>
          <TabPanel value="failed">
            <Live of={failed}>{(rows) => <RowList of={failures} rows={rows} />}</Live>
          </TabPanel>
          <TabPanel value="analysis">
            <Live of={stats}>{(data) => <Analysis of={data} />}</Live>
          </TabPanel>
        </Tabs>
      </div>
    </Stack>
  );
}
