import type { SubmissionRecord } from '@marquee/contract';
import { Link } from '../../../ui/link.tsx';
import { localDay, localTime, stamp } from '../../kit/format.ts';
import { Facts } from '../../kit/parts.tsx';
import { SentFlyer } from '../../kit/sent-flyer.tsx';
import { t } from '../../messages.ts';
import { DecideSubmission } from './decide-submission.tsx';

type Fact = readonly [string, React.ReactNode];

/** One submission: what was sent, and the decision or the form for it. */
export function SubmissionDetail({ submission }: { submission: SubmissionRecord }) {
  const { id, kind, event, picture, url, city, state, email, timestamp, status, outcome, note, decidedAt, decidedBy } =
    submission;
  return (
    <>
      {event?.flyer && <SentFlyer id={id} {...event.flyer} />}
      {picture?.flyer && <SentFlyer id={id} {...picture.flyer} />}
      {event && <p dir="auto">{event.description ?? t('submissions.noDescription')}</p>}
      <Facts
        facts={[
          [t('submissions.kind'), t(`submissions.${kind}`)],
          ...(event ? eventFacts(event) : []),
          [t('submissions.city'), `${city}, ${state}`],
          [t('submissions.url'), url === null ? '–' : <Outside key="url" url={url} />],
          [
            t('submissions.email'),
            email === null ? (
              t('submissions.byEngine')
            ) : (
              <a key="email" href={`mailto:${encodeURIComponent(email)}`}>
                {email}
              </a>
            ),
          ],
          [t('submissions.when'), stamp(timestamp)],
          ...(status === 'open'
            ? []
            : ([
                [t('submissions.status'), t(`submissions.${status}`)],
                [t('submissions.reason'), note ?? '–'],
                [t('submissions.decidedBy'), decidedBy ?? '–'],
                [t('submissions.decidedAt'), decidedAt ? stamp(decidedAt) : '–'],
              ] satisfies Fact[])),
          ...(outcome === null
            ? []
            : ([
                [
                  t('submissions.outcome'),
                  <Link key="outcome" to={outcome}>
                    {t('submissions.openOutcome')}
                  </Link>,
                ],
              ] satisfies Fact[])),
        ]}
      />
      {status === 'open' && email !== null && <DecideSubmission id={id} email={email} />}
      {status !== 'open' && <Link to="/admin/dashboard?tab=review">{t('submissions.takeBack')}</Link>}
      {status === 'open' && picture && (
        <Link to={`/admin/dashboard?tab=review&item=submission:${id}`}>{t('submissions.toQueue')}</Link>
      )}
    </>
  );
}

function eventFacts({ day, time, endTime, venue, address, price }: NonNullable<SubmissionRecord['event']>): Fact[] {
  return [
    [t('submissions.day'), localDay(day)],
    [
      t('submissions.time'),
      time === null
        ? t('submissions.allDay')
        : [time, endTime]
            .filter((one) => one !== null)
            .map(localTime)
            .join(' – '),
    ],
    [t('submissions.venue'), venue],
    [t('submissions.address'), address ?? '–'],
    [t('submissions.price'), price ?? '–'],
  ];
}

function Outside({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  );
}
