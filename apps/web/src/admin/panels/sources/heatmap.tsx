import { StateMap } from '../../kit/charts/state-map.tsx';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { MoreOf } from '../../kit/more-of.tsx';
import { useNow } from '../../kit/now.ts';
import { Ago, Block, Columns } from '../../kit/parts.tsx';
import { cityHeatTone } from '../../kit/tone.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { heatOfStates } from './heat-of-states.ts';

const SHOWN_AT_FIRST = 60;
const LEVELS = {
  good: t('scraping.stateGood'),
  started: t('scraping.stateSome'),
  bad: t('scraping.stateBad'),
  planned: t('scraping.heat.neutral'),
  none: t('scraping.stateUnknown'),
};
const LEGEND = ['good', 'warn', 'bad', 'neutral'] as const;

/** When each city was last read (spec: SCRAPE-04, SCRAPE-05). */
export function Heatmap() {
  const cities = useLive('listCityHeat', {});
  const now = useNow();
  return (
    <Block title={t('scraping.heatmap')} aside={<Legend />}>
      <Live of={cities} lines={4} empty={{ isEmpty: (items) => items.length === 0, text: t('scraping.heatmapEmpty') }}>
        {(items) => (
          <Columns wide>
            <div>
              <MoreOf items={items} first={SHOWN_AT_FIRST} className={styles.heat}>
                {(city) => {
                  const tone = cityHeatTone(city, now);
                  return (
                    <li key={city.slug} className={styles[`heat-${tone}`]} data-tone={tone}>
                      <strong>{city.name}</strong>
                      <Ago at={city.lastScrape} never={t(city.hasSources ? 'kit.never' : 'scraping.heat.neutral')} />
                    </li>
                  );
                }}
              </MoreOf>
            </div>
            <StateMap
              label={t('scraping.stateMap')}
              states={heatOfStates(items, now, (figures) => t('scraping.stateText', figures))}
              levels={LEVELS}
              unknown={t('scraping.stateUnknown')}
            />
          </Columns>
        )}
      </Live>
    </Block>
  );
}

function Legend() {
  return (
    <ul className={styles.legend}>
      {LEGEND.map((tone) => (
        <li key={tone}>
          <span className={styles[`heat-${tone}`]} />
          {t(`scraping.heat.${tone}`)}
        </li>
      ))}
    </ul>
  );
}
