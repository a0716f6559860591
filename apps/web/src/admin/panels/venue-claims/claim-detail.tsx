import type { VenueClaimRecord } from '@marquee/contract';
import { Link } from '../../../ui/link.tsx';
import { stamp } from '../../kit/format.ts';
import { Facts } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { DecideClaim } from './decide-claim.tsx';

/** One claim: who claims what, and the decision or the form for it. */
export function ClaimDetail({ claim }: { claim: VenueClaimRecord }) {
  const { words, timestamp, email, host, owner, venueSlug, userId, claimant, claimantEmail } = claim;
  const { status, note, decidedAt, decidedBy } = claim;
  const isUndecided = status === 'open' || status === 'waiting';
  return (
    <>
      <p dir="auto">{words ?? t('claims.noWords')}</p>
      <Facts
        facts={[
          [
            t('claims.page'),
            <Link key="page" to={`/venue/${venueSlug}`}>
              /venue/{venueSlug}
            </Link>,
          ],
          [
            t('claims.account'),
            <Link key="account" to={`/admin/users?${new URLSearchParams({ user: userId })}`}>
              {claimant} ({claimantEmail})
            </Link>,
          ],
          [t('claims.host'), host ?? t('claims.noHost')],
          [t('claims.email'), email ?? t('claims.noEmail')],
          [t('claims.owner'), owner ?? t('claims.noOwner')],
          [t('claims.when'), stamp(timestamp)],
          [t('claims.status'), t(`claims.${status}`)],
          ...(isUndecided
            ? []
            : ([
                [t('claims.decidedBy'), decidedBy ?? t('claims.byLetter')],
                [t('claims.decidedAt'), decidedAt ? stamp(decidedAt) : '–'],
                [t('claims.reason'), note ?? '–'],
              ] as const)),
        ]}
      />
      {(isUndecided || status === 'granted') && <DecideClaim claim={claim} />}
    </>
  );
}
