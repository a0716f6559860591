import { t } from '../../messages/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { HeartIcon } from '../../ui/icons.tsx';
import styles from './heart-button.module.css';
import { useHeart } from './hearts.ts';

/** A heart button that saves an event. */
export function HeartButton({ id, title, className }: { id: string; title: string; className?: string | undefined }) {
  const { isKept, toggle } = useHeart(id);
  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      aria-pressed={isKept}
      aria-label={t('event.heart', { title })}
      onClick={toggle}
    >
      <HeartIcon />
    </button>
  );
}
