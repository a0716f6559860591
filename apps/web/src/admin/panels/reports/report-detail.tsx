import type { EventReport } from '@marquee/contract';
import { Link } from '../../../ui/link.tsx';
import { stamp } from '../../kit/format.ts';
import { Facts } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { DecideForm } from './decide-form.tsx';

/** One report: what the visitor said, and the decision or the form for it. */
export function ReportDetail({ report }: { report: EventReport }) {
  const { kind, words, timestamp, openReports, slug, status, note, decidedAt, decidedBy } = report;
  return (
    <>
      <p dir="auto">{words ?? t('reports.noWords')}</p>
      <Facts
        facts={[
          [t('reports.kind'), t(`reports.kind.${kind}`)],
          [t('reports.when'), stamp(timestamp)],
          [t('reports.openReports'), String(openReports)],
          [
            t('reports.page'),
            <Link key="page" to={`/events/${slug}`}>
              /events/{slug}
            </Link>,
          ],
          [t('reports.email'), <Reporter key="reporter" report={report} />],
          ...(status === 'open'
            ? []
            : ([
                [t('reports.status'), t(`reports.${status}`)],
                [t('reports.noteLabel'), note ?? '–'],
                [t('reports.decidedBy'), decidedBy ?? '–'],
                [t('reports.decidedAt'), decidedAt ? stamp(decidedAt) : '–'],
              ] as const)),
        ]}
      />
      {status === 'open' && <DecideForm report={report} />}
    </>
  );
}

/** A link that opens the administrator's own mail program. */
function Reporter({ report: { email, event, note } }: { report: EventReport }) {
  if (email === null) return t('reports.noEmail');
  const subject = encodeURIComponent(t('reports.mailSubject', { event }));
  const body = note === null ? '' : `&body=${encodeURIComponent(note)}`;
  return <a href={`mailto:${encodeURIComponent(email)}?subject=${subject}${body}`}>{email}</a>;
}
