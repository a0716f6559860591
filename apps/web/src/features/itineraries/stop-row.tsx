import type { Stop } from '@marquee/contract';
import { planText } from '../../messages/itineraries.ts';
import { t } from '../../messages/site.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { cardDates, longWhen } from '../events/event-words.ts';
import { clockTime, isMultiDay } from '../events/local-time.ts';
import styles from './itinerary.module.css';
import { StopNote } from './stop-note.tsx';
import { StopTools } from './stop-tools.tsx';
import { TakeDate } from './take-date.tsx';

interface StopRowProps {
  stop: Stop;
  number: number;
  /** Null on a page that only shows. */
  planId: string | null;
}

/** An event of a plan: its number on the map, its times and its place; what is off stays, marked. */
export function StopRow({ stop, number, planId }: StopRowProps) {
  const { title, venue, event, status, startDate, endDate, plannedFor, note, soldOut } = stop;
  const isOff = status !== 'active' && status !== 'ended';
  const start = clockTime(startDate) ?? t('event.allDay');
  const end = endDate !== null && endDate.slice(0, 10) === startDate.slice(0, 10) ? clockTime(endDate) : null;
  return (
    <article className={classNames(styles.stop, isOff && styles.off)} data-stop={number}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.facts2}>
        <p className={styles.time}>
          <span>
            <time dateTime={startDate}>{start}</time>
            {end !== null && end !== start && ` – ${end}`}
            {isMultiDay(stop) && ` · ${cardDates(stop)}`}
          </span>
          {status === 'active' && soldOut && <Badge tone="danger">{t('event.soldOut')}</Badge>}
          {status !== 'active' && (
            <Badge tone={isOff ? 'danger' : 'neutral'}>
              {status === 'unlisted' ? planText('plan.unlisted') : t(`event.status.${status}`)}
            </Badge>
          )}
        </p>
        <h3 dir="auto">
          {event && event.status !== 'inactive' ? <Link to={`/events/${event.slug}`}>{title}</Link> : title}
        </h3>
        <p className={styles.quiet}>
          <bdi>{[venue, event?.address].filter(Boolean).join(', ')}</bdi>
        </p>
        {plannedFor !== null && (
          <p className={styles.warning}>
            {planText('plan.moved', { time: clockTime(plannedFor) ?? t('event.allDay') })}
          </p>
        )}
        {status === 'inactive' && <p className={styles.warning}>{planText('plan.gone')}</p>}
        {status === 'unlisted' && event?.status === 'active' && (
          <p className={styles.warning}>
            {planText('plan.nextDate', { date: longWhen(event) })}
            {planId !== null && <TakeDate stop={stop} planId={planId} />}
          </p>
        )}
        {planId === null ? note && <p className={styles.note}>{note}</p> : <StopNote stop={stop} planId={planId} />}
      </div>
      <StopTools stop={stop} planId={planId} />
    </article>
  );
}
