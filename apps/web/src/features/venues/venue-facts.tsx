import type { Venue } from '@marquee/contract';
import type { ReactNode } from 'react';
import { t } from '../../messages/site.ts';
import { venueText } from '../../messages/venues.ts';
import { ExternalIcon, InfoIcon, PinIcon, SpeakerIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NO_FACT_FILTERS } from '../events/fact-filters.ts';
import { Subscribe } from '../feeds/subscribe.tsx';
import { FollowVenue } from '../follows/follow-venue.tsx';
import { placeName } from '../place/place.ts';
import { accessOfEvents } from './access-of-events.ts';
import { useVenueEvents } from './use-venue-events.ts';
import styles from './venue-facts.module.css';

/** Filters of the venue's calendar: all of it, in its city. */
const WHOLE = { q: '', category: '', when: '', from: '', to: '', ...NO_FACT_FILTERS, within: 0 } as const;

/** Where it is, how to reach it, and how to keep it: as a card beside the events. */
export function VenueFacts({ venue }: { venue: Venue }) {
  const { name, address, phone, website, accessibility, list } = venue;
  const place = { city: list.city, state: list.state };
  const stated = accessOfEvents(useVenueEvents(venue).events);
  return (
    <section className={styles.card} aria-label={venueText('venue.facts')}>
      <dl className={styles.facts}>
        <Fact icon={<PinIcon />} name={venueText('venue.address')}>
          {address === null ? (
            <span className={styles.quiet}>{venueText('venue.noAddress')}</span>
          ) : (
            <strong>
              <bdi>{address}</bdi>
            </strong>
          )}
          {!address?.includes(venue.city) && <span className={styles.quiet}>{placeName(venue)}</span>}
        </Fact>
        {phone !== null && (
          <Fact icon={<SpeakerIcon />} name={venueText('venue.phone')}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </Fact>
        )}
        {website !== null && (
          <Fact icon={<ExternalIcon />} name={venueText('venue.website')}>
            <a href={website} target="_blank" rel="noopener noreferrer">
              <bdi>{hostOf(website)}</bdi>
              <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
            </a>
          </Fact>
        )}
        <Fact icon={<InfoIcon />} name={venueText('venue.accessibility')} isNamed>
          {accessibility !== null && (
            <span className={styles.text} dir="auto">
              {accessibility}
            </span>
          )}
          {stated.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {stated.length > 0 && <span className={styles.quiet}>{venueText('venue.access.fromEvents')}</span>}
          {accessibility === null && stated.length === 0 && (
            <span className={styles.quiet}>{venueText('venue.noAccessibility')}</span>
          )}
        </Fact>
      </dl>
      <div className={styles.actions}>
        <FollowVenue place={place} venue={name} isWide />
        <Subscribe place={place} filters={{ ...WHOLE, venue: list.venue }} venue={venue.slug} />
      </div>
    </section>
  );
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

function Fact({
  icon,
  name,
  isNamed = false,
  children,
}: {
  icon: ReactNode;
  name: string;
  /** Its name is shown: the value does not say what it is about. */
  isNamed?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.fact}>
      <dt>
        {icon}
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>
        {isNamed && (
          <strong aria-hidden="true" className={styles.name}>
            {name}
          </strong>
        )}
        {children}
      </dd>
    </div>
  );
}
