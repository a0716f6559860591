import type { HeldDraft } from '@marquee/contract';
import { percent, stamp } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Facts, OutLink } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';

/** Why an event is held, how sure each of its values is, and where it was read. */
export function HeldDetail({ draft }: { draft: HeldDraft }) {
  const { start, venue, source, pageUrl, url, confidence, doubts, leftOut, heldSince, lastSeen } = draft;
  return (
    <>
      <ul className={styles.notes} aria-label={t('review.doubts')}>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
      <Facts
        facts={[
          [t('review.start'), start.replace('T', ' ')],
          [t('word.venue'), venue ?? '–'],
          [t('review.sureTitle'), percent(confidence.title * 100)],
          [t('review.sureDay'), percent(confidence.day * 100)],
          [t('review.sureBoth'), percent(confidence.titleAndDay * 100)],
          [t('review.sureEvent'), percent(confidence.event * 100)],
          [t('review.leftOut'), leftOut.map((value) => t(`review.leftOut.${value}`)).join(', ') || t('review.nothing')],
          [t('review.page'), <OutLink key="page" url={pageUrl} />],
          [t('review.ownPage'), url === null ? '–' : <OutLink key="own" url={url} />],
          [t('word.source'), source],
          [t('review.since'), stamp(heldSince)],
          [t('review.lastSeen'), stamp(lastSeen)],
        ]}
      />
    </>
  );
}
