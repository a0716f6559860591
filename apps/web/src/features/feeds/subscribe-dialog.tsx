import { useState } from 'react';
import { language } from '../../messages/language.ts';
import { sharingText } from '../../messages/sharing.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import type { Place } from '../place/place.ts';
import { builderPath } from './builder-address.ts';
import { screenPaths } from './embed-code.ts';
import { type FeedFilters, feedAddresses } from './feed-addresses.ts';
import { FeedList } from './feed-list.tsx';
import styles from './subscribe.module.css';

export interface SubscribeProps {
  place: Place;
  filters: FeedFilters;
  /** The slug of the venue whose whole calendar it is. */
  venue?: string;
}

/** The addresses under which the shown list is a calendar and a feed. Days by today's date move with it, unless all are wanted. */
export function SubscribeDialog({ place, filters, venue, onClose }: SubscribeProps & { onClose: () => void }) {
  const { when } = filters;
  const [isMoving, setMoving] = useState(true);
  const chosen: FeedFilters = isMoving ? filters : { ...filters, when: '' };
  const { board, week } = screenPaths(place, chosen, { lang: language() });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={sharingText('feeds.title')}
      description={sharingText('feeds.text')}
      footer={
        <Button asChild variant="primary">
          <a href={feedAddresses(place, chosen, venue).webcal}>{sharingText('feeds.open')}</a>
        </Button>
      }
    >
      <div className={styles.feeds}>
        {when !== '' && (
          <Select
            label={sharingText('feeds.days')}
            value={isMoving ? 'moving' : 'all'}
            options={[
              { value: 'moving', label: sharingText('feeds.moving', { days: t(`when.${when}`) }) },
              { value: 'all', label: sharingText('feeds.allDays') },
            ]}
            onValue={(value) => setMoving(value === 'moving')}
          />
        )}
        <FeedList place={place} filters={chosen} venue={venue} />
        <Link className={styles.embed} to={builderPath(place, chosen)}>
          {sharingText('feeds.embed')}
        </Link>
        <section className={styles.screens} aria-labelledby="feeds-screens">
          <h3 id="feeds-screens">{sharingText('screens.title')}</h3>
          {/* Pages of the API, not of the application. */}
          <a href={board} target="_blank" rel="noopener">
            {sharingText('screens.board')}
          </a>
          <a href={week} target="_blank" rel="noopener">
            {sharingText('screens.week')}
          </a>
        </section>
      </div>
    </Dialog>
  );
}
