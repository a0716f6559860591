import type { EventDetail } from '@marquee/contract';
import { lazy, Suspense, useState } from 'react';
import { detailText } from '../../messages/detail.ts';
import { t } from '../../messages/site.ts';
import { CalendarIcon, HeartIcon, PlusIcon, ShareIcon } from '../../ui/icons.tsx';
import { longWhen } from '../events/event-words.ts';
import { AddToCalendar } from '../feeds/add-to-calendar.tsx';
import { useHeart } from '../hearts/hearts.ts';
import styles from './quick-action.module.css';
import { QuickAction } from './quick-action.tsx';
import { shareEvent } from './share-event.ts';

const AddDialog = lazy(async () => ({ default: (await import('../add-to-plan/add-dialog.tsx')).AddDialog }));

/** What a guest does with an event besides going there: calendar, itinerary, share, save. */
export function QuickActions({ event }: { event: EventDetail }) {
  const { isKept, toggle } = useHeart(event.id);
  const [isPlanning, setPlanning] = useState(false);
  return (
    <div className={styles.row}>
      <AddToCalendar
        event={event}
        trigger={<QuickAction label={t('feeds.add')} short={detailText('detail.calendar')} icon={<CalendarIcon />} />}
      />
      {event.status === 'active' && (
        <QuickAction
          label={t('event.planIt')}
          short={detailText('detail.itinerary')}
          icon={<PlusIcon />}
          onClick={() => setPlanning(true)}
        />
      )}
      <QuickAction
        label={detailText('detail.share')}
        short={detailText('detail.shareShort')}
        icon={<ShareIcon />}
        data-conversion="Share"
        onClick={() => void shareEvent(event)}
      />
      <QuickAction
        label={t('event.heart', event)}
        short={detailText('detail.save')}
        icon={<HeartIcon />}
        aria-pressed={isKept}
        onClick={toggle}
      />
      {isPlanning && (
        <Suspense>
          <AddDialog event={{ ...event, dates: datesToPlan(event) }} onClose={() => setPlanning(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The dates that are still to come and take place. */
const datesToPlan = ({ occurrences, isAllDay }: EventDetail) =>
  occurrences
    .filter(({ status }) => status === 'active')
    .map((date) => ({ value: date.startDate, label: longWhen({ ...date, isAllDay }) }));
