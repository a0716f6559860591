import { Link } from '../../ui/link.tsx';
import { t } from '../messages.ts';
import styles from './kit.module.css';

/** Where everything that one request left is seen (panels/diagnostics/trace.tsx). */
export function traceAddress(id: string): string {
  return `/admin/error-diagnostics?${new URLSearchParams({ tab: 'trace', request: id })}`;
}

/** The id of a request, a tick or a job, leading to what it left. A dash where there is none. */
export function TraceLink({ id }: { id: string | null | undefined }) {
  if (!id) return '–';
  return (
    <Link to={traceAddress(id)} className={styles.trace} title={t('trace.open')}>
      {id}
    </Link>
  );
}
