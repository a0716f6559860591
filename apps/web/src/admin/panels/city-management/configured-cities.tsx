import { Button } from '../../../ui/button.tsx';
import { wholeNumber } from '../../kit/format.ts';
import kit from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Stack } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { CityCard } from './city-card.tsx';
import { CityDrawer } from './city-drawer.tsx';
import styles from './city-management.module.css';
import { cityQueryOf, SUMMARY, useCityAddress } from './city-query.ts';
import { CityToolbar } from './city-toolbar.tsx';
import { FilterCards } from './filter-cards.tsx';

/** The cities of the network: at most eight at first, all on request (spec: CITYADM-01 to CITYADM-07). */
export function ConfiguredCities() {
  const { params, change } = useCityAddress();
  const { query, isAll, isFirst } = cityQueryOf(params);
  const cities = useLive('listConfiguredCities', { query });
  const open = params.get('open');
  return (
    <Live of={cities} lines={10}>
      {({ items, total, counts, hidden, states, nextCursor }) => (
        <Stack>
          <FilterCards counts={counts} chosen={query.filter} onChange={(filter) => change({ filter })} />
          <CityToolbar query={query} states={states} onChange={change} />
          {items.length === 0 ? (
            <p className={kit.nothing}>{t('cities.none')}</p>
          ) : (
            <ul className={styles.cards} data-refreshing={cities.isPlaceholderData || undefined}>
              {items.map((city) => (
                <CityCard key={city.slug} city={city} onOpen={() => change({ open: city.slug })} />
              ))}
            </ul>
          )}
          <footer className={styles.foot}>
            <p className={kit.quiet}>
              {t('cities.shownPlain', { n: wholeNumber(items.length), total: wholeNumber(total) })}
              {hidden > 0 && ` · ${t('cities.hiddenCount', { n: wholeNumber(hidden) })}`}
            </p>
            <div className={kit.buttons}>
              {!isFirst && <Button onClick={() => change({ from: '' })}>{t('cities.first')}</Button>}
              {isAll && nextCursor && <Button onClick={() => change({ from: nextCursor })}>{t('cities.next')}</Button>}
              {total > SUMMARY && (
                <Button aria-expanded={isAll} onClick={() => change({ all: isAll ? '' : 'yes' })}>
                  {isAll ? t('cities.showFewer') : t('cities.showAll', { total: wholeNumber(total) })}
                </Button>
              )}
            </div>
          </footer>
          {open && <CityDrawer slug={open} onClose={() => change({ open: '' })} />}
        </Stack>
      )}
    </Live>
  );
}
