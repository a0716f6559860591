import type { Venue } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { queryFor } from '../../api/query-for.ts';
import { venueText } from '../../messages/venues.ts';
import { isAdmin, useSession } from '../../session/session.ts';
import { useSignInPlace } from '../../session/sign-in-place.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import { ConfirmClaim } from './confirm-claim.tsx';
import { venuePath } from './venue-events-query.ts';
import styles from './venue-page.module.css';

/** The secret of the letter's link stands behind the #, which browsers send to no server. */
const LINK = /^#claim=([\w-]{1,200})$/;

/** For who runs the venue: the letter's link, the way to manage it, or to claim it. */
export function Claim({ venue }: { venue: Venue }) {
  const token = LINK.exec(useLocation().hash)?.[1];
  const session = useSession();
  const isSignedIn = session.state === 'authenticated';
  const { data: own } = useQuery({
    ...queryFor('getOwnClaim', { params: { slug: venue.slug } }),
    enabled: isSignedIn,
  });
  if (session.state === 'loading') return <div className={styles.claimSpace} />;
  const manages = own?.isOwner || (isSignedIn && isAdmin(session.user));
  return (
    <>
      {token && <ConfirmClaim key={token} token={token} isSignedIn={isSignedIn} />}
      {!(token && manages) && (
        <section className={styles.claim}>
          <h2>{venueText(manages ? 'venue.yours' : 'venue.claimTitle')}</h2>
          {manages ? (
            <Button asChild variant="primary">
              <Link to={`${venuePath(venue.slug)}/manage`}>{venueText('venue.manage')}</Link>
            </Button>
          ) : (
            <Claiming venue={venue} isSignedIn={isSignedIn} own={own} />
          )}
        </section>
      )}
    </>
  );
}

type Own = { claim: { status: string; email: string | null } | null; host: string | null } | undefined;

function Claiming({ venue, isSignedIn, own }: { venue: Venue; isSignedIn: boolean; own: Own }) {
  const [isOpen, setOpen] = useState(false);
  const { open } = useSignInPlace();
  const claim = own?.claim;
  if (claim?.status === 'open') return <p role="status">{venueText('venue.openClaim')}</p>;
  return (
    <>
      {claim?.status === 'waiting' && <p>{venueText('venue.waitingClaim', { email: claim.email ?? '' })}</p>}
      {claim?.status === 'refused' && <p>{venueText('venue.refusedClaim')}</p>}
      {!claim && <p>{venueText(venue.isManaged ? 'venue.managed' : 'venue.claimText')}</p>}
      <Button disabled={isSignedIn && own === undefined} onClick={() => (isSignedIn ? setOpen(true) : open('login'))}>
        {venueText(claim?.status === 'waiting' ? 'venue.again' : 'venue.claim')}
      </Button>
      {isOpen && <ClaimDialog venue={venue} host={own?.host ?? null} onClose={() => setOpen(false)} />}
    </>
  );
}
