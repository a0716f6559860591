import type { CategoryImageStats } from '@marquee/contract';
import { definePanel } from '../../kit/define-panel.tsx';
import { wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { CategoryCard } from './category-card.tsx';
import own from './images.module.css';

const EVERY_SECONDS = 30;

/** The images of each category, and how they are made (spec: CATIMG-01 to CATIMG-11). */
export const imageGenerationPanel = definePanel({ body: ImageGeneration });

function ImageGeneration() {
  const stats = useLive('getCategoryImageStats', {}, { everySeconds: EVERY_SECONDS });
  const quality = useLive('getDataQualityStats', {}, { everySeconds: EVERY_SECONDS });
  return (
    <Live of={stats} lines={8}>
      {(all) => (
        <>
          <Tiles label={t('images.tiles')}>
            <Tile
              name="images.needing"
              value={quality.data ? wholeNumber(quality.data.missingImages) : '–'}
              hint={t('images.posters', { count: wholeNumber(all.eventsNeedingImages) })}
            />
            <Tile name="images.available" value={wholeNumber(all.totalImages)} />
            <Tile
              name="images.ready"
              value={all.categoriesWithImages}
              hint={t('images.ofCategories', { count: all.categories.length })}
            />
            <Tile
              name="images.daily"
              value={all.dailyGenerationsUsed}
              hint={t('images.ofLimit', { limit: all.dailyLimit })}
              {...(all.dailyGenerationsUsed >= all.dailyLimit ? { tone: 'warn' as const } : {})}
            />
          </Tiles>
          <Block title={t('images.categories')} note={maker(all)}>
            {!all.isOn && (
              <p role="status" className={styles.stale}>
                {t('images.off')}
              </p>
            )}
            <ul className={own.cards}>
              {all.categories.map((category) => (
                <CategoryCard key={category.name} category={category} isOn={all.isOn} />
              ))}
            </ul>
          </Block>
        </>
      )}
    </Live>
  );
}

function maker({ model }: CategoryImageStats): string {
  if (model === undefined) return t('images.unknownModel');
  return model === null ? t('images.byDrawing') : t('images.byModel', { model });
}
