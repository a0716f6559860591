import type { CityFilter } from '@marquee/contract';
import { wholeNumber } from '../../kit/format.ts';
import { t } from '../../messages.ts';
import styles from './city-management.module.css';
import { FILTERS } from './city-query.ts';

interface FilterCardsProps {
  counts: Readonly<Record<CityFilter, number>>;
  chosen: CityFilter | undefined;
  /** An empty text: none. */
  onChange: (filter: CityFilter | '') => void;
}

/** Four cards that filter the cities; a second press shows all again (docs/spec/decisions.md 121). */
export function FilterCards({ counts, chosen, onChange }: FilterCardsProps) {
  return (
    <fieldset className={styles.filterCards} aria-label={t('cities.filters')}>
      {FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.filterCard}
          data-filter={filter}
          aria-pressed={chosen === filter}
          onClick={() => onChange(chosen === filter ? '' : filter)}
        >
          <span>{t(`cities.filter.${filter}`)}</span>
          <strong>{wholeNumber(counts[filter])}</strong>
          <small>{t(`cities.hint.${filter}`)}</small>
        </button>
      ))}
    </fieldset>
  );
}
