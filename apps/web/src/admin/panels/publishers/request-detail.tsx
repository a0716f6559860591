import type { PublisherRequest } from '@marquee/contract';
import { stamp } from '../../kit/format.ts';
import { Facts } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { DecideRequest } from './decide-request.tsx';
import { HostSources } from './host-sources.tsx';

/** One request: what the publisher wants, what we have of the site, and the decision or the form for it. */
export function RequestDetail({ request }: { request: PublisherRequest }) {
  const { wish, words, email, timestamp, confirmedAt, status, note, decidedAt, decidedBy } = request;
  const isDecided = status === 'granted' || status === 'refused';
  return (
    <>
      <p dir="auto">{words ?? t('publishers.noWords')}</p>
      <Facts
        facts={[
          [t('publishers.wish'), t(`publishers.${wish}`)],
          [
            t('publishers.email'),
            <a key="email" href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </a>,
          ],
          [t('publishers.when'), stamp(timestamp)],
          [t('publishers.confirmed'), confirmedAt ? stamp(confirmedAt) : t('publishers.notConfirmed')],
          [t('publishers.status'), t(`publishers.${status}`)],
          ...(isDecided
            ? ([
                [t('publishers.decidedBy'), decidedBy ?? t('publishers.byPublisher')],
                [t('publishers.decidedAt'), decidedAt ? stamp(decidedAt) : '–'],
                [t('publishers.noteLabel'), note ?? '–'],
              ] as const)
            : []),
        ]}
      />
      <HostSources requestId={request.id} />
      {!isDecided && <DecideRequest request={request} />}
    </>
  );
}
