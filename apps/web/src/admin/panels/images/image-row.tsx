import type { CategoryImage } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import kit from '../../kit/kit.module.css';
import { Ago, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import styles from './images.module.css';
import { ShownImage } from './shown-image.tsx';

interface ImageRowProps {
  image: CategoryImage;
  name: string;
  isBusy: boolean;
  onRotate: () => void;
  onDelete: () => void;
}

/** One image: how it was made, when, and whether it is in rotation. */
export function ImageRow({ image, name, isBusy, onRotate, onDelete }: ImageRowProps) {
  const { url, prompt, tags, generatedAt, isApplied, madeBy } = image;
  return (
    <li className={styles.row} aria-label={name}>
      <ShownImage src={url} alt={name} />
      <div className={styles.facts}>
        <div className={styles.badges}>
          <ToneBadge tone={isApplied ? 'good' : 'neutral'}>
            {t(isApplied ? 'images.applied' : 'images.notApplied')}
          </ToneBadge>
          <ToneBadge tone="info">{t(`images.${madeBy}`)}</ToneBadge>
        </div>
        <p>{prompt}</p>
        <p className={kit.quiet}>
          {tags.join(' · ')}
          <br />
          {t('images.generated')} <Ago at={generatedAt} />
        </p>
        <div className={kit.buttons}>
          <Button size="sm" disabled={isBusy} onClick={onRotate}>
            {t(isApplied ? 'images.remove' : 'images.add')}
          </Button>
          <Button size="sm" variant="quiet" disabled={isBusy} onClick={onDelete}>
            {t('images.delete')}
          </Button>
        </div>
      </div>
    </li>
  );
}
