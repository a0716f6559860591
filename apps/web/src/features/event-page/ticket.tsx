import type { EventDetail } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryFor } from '../../api/query-for.ts';
import { detailText } from '../../messages/detail.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { CalendarIcon, ClockIcon, ExternalIcon, InfoIcon, PinIcon, SocialIcon, TicketIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { placeText } from '../events/conditions.ts';
import { longDates } from '../events/event-words.ts';
import { dayOfMonth, month, weekday } from '../events/local-time.ts';
import { useOwnTime } from '../events/own-time.ts';
import { foreignZone, isOngoing } from '../events/zones.ts';
import { AddToCalendar } from '../feeds/add-to-calendar.tsx';
import { venuePath } from '../venues/venue-events-query.ts';
import { priceLines, saleAhead, saleWords } from './price-lines.ts';
import { QuickActions } from './quick-actions.tsx';
import { accessLines, hasTickets, oftenLines, placeLines, ticketUrlOf, whomOf } from './rules.ts';
import styles from './ticket.module.css';

/** Date, place, price and the ticket link, styled as a ticket. */
export function Ticket({ event }: { event: EventDetail }) {
  const zone = foreignZone(event);
  const own = useOwnTime(event);
  const whom = whomOf(event);
  const ticketUrl = ticketUrlOf(event);
  const often = oftenLines(event);
  const read = useQuery({ ...queryFor('enhanceEvent', { params: { slug: event.slug } }), enabled: false });
  const note = read.data?.enhancement.accessibilityInfo;
  const date = isOngoing(event) ? (event.endDate ?? event.startDate) : event.startDate;
  return (
    <div className={styles.ticket}>
      <div className={styles.stub} aria-hidden="true">
        <span className={styles.word}>{isOngoing(event) ? t('event.nowShort') : weekday(date)}</span>
        <span className={styles.day}>{dayOfMonth(date)}</span>
        <span className={styles.word}>{month(date)}</span>
      </div>
      <dl className={styles.facts}>
        <Fact icon={<CalendarIcon />} name={detailText('detail.when')}>
          <time dateTime={event.startDate}>
            {longDates(event).map((line) => (
              <span key={line}>{withWholeTimes(line)}</span>
            ))}
          </time>
          {zone && <small>{t('event.zone', { zone })}</small>}
          {own && <strong className={styles.own}>{own}</strong>}
        </Fact>
        {often.length > 0 && (
          <Fact icon={<ClockIcon />} name={detailText('detail.often')}>
            {often.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Fact>
        )}
        <Fact icon={<PinIcon />} name={detailText('detail.where')}>
          {(event.venue ?? event.isOnline) && (
            <strong>
              {event.venueSlug === null ? (
                <bdi>{placeText(event)}</bdi>
              ) : (
                <Link to={venuePath(event.venueSlug)}>
                  <bdi>{placeText(event)}</bdi>
                </Link>
              )}
            </strong>
          )}
          {placeLines(event).map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </Fact>
        <Fact icon={<TicketIcon />} name={detailText('detail.price')}>
          <Price event={event} />
        </Fact>
        {whom && (
          <Fact icon={<SocialIcon />} name={detailText(whom.name)}>
            <span>{whom.text}</span>
          </Fact>
        )}
        {event.company && (
          <Fact icon={<SocialIcon />} name={detailText('detail.company')}>
            <span>{detailText(`company.${event.company}`)}</span>
          </Fact>
        )}
        <Fact icon={<InfoIcon />} name={detailText('detail.access')}>
          {accessLines(event, note).map((line) => (
            <span key={line} dir="auto">
              {line}
            </span>
          ))}
        </Fact>
      </dl>
      <div className={styles.actions}>
        {ticketUrl && (
          <Button asChild variant={hasTickets(event) ? 'lit' : 'secondary'} size="lg" wide>
            <a href={ticketUrl} target="_blank" rel="noopener noreferrer" data-conversion="Get Tickets">
              {detailText(hasTickets(event) ? 'detail.tickets' : 'detail.soldOutLink')}
              <ExternalIcon />
              <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
            </a>
          </Button>
        )}
        <QuickActions event={event} />
      </div>
    </div>
  );
}

/** The whole price, and the day of the sale while that is still to come. */
function Price({ event }: { event: EventDetail }) {
  const [price, ...more] = priceLines(event);
  const onSale = saleAhead(event);
  return (
    <>
      <span className={styles.price}>{price}</span>
      {more.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {onSale && (
        <>
          <span>{saleWords(onSale)}</span>
          <AddToCalendar
            event={{ ...event, title: detailText('price.saleTitle', event), startDate: onSale, endDate: null }}
            trigger={
              <Button size="sm">
                <CalendarIcon />
                {detailText('price.saleCalendar')}
              </Button>
            }
          />
        </>
      )}
    </>
  );
}

/** A line may break between day and time, never inside a time. */
const withWholeTimes = (line: string) => line.replace(/(?<=:\d\d) | (?=–$)/g, '\u00a0');

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        {icon}
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
