import { CATEGORIES } from '../../api/constants.generated.ts';
import { t } from '../../messages/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { categoriesMeant, categoryHue, categoryName } from '../events/categories.ts';
import { CategoryIcon } from '../events/category-icon.tsx';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  counts: Readonly<Record<string, number>>;
  /** The value in the address, in any case. */
  chosen: string;
  /** Which categories there are in an area of the map is not known. */
  isInArea: boolean;
  /** The numbers are of the whole place: beside a narrower list they would be wrong. */
  hasCounts: boolean;
  /** One row where there is little room; else as many as it takes. */
  isRow?: boolean;
  onChoose: (category: string) => void;
}

/** One chip per category with its number of events; empty categories are hidden unless selected. */
export function CategoryFilter({ counts, chosen, isInArea, hasCounts, isRow = false, onChoose }: CategoryFilterProps) {
  const meant = categoriesMeant(chosen);
  const shown = CATEGORIES.filter((category) => isInArea || (counts[category] ?? 0) > 0 || meant.includes(category));
  return (
    <div className={classNames(styles.chips, isRow && styles.row)} role="group" aria-label={t('listing.categories')}>
      <button type="button" className={styles.chip} aria-pressed={chosen === ''} onClick={() => onChoose('')}>
        {t('listing.all')}
      </button>
      {shown.map((category) => {
        const isChosen = meant.includes(category);
        return (
          <button
            key={category}
            type="button"
            className={styles.chip}
            style={{ '--hue': categoryHue(category) }}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? '' : category.toLowerCase())}
          >
            <CategoryIcon name={category} />
            {categoryName(category)}
            {hasCounts && <span className={styles.count}>{counts[category] ?? 0}</span>}
          </button>
        );
      })}
    </div>
  );
}
