import { t } from '../../messages/site.ts';
import { Letters } from '../../ui/letters.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './found.module.css';
import type { Listing } from './use-listing.ts';

/** Blank tiles while the number is unknown. */
const BLANK = '   ';

/** The number of events as a marquee sign, with a text for screen readers. */
export function Found({ found, place }: { found: Listing['found'] | null; place: string }) {
  const figures = found ? `${found.n}${found.more ? '+' : ''}` : BLANK;
  return (
    <div className={styles.sign}>
      <p role="status" className={styles.said}>
        <VisuallyHidden>{found && t('listing.found', found)}</VisuallyHidden>
      </p>
      <Letters text={figures} className={styles.board} />
      <p aria-hidden="true" className={styles.words}>
        {t('listing.foundWords', found ?? { n: 0, more: false })}
        <span className={styles.place}>
          <bdi>{place}</bdi>
        </span>
      </p>
    </div>
  );
}
