import type { CategoryImageStats } from '@marquee/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { wholeNumber } from '../../kit/format.ts';
import kit from '../../kit/kit.module.css';
import { categoryName } from '../../kit/names.ts';
import { ToneBadge } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { Generating } from './generating.tsx';
import { deleteAllImages, generateImages } from './image-actions.ts';
import styles from './images.module.css';
import { ManageImages } from './manage-images.tsx';
import { ShownImage } from './shown-image.tsx';

type Category = CategoryImageStats['categories'][number];

const STEPS = [1, 3] as const;

/** One category: its events, its images, and what can be done with them (spec: CATIMG-02 to CATIMG-06). */
export function CategoryCard({ category, isOn }: { category: Category; isOn: boolean }) {
  const { name, imageCount, imageUrl, eventCount } = category;
  const [isOpen, setOpen] = useState(false);
  const generate = useAction(generateImages);
  const remove = useAction(deleteAllImages);
  const { confirm, confirmation } = useConfirm();

  async function removeAll(): Promise<void> {
    const asked = await confirm({
      title: t('images.deleteAllAsk', { category: categoryName(name) }),
      description: t('images.deleteAllText', { category: categoryName(name) }),
      confirmLabel: t('images.deleteAll'),
      danger: true,
    });
    if (asked) await remove.run({ params: { category: name } });
  }

  return (
    <li className={styles.card} aria-label={categoryName(name)} aria-busy={generate.isPending || undefined}>
      <ShownImage src={imageUrl} alt="" />
      <div className={styles.cardHead}>
        <h3>{categoryName(name)}</h3>
        <ToneBadge tone={imageCount > 0 ? 'good' : 'neutral'}>
          {imageCount > 0 ? t('images.count', { count: imageCount }) : t('images.noImages')}
        </ToneBadge>
      </div>
      <p className={kit.quiet}>{t('images.eventCount', { count: eventCount, text: wholeNumber(eventCount) })}</p>
      {generate.isPending && <Generating />}
      <div className={styles.cardButtons}>
        {STEPS.map((count) => (
          <Button
            key={count}
            size="sm"
            disabled={!isOn || generate.isPending}
            aria-label={t('images.plusLabel', { count, category: categoryName(name) })}
            onClick={() => void generate.run({ body: { category: name, count } })}
          >
            {t('images.plus', { count })}
          </Button>
        ))}
        <Button
          size="sm"
          aria-label={t('images.manageLabel', { category: categoryName(name) })}
          onClick={() => setOpen(true)}
        >
          {t('images.manage')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={imageCount === 0}
          pending={remove.isPending}
          aria-label={t('images.deleteLabel', { category: categoryName(name) })}
          onClick={() => void removeAll()}
        >
          {t('images.delete')}
        </Button>
      </div>
      {isOpen && (
        <ManageImages
          category={name}
          isOn={isOn}
          generate={generate}
          onRemoveAll={removeAll}
          onClose={() => setOpen(false)}
        />
      )}
      {confirmation}
    </li>
  );
}
