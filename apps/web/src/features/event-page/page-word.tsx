import type { EventDetail } from '@marquee/contract';
import { detailText } from '../../messages/detail.ts';
import { t } from '../../messages/site.ts';
import styles from './evidence.module.css';
import { localMoment } from './local-moment.ts';

type OwnPage = NonNullable<EventDetail['sources'][number]['ownPage']>;

/** What the event's own page says of one date, in plain words: its text follows, but a mark for machines is no sentence. */
export function PageWord({ word }: { word: OwnPage }) {
  return (
    <>
      <p className={styles.quiet}>{detailText('detail.pageWordText', { about: localMoment(word.about) })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{detailText('detail.pageSays')}</dt>
          {statements(word).map((text) => (
            <dd key={text}>
              <strong>{text}</strong>
            </dd>
          ))}
        </div>
      </dl>
    </>
  );
}

function statements({ status, soldOut, movedTo, price }: OwnPage): string[] {
  return [
    ...(status === null ? [] : [t(`event.status.${status}`)]),
    ...(soldOut ? [t('event.soldOut')] : []),
    ...(movedTo === null ? [] : [detailText('detail.movedTo', { when: localMoment(movedTo) })]),
    ...(price === null ? [] : [price]),
  ];
}
