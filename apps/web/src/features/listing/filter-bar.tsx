import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { FilterIcon, MapIcon } from '../../ui/icons.tsx';
import chips from './category-filter.module.css';
import { ALL_DAYS, WHENS } from './days.ts';
import styles from './filter-bar.module.css';
import type { FilterBarProps } from './filter-bar-props.ts';
import { countChosen, FILTERS_IN_BAR } from './filters.ts';

const load = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await load()).FilterSheet }));

/** When, first of all, in one row that stays in sight; all other filters are in a sheet, and those that fit here, too. */
export function FilterBar(props: FilterBarProps) {
  const { filters, onChange } = props;
  const { when, from, to, featured, map } = filters;
  const [sheet, setSheet] = useState<'closed' | 'open' | 'at days'>('closed');
  const hasDays = from !== '' || to !== '';
  const days = useRef<HTMLDivElement>(null);
  // Where the days do not all fit, the chosen one is in sight.
  useEffect(() => {
    const pressed = when || hasDays ? days.current?.querySelector<HTMLElement>('[aria-pressed="true"]') : null;
    if (pressed) days.current?.scrollTo({ left: pressed.offsetLeft - pressed.offsetWidth });
    else days.current?.scrollTo({ left: 0 });
  }, [when, hasDays]);
  const chosen = countChosen(filters);
  const chip = (label: string, isChosen: boolean, onPress: () => void) => (
    <button key={label} type="button" className={chips.chip} aria-pressed={isChosen} onClick={onPress}>
      {label}
    </button>
  );
  return (
    <div className={styles.bar} data-filter-bar>
      <div className={styles.row}>
        <div ref={days} className={styles.days} role="group" aria-label={t('listing.when')}>
          {chip(t('when.any'), when === '' && !hasDays, () => onChange(ALL_DAYS))}
          {WHENS.map((one) =>
            chip(t(`when.${one}`), when === one, () => onChange({ ...ALL_DAYS, when: when === one ? '' : one })),
          )}
          <button
            type="button"
            className={chips.chip}
            aria-pressed={hasDays}
            aria-haspopup="dialog"
            onPointerEnter={() => void load()}
            onClick={() => setSheet('at days')}
          >
            {t('when.pick')}
          </button>
        </div>
        <div className={styles.kind} role="group" aria-label={t('listing.kind')}>
          {FILTERS_IN_BAR.map((filter) =>
            chip(t(`listing.${filter}`), filters[filter], () => onChange({ [filter]: !filters[filter] })),
          )}
          {featured && chip(t('listing.boosted'), true, () => onChange({ featured: false }))}
        </div>
        <div className={styles.tools}>
          <button
            type="button"
            className={chips.chip}
            aria-haspopup="dialog"
            data-count={chosen || undefined}
            onPointerEnter={() => void load()}
            onClick={() => setSheet('open')}
          >
            <FilterIcon />
            {t('listing.filters', { n: chosen })}
          </button>
          <Button size="sm" className={styles.map} aria-pressed={map} onClick={() => onChange({ map: !map })}>
            <MapIcon />
            <span>{t('listing.map')}</span>
          </Button>
        </div>
      </div>
      {sheet !== 'closed' && (
        <Suspense>
          <FilterSheet {...props} startsAtDays={sheet === 'at days'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </div>
  );
}
