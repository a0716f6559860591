import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { factorText } from '../../messages/factors.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { QrPath } from '../../ui/qr-path.ts';
import dialog from './auth-dialog.module.css';
import styles from './factors.module.css';
import { sentenceOf } from './sentence-of.ts';

export interface Setup {
  secret: string;
  uri: string;
  setup: string;
}

/** The secret, as a picture and as text, and the code that proves that the app has it. */
export function ScanForm({
  setup: { secret, uri, setup },
  onSent,
}: {
  setup: Setup;
  onSent: (answer: Promise<{ recoveryCodes: string[] | null }>) => Promise<void>;
}) {
  const form = useForm({
    endpoint: 'addApp',
    initial: { code: '' },
    toBody: ({ code }) => ({ setup, code }),
    sentenceOf,
    send: ({ body }) => onSent(call('addApp', { body })),
  });
  return (
    <div className={styles.scan}>
      <QrCode text={uri} />
      <p className={styles.secret}>
        {factorText('factors.secret')}
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Form of={form} className={dialog.form} browserAsks>
        <TextInput
          label={factorText('factors.code')}
          className={dialog.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          {...form.field('code')}
          required
        />
        <SubmitButton of={form} wide pendingLabel={factorText('factors.checking')}>
          {factorText('factors.turnOn')}
        </SubmitButton>
      </Form>
    </div>
  );
}

/** Drawn in this browser: the secret goes to no other place. Always dark on light, which every camera reads. */
function QrCode({ text }: { text: string }) {
  const [drawn, setDrawn] = useState<QrPath | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('../../ui/qr-path.ts')
      .then(({ qrPath }) => {
        if (!isGone) setDrawn(qrPath(text));
      })
      // The text below it does as well.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [text]);
  return (
    <div className={styles.qr}>
      {drawn && (
        <svg viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={factorText('factors.qr')}>
          <path d={drawn.path} />
        </svg>
      )}
    </div>
  );
}
