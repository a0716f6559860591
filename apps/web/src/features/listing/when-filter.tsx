import { useId, useState } from 'react';
import { FILTER_KEYS } from '../../api/constants.generated.ts';
import { t } from '../../messages/site.ts';
import chips from './category-filter.module.css';
import { WHENS } from './days.ts';
import type { Filters } from './filters.ts';
import styles from './when-filter.module.css';

interface WhenFilterProps {
  filters: Filters;
  onChange: (some: Partial<Filters>, replace?: boolean) => void;
}

const ALL_DAYS = { when: '', from: '', to: '' } as const;

/** When, first of all: days by today's date, days of choice, and what must be known of it. */
export function WhenFilter({ filters, onChange }: WhenFilterProps) {
  const { when, from, to, featured } = filters;
  const hasDays = from !== '' || to !== '';
  const [isPicking, setPicking] = useState(hasDays);
  const panel = useId();
  const isOpen = isPicking || hasDays;
  const chip = (label: string, isChosen: boolean, onPress: () => void) => (
    <button key={label} type="button" className={chips.chip} aria-pressed={isChosen} onClick={onPress}>
      {label}
    </button>
  );
  const choose = (some: Partial<Filters>) => {
    setPicking(false);
    onChange({ ...ALL_DAYS, ...some });
  };
  return (
    <div className={styles.when}>
      <div className={styles.rows}>
        <div className={chips.chips} role="group" aria-label={t('listing.when')}>
          {chip(t('when.any'), when === '' && !isOpen, () => choose({}))}
          {WHENS.map((one) => chip(t(`when.${one}`), when === one, () => choose({ when: when === one ? '' : one })))}
          <button
            type="button"
            className={chips.chip}
            aria-pressed={hasDays}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => (isOpen ? choose({}) : (onChange(ALL_DAYS), setPicking(true)))}
          >
            {t('when.pick')}
          </button>
        </div>
        <span className={styles.rule} aria-hidden="true" />
        <div className={chips.chips} role="group" aria-label={t('listing.kind')}>
          {FILTER_KEYS.map((filter) =>
            chip(t(`listing.${filter}`), filters[filter], () => onChange({ [filter]: !filters[filter] })),
          )}
          {featured && chip(t('listing.boosted'), true, () => onChange({ featured: false }))}
        </div>
      </div>
      <div id={panel} className={styles.days} hidden={!isOpen}>
        <label>
          {t('when.from')}
          <input
            type="date"
            value={from}
            max={to || undefined}
            onChange={(change) => onChange({ from: change.currentTarget.value }, true)}
          />
        </label>
        <label>
          {t('when.to')}
          <input
            type="date"
            value={to}
            min={from || undefined}
            onChange={(change) => onChange({ to: change.currentTarget.value }, true)}
          />
        </label>
      </div>
    </div>
  );
}
