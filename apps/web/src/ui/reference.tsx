import { useState } from 'react';
import { referenceText } from '../messages/reference.ts';
import styles from './state.module.css';

/** The number by which support finds a failure, small, with a button that copies it. */
export function Reference({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false);
  // Where a browser does not let it be copied, it can be selected.
  const copy = () =>
    void navigator.clipboard?.writeText(id).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <span className={styles.reference}>
      {referenceText('reference.label')} <code>{id}</code>
      <button type="button" onClick={copy} aria-label={referenceText('reference.copyIt')}>
        {referenceText(isCopied ? 'reference.copied' : 'reference.copy')}
      </button>
    </span>
  );
}
