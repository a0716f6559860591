import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx';
import { t } from '../messages.ts';
import styles from './kit.module.css';

interface Pages {
  hasNext: boolean;
  hasPrevious: boolean;
  next: () => unknown;
  previous: () => void;
}

/** Buttons for older and newer pages; hidden if there is only one page. `of` tells it from the other lists of the screen. */
export function ListPager({ list, of }: { list: Pages; of: string }) {
  if (!list.hasNext && !list.hasPrevious) return null;
  return (
    <nav className={styles.pager} aria-label={t('kit.pages', { list: of })}>
      <Button size="sm" disabled={!list.hasPrevious} onClick={list.previous}>
        <ArrowLeftIcon /> {t('kit.previous')}
      </Button>
      <Button size="sm" disabled={!list.hasNext} onClick={list.next}>
        {t('kit.next')} <ArrowRightIcon />
      </Button>
    </nav>
  );
}
