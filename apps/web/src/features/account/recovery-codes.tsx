import { factorText } from '../../messages/factors.ts';
import { Button } from '../../ui/button.tsx';
import { AskBeforeLeaving } from '../../ui/form/ask-before-leaving.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './factors.module.css';

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: factorText('factors.copied'), tone: 'success' });
    } catch {
      toast({ title: factorText('factors.copyFailed'), tone: 'danger' });
    }
  };
  return (
    <div className={styles.recovery}>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{factorText('factors.copy')}</Button>
        <Button asChild>
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="marquee-recovery-codes.txt">
            {factorText('factors.download')}
          </a>
        </Button>
      </div>
      <Button wide variant="primary" onClick={onDone}>
        {factorText('factors.saved')}
      </Button>
      <AskBeforeLeaving />
    </div>
  );
}
