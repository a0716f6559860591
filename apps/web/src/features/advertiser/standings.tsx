import type { OwnPromoterRequest } from '@marquee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shortDay, shortMoment } from '../../messages/dates.ts';
import { promoterText } from '../../messages/promoters.ts';
import { isAllowed, refreshSession, useSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './advertise.module.css';

interface DeclinedProps {
  request: NonNullable<OwnPromoterRequest['request']>;
  askAgainAt: string | null;
}

/** Why it was declined, and when one may ask again. */
export function Declined({ request: { decidedAt, timestamp, reason }, askAgainAt }: DeclinedProps) {
  return (
    <>
      <h2>{promoterText('advertise.wait')}</h2>
      <p>{promoterText('advertise.waitText', { day: shortDay(new Date(decidedAt ?? timestamp)) })}</p>
      <blockquote className={styles.reason} dir="auto">
        {reason}
      </blockquote>
      {askAgainAt !== null && <p>{promoterText('advertise.again', { day: shortMoment(new Date(askAgainAt)) })}</p>}
    </>
  );
}

/** The way to the campaigns. The session may be older than the role: then it is read again. */
export function MayPromote() {
  const queries = useQueryClient();
  const { user } = useSession();
  const isStale = user !== null && !isAllowed(user, 'promoter');
  useEffect(() => {
    if (isStale) void refreshSession(queries);
  }, [isStale, queries]);
  return (
    <>
      <h2>{promoterText('advertise.promoter')}</h2>
      <p>{promoterText('advertise.promoterText')}</p>
      <Button asChild variant="primary" size="lg" wide>
        <Link to="/advertiser">{promoterText('advertise.campaigns')}</Link>
      </Button>
    </>
  );
}

export function VenueOwner() {
  return (
    <>
      <h2>{promoterText('advertise.venueOwner')}</h2>
      <p>{promoterText('advertise.venueOwnerText')}</p>
    </>
  );
}
