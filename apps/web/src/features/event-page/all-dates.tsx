import type { EventDetail } from '@marquee/contract';
import { useState } from 'react';
import { detailText } from '../../messages/detail.ts';
import { t } from '../../messages/site.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { longWhen } from '../events/event-words.ts';
import styles from './all-dates.module.css';
import details from './event-details.module.css';

const SHOWN = 6;

/** Every date of a series; cancelled and sold-out dates are marked, unless the page says so of the whole event. */
export function AllDates({ event }: { event: EventDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { occurrences } = event;
  if (occurrences.length < 2) return null;
  const shown = isOpen ? occurrences : occurrences.slice(0, SHOWN);
  return (
    <section className={details.section}>
      <h2>{detailText('detail.dates')}</h2>
      <ol className={styles.dates}>
        {shown.map((occurrence) => (
          <li key={occurrence.startDate}>
            <time dateTime={occurrence.startDate}>{longWhen({ ...occurrence, isAllDay: event.isAllDay })}</time>
            {occurrence.status !== 'active' && <Badge tone="danger">{t(`event.status.${occurrence.status}`)}</Badge>}
            {occurrence.status === 'active' && occurrence.soldOut && !event.soldOut && (
              <Badge tone="danger">{t('event.soldOut')}</Badge>
            )}
          </li>
        ))}
      </ol>
      {shown.length < occurrences.length && (
        <div>
          <Button onClick={() => setOpen(true)}>{detailText('detail.showDates', { n: occurrences.length })}</Button>
        </div>
      )}
    </section>
  );
}
