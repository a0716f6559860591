import { useId } from 'react';
import { submitText } from '../../messages/submissions.ts';
import styles from './submit.module.css';

export type SentKind = 'event' | 'source';

const KINDS: readonly SentKind[] = ['event', 'source'];

/** An event or a website, each with what becomes of it. */
export function KindChoice({ value, onValue }: { value: SentKind; onValue: (kind: SentKind) => void }) {
  const id = useId();
  return (
    <fieldset className={styles.kinds}>
      <legend>{submitText('submit.kind')}</legend>
      {KINDS.map((kind) => (
        <label key={kind} className={styles.kind}>
          <input
            type="radio"
            name="kind"
            checked={value === kind}
            aria-labelledby={`${id}-${kind}`}
            aria-describedby={`${id}-${kind}-text`}
            onChange={() => onValue(kind)}
          />
          <span>
            <strong id={`${id}-${kind}`}>{submitText(`submit.${kind}`)}</strong>
            <span id={`${id}-${kind}-text`}>{submitText(`submit.${kind}Text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
