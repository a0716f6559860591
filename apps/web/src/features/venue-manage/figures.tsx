import type { ManagedVenue } from '@marquee/contract';
import type { ReactNode } from 'react';
import { VIEW_DAYS } from '../../api/constants.generated.ts';
import { language } from '../../messages/language.ts';
import { venueText } from '../../messages/venues.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './manage.module.css';

/** Active Events, Monthly Views and Venue Status, with real figures (spec: VENUE-02; docs/spec/decisions.md 66). */
export function Figures({ venue: { upcomingEvents, monthlyViews, status } }: { venue: ManagedVenue }) {
  const figure = (n: number) => n.toLocaleString(language() === 'es' ? 'es-US' : 'en-US');
  const isActive = status === 'active';
  return (
    <dl className={styles.figures} aria-label={venueText('manage.figures')}>
      <Figure label={venueText('manage.activeEvents')} hint={venueText('manage.activeHint')}>
        {figure(upcomingEvents)}
      </Figure>
      <Figure label={venueText('manage.views')} hint={venueText('manage.viewsHint', { days: VIEW_DAYS })}>
        {figure(monthlyViews)}
      </Figure>
      <Figure label={venueText('manage.status')} hint={venueText(isActive ? 'manage.activeText' : 'manage.quietText')}>
        <Badge tone={isActive ? 'success' : 'neutral'}>{venueText(isActive ? 'manage.active' : 'manage.quiet')}</Badge>
      </Figure>
    </dl>
  );
}

function Figure({ label, hint, children }: { label: string; hint: string; children: ReactNode }) {
  return (
    <Card className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.hint}>{hint}</dd>
    </Card>
  );
}
