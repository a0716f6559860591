import type { Endpoints, ResponseOf } from '@marquee/contract';
import { useEffect, useRef } from 'react';
import { devText } from '../../messages/developers.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { AskBeforeLeaving } from '../../ui/form/ask-before-leaving.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './developers.module.css';

export type Made = ResponseOf<Endpoints['createApiKey']>;

/** A new key, the one time that it is shown. */
export function MadeKey({ made: { key, name }, onDone }: { made: Made; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form it replaces had the focus.
  useEffect(() => title.current?.focus(), []);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(key);
      toast({ title: devText('keys.copied'), tone: 'success' });
    } catch {
      toast({ title: devText('keys.copyFailed'), tone: 'danger' });
    }
  }
  return (
    <section className={styles.made}>
      <h2 ref={title} tabIndex={-1}>
        {devText('keys.made', { name })}
      </h2>
      <p>{devText('keys.madeText')}</p>
      <TextField
        label={devText('keys.key')}
        readOnly
        spellCheck={false}
        autoComplete="off"
        value={key}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => void copy()}>
          {devText('keys.copy')}
        </Button>
        <Button onClick={onDone}>{devText('keys.done')}</Button>
      </div>
      <AskBeforeLeaving />
    </section>
  );
}
