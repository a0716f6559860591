import { CATEGORIES } from '../../../api/constants.generated.ts';
import { Link } from '../../../ui/link.tsx';
import { Live } from '../../kit/live.tsx';
import { categoryName } from '../../kit/names.ts';
import { Block } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import styles from './images.module.css';
import { ShownImage } from './shown-image.tsx';

const EVERY_SECONDS = 60;

/** What each category has, from the calls of Image Generation (spec: IMG-11; docs/spec/decisions.md 96). */
export function CategoryStrip() {
  const stats = useLive('getCategoryImageStats', {}, { everySeconds: EVERY_SECONDS });
  return (
    <Block
      title={t('phase4.categories')}
      note={t('phase4.categoriesNote')}
      aside={<Link to="/admin/image-generation">{t('phase4.toGeneration')}</Link>}
    >
      <Live of={stats} lines={3}>
        {({ categories }) => (
          <ul className={styles.strip}>
            {categories.map(({ name, imageCount, imageUrl }) => (
              <li key={name}>
                <ShownImage src={imageUrl} alt="" />
                <strong>{categoryName(name)}</strong>
                {imageCount > 0 ? t('images.count', { count: imageCount }) : t('images.noImages')}
              </li>
            ))}
            {CATEGORIES.filter((category) => !categories.some(({ name }) => name === category)).map((category) => (
              <li key={category}>
                <ShownImage src={null} alt="" />
                <strong>{categoryName(category)}</strong>
                {t('phase4.postersOnly')}
              </li>
            ))}
          </ul>
        )}
      </Live>
    </Block>
  );
}
