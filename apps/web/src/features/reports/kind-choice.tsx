import type { ReportKind } from '@marquee/contract';
import { useId } from 'react';
import { report } from '../../messages/reports.ts';
import styles from './report-dialog.module.css';

const KINDS: readonly ReportKind[] = ['wrong-time', 'wrong-place', 'cancelled', 'duplicate', 'not-an-event', 'other'];

interface KindChoiceProps {
  name: string;
  value: ReportKind | '';
  error: string | undefined;
  onValue: (value: ReportKind) => void;
}

/** The kinds of problems, one of which is chosen. */
export function KindChoice({ name, value, error, onValue }: KindChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.kinds} aria-describedby={error ? errorId : undefined}>
      <legend>{report('report.kind')}</legend>
      {KINDS.map((kind) => (
        <label key={kind} className={styles.kind}>
          <input type="radio" name={name} value={kind} checked={value === kind} onChange={() => onValue(kind)} />
          {report(`report.${kind}`)}
        </label>
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
