import { venueText } from '../../messages/venues.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './manage.module.css';

/** Disabled and marked "Phase 2" (spec: VENUE-04). */
export function AdvertisementCard() {
  return (
    <Card className={styles.ads}>
      <h2>
        {venueText('manage.ads')} <Badge tone="neutral">{venueText('manage.phase2')}</Badge>
      </h2>
      <p className={styles.hint}>{venueText('manage.adsText')}</p>
      <Button disabled>{venueText('manage.adsButton')}</Button>
    </Card>
  );
}
