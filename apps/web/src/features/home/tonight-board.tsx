import type { Event, EventBoostStatus } from '@marquee/contract';
import { LISTING_MILES } from '../../api/constants.generated.ts';
import { homeText } from '../../messages/home.ts';
import { t } from '../../messages/site.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useBoostStatuses } from '../boosts/use-boost-statuses.ts';
import { cardPrice } from '../events/event-words.ts';
import { clockTime } from '../events/local-time.ts';
import { foreignZone } from '../events/zones.ts';
import type { Place } from '../place/place.ts';
import { TONIGHT_ROWS, tonightAroundPath, tonightPath } from './tonight.ts';
import styles from './tonight-board.module.css';

interface TonightBoardProps {
  place: Place;
  events: readonly Event[];
  /** How many the listing shows for tonight. */
  evening: number;
  isPending: boolean;
}

/** What starts tonight, on the letterboard of a theater; absent if nothing does. */
export function TonightBoard({ place, events, evening, isPending }: TonightBoardProps) {
  const boosts = useBoostStatuses(events.slice(0, TONIGHT_ROWS));
  if (!isPending && events.length === 0) return null;
  const rest = evening - Math.min(events.length, TONIGHT_ROWS);
  return (
    <section className={styles.board} aria-labelledby="tonight" aria-busy={isPending}>
      <h2 id="tonight" className={styles.title}>
        {homeText('tonight.title')}{' '}
        <span className={styles.where}>{homeText('tonight.place', { place: place.city })}</span>
      </h2>
      {isPending ? (
        <Blank />
      ) : (
        <ol className={styles.rows}>{events.slice(0, TONIGHT_ROWS).map((event) => toRow(event, boosts[event.id]))}</ol>
      )}
      {!isPending && (
        <p className={styles.foot}>
          <Link to={rest > 0 ? tonightPath(place) : tonightAroundPath(place)}>
            {rest > 0 ? homeText('tonight.more', { n: rest }) : homeText('tonight.around', { miles: LISTING_MILES })}
            <ArrowRightIcon />
          </Link>
        </p>
      )}
    </section>
  );
}

function toRow(event: Event, boost: EventBoostStatus | undefined) {
  const [time = '', half = ''] = (clockTime(event.startDate) ?? '').split(/\s/);
  const zone = foreignZone(event);
  return (
    <li key={event.id} className={styles.row} data-boost={boost?.boostId ?? undefined}>
      <time dateTime={event.startDate} className={styles.time}>
        {time}
        <span className={styles.half}> {half}</span>
        {zone && <span className={styles.zone}> {zone}</span>}
      </time>
      <div className={styles.show}>
        <h3 className={styles.name} dir="auto">
          <Link to={`/events/${event.slug}`}>{event.title}</Link>
        </h3>
        <p className={styles.venue}>
          <bdi>{event.venue ?? event.city}</bdi>
          {event.priceMin !== null && ` · ${cardPrice(event.price)}`}
          {event.isFeatured && ` · ${t('event.sponsored')}`}
        </p>
      </div>
    </li>
  );
}

/** The board before its letters are put up. */
function Blank() {
  return (
    <>
      <p role="status">
        <VisuallyHidden>{homeText('tonight.loading')}</VisuallyHidden>
      </p>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: TONIGHT_ROWS }, (_, row) => (
          <div key={row} className={styles.row} />
        ))}
      </div>
    </>
  );
}
