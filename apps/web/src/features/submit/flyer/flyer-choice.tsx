import { useId, useState } from 'react';
import { submitText } from '../../../messages/submissions.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './flyer.module.css';
import { useDroppedFile } from './use-dropped-file.ts';
import type { useFlyer } from './use-flyer.ts';

const ADDRESS_MAX = 2_000;

/** Takes a flyer: a photograph, a file, one that is dropped here, or the address of a picture. */
export function FlyerChoice({ flyer }: { flyer: ReturnType<typeof useFlyer> }) {
  const { state, trouble, takeFile, takeLink } = flyer;
  const id = useId();
  const isOver = useDroppedFile(takeFile);
  const isBusy = state.kind === 'opening' || state.kind === 'reading';
  return (
    <section aria-labelledby={id} className={classNames(styles.choice, isOver && styles.over)}>
      <div className={styles.words}>
        <h2 id={id}>{submitText('submit.flyer')}</h2>
        <p>{submitText('submit.flyerText')}</p>
      </div>
      <div className={styles.ways}>
        <label className={styles.file}>
          <input
            type="file"
            accept="image/*"
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file again is a change too.
              currentTarget.value = '';
              if (file) takeFile(file);
            }}
          />
          <span>{submitText('submit.flyerFile')}</span>
        </label>
        <Link isBusy={isBusy} onLink={takeLink} />
      </div>
      <p className={styles.state} role="status">
        {isBusy && (
          <>
            <Spinner size="sm" /> {waitWords(state)}
          </>
        )}
      </p>
      {trouble !== null && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

function waitWords(state: ReturnType<typeof useFlyer>['state']): string {
  if (state.kind !== 'reading') return submitText('submit.flyerOpening');
  return state.of === 0
    ? submitText('submit.flyerLoading')
    : submitText('submit.flyerReading', { done: state.done, of: state.of });
}

/** Not a form of its own: it stands inside one. */
function Link({ isBusy, onLink }: { isBusy: boolean; onLink: (url: string) => void }) {
  const [url, setUrl] = useState('');
  const send = () => {
    if (url.trim() !== '') onLink(url.trim());
  };
  return (
    <div className={styles.link}>
      <TextField
        label={submitText('submit.flyerLink')}
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        maxLength={ADDRESS_MAX}
        value={url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          send();
        }}
      />
      <Button disabled={isBusy} onClick={send}>
        {submitText('submit.flyerRead')}
      </Button>
    </div>
  );
}
