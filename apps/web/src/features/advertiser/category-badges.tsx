import { CATEGORIES } from '../../api/constants.generated.ts';
import { campaignText } from '../../messages/campaigns.ts';
import { categoryName } from '../events/categories.ts';
import styles from './advertiser.module.css';

interface CategoryBadgesProps {
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
}

/** Badges that are pressed to choose a category and pressed again to let it go (spec: CAMP-03). */
export function CategoryBadges({ chosen, onChosen }: CategoryBadgesProps) {
  return (
    <fieldset className={styles.categories}>
      <legend>{campaignText('campaign.categories')}</legend>
      <p className={styles.quiet}>{campaignText('campaign.categoriesHint')}</p>
      <div className={styles.badges}>
        {CATEGORIES.map((category) => {
          const isChosen = chosen.includes(category);
          return (
            <button
              key={category}
              type="button"
              aria-pressed={isChosen}
              className={styles.badge}
              onClick={() => onChosen(isChosen ? chosen.filter((one) => one !== category) : [...chosen, category])}
            >
              {categoryName(category)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
