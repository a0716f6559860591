import type { CorrectionChange } from '@marquee/contract';
import { correctionText } from '../../messages/corrections.ts';
import { clockTime, shortDate } from '../events/local-time.ts';
import styles from './correct.module.css';

/** What is shown now, and after saving. */
export function CorrectPreview({ changes }: { changes: readonly CorrectionChange[] }) {
  const concernsKeepers = changes.some(({ field }) => field === 'status' || field === 'time');
  return (
    <div className={styles.form}>
      <dl className={styles.changes}>
        {changes.map((change) => (
          <div key={`${change.field} ${change.date}`} className={styles.change}>
            <dt>
              {nameOf(change.field)}
              {change.date !== null && <span className={styles.hint}> · {moment(change.date)}</span>}
            </dt>
            <dd>
              <span className={styles.hint}>{correctionText('correct.before')}</span>
              <del dir="auto">{valueOf(change, change.before)}</del>
            </dd>
            <dd>
              <span className={styles.hint}>
                {correctionText('correct.after')}
                {change.isAsTold && ` (${correctionText('correct.asTold')})`}
              </span>
              <ins dir="auto">{valueOf(change, change.after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {concernsKeepers && <p className={styles.hint}>{correctionText('correct.keepers')}</p>}
    </div>
  );
}

function nameOf(field: CorrectionChange['field']): string {
  const names = {
    title: 'correct.name',
    description: 'correct.description',
    price: 'correct.price',
    ticketUrl: 'correct.tickets',
    status: 'correct.status',
    time: 'correct.starts',
    end: 'correct.ends',
  } as const;
  return correctionText(names[field]);
}

function moment(local: string): string {
  const time = clockTime(local);
  return time === null ? shortDate(local) : `${shortDate(local)}, ${time}`;
}

function valueOf({ field }: CorrectionChange, value: string | null): string {
  if (value === null || value === '') return correctionText('correct.empty');
  if (field === 'status') {
    if (value === 'postponed') return correctionText('correct.postponed');
    return correctionText(value === 'cancelled' ? 'correct.cancelled' : 'correct.takesPlace');
  }
  return field === 'time' || field === 'end' ? moment(value) : value;
}
