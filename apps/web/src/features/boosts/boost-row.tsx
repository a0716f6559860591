import type { Boost } from '@marquee/contract';
import { documentUrl } from '../../api/document-url.ts';
import { boostText } from '../../messages/boosts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { askBoost } from './ask-boost.ts';
import { boostDate } from './boost-date.ts';
import { dollars } from './money.ts';
import styles from './my-boosts.module.css';

const TONES: Record<Boost['status'], BadgeTone> = {
  active: 'success',
  scheduled: 'info',
  pending_payment: 'accent',
  expired: 'neutral',
  canceled: 'neutral',
};

/** One boost with its status, duration, amount, dates, impressions and clicks. */
export function BoostRow({ boost }: { boost: Boost }) {
  const { id, eventTitle, eventVenue, eventSlug, status, boostLevel, receiptNumber, stats } = boost;
  const dates = [boost.startDate, boost.endDate].filter((date) => date !== null).map(boostDate);
  const facts = [
    [boostText('boosts.duration'), boostText('boost.days', { n: boost.duration })],
    [boostText('boosts.amount'), <Amount key="amount" boost={boost} />],
    [boostText('boosts.dates'), dates.length > 0 ? dates.join(' – ') : boostText('boosts.noDates')],
    [boostText('boosts.impressions'), stats.impressions],
    [boostText('boosts.clicks'), stats.clicks],
  ] as const;
  return (
    <article className={styles.row} data-status={status}>
      <header className={styles.rowHead}>
        <div>
          <h3 dir="auto">{eventSlug ? <Link to={`/events/${eventSlug}`}>{eventTitle}</Link> : eventTitle}</h3>
          {eventVenue && (
            <p className={styles.venue} dir="auto">
              {eventVenue}
            </p>
          )}
        </div>
        <span className={styles.badges}>
          <Badge tone={boost.isSuspended ? 'accent' : TONES[status]}>
            {boostText(boost.isSuspended ? 'boosts.status.suspended' : `boosts.status.${status}`)}
          </Badge>
          <Badge>{boostText(`boost.plan.${boostLevel}`)}</Badge>
        </span>
      </header>
      <p className={styles.said}>{sentenceOf(boost)}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {status === 'pending_payment' && (
        <footer className={styles.links}>
          <Button
            variant="primary"
            onClick={() => askBoost({ id: boost.eventId, title: eventTitle, isContinued: true })}
          >
            {boostText('boost.continue')}
          </Button>
        </footer>
      )}
      {receiptNumber !== null && (
        <footer className={styles.links}>
          <Link to={`/boost-analytics/${id}`}>{boostText('boosts.details')}</Link>
          <a href={documentUrl('getBoostReceipt', { params: { id }, query: {} })} target="_blank" rel="noopener">
            {boostText('boosts.receipt', { number: receiptNumber })}
          </a>
          <a
            href={documentUrl('getBoostReceipt', { params: { id }, query: { download: '1' } })}
            download
            aria-label={boostText('boosts.downloadNamed', { number: receiptNumber })}
          >
            {boostText('boosts.download')}
          </a>
        </footer>
      )}
    </article>
  );
}

function Amount({ boost: { amount, refunded } }: { boost: Boost }) {
  return (
    <>
      {dollars(amount)}
      {refunded > 0 && <small>{boostText('boosts.refunded', { amount: dollars(refunded) })}</small>}
    </>
  );
}

/** Spec: BOOST-12. */
function sentenceOf({ status, isSuspended, ending, startDate }: Boost): string | null {
  if (status === 'active') return boostText(isSuspended ? 'boosts.isSuspended' : 'boosts.isActive');
  if (status === 'scheduled') return boostText('boosts.isScheduled', { date: startDate ? boostDate(startDate) : '' });
  if (status === 'pending_payment') return boostText('boosts.isPending');
  return ending === null ? null : boostText(`boosts.ending.${ending}`);
}
