import { t } from '../../messages/site.ts';
import { Link } from '../../ui/link.tsx';
import { categoryHue, categoryName } from './categories.ts';
import styles from './category-chips.module.css';

interface CategoryChipsProps {
  categories: readonly string[];
  /** Chips before the counter (spec: CARD-07). */
  max?: number;
  /** The address of a category's listing. */
  hrefOf: (category: string) => string;
}

export function CategoryChips({ categories, max = categories.length, hrefOf }: CategoryChipsProps) {
  const hidden = categories.length - max;
  return (
    <ul className={styles.chips}>
      {categories.slice(0, max).map((category) => (
        <li key={category}>
          <Link to={hrefOf(category)} className={styles.chip} style={{ '--hue': categoryHue(category) }}>
            {categoryName(category)}
          </Link>
        </li>
      ))}
      {hidden > 0 && <li className={styles.more}>{t('event.moreChips', { n: hidden })}</li>}
    </ul>
  );
}
