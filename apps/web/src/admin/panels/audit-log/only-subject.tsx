import { useLive } from '../../kit/use-live.ts';
import { idOf, subjectName } from './subject.ts';

/** The one thing that the log is narrowed to, by its name. */
export function OnlySubject({ subject }: { subject: string }) {
  const { data } = useLive('listAuditLog', { query: { subject, limit: 1 } });
  const known = data?.items.find((entry) => entry.subject.key === subject);
  return <bdi>{known ? subjectName(known.subject) : idOf(subject)}</bdi>;
}
