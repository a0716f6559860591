import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { RowOf } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { useAction } from '../../kit/use-action.ts';
import { type TextKey, t } from '../../messages.ts';
import { pauseSource, readSource, resumeSource, TOUCHED_BY_STEERING } from './source-actions.ts';

type Source = RowOf<'listScrapingSources'>;

/** Pauses or resumes at once; retiring requires a reason and a confirmation. */
export function SteerSource({ source }: { source: Source }) {
  if (source.status === 'active') {
    return (
      <>
        <Read source={source} />
        <Pause source={source} />
        <Retire source={source} />
      </>
    );
  }
  if (source.status === 'inactive') {
    return (
      <>
        <Resume source={source} />
        <Retire source={source} />
      </>
    );
  }
  return source.status === 'duplicate' ? null : <Resume source={source} />;
}

function Read({ source }: { source: Source }) {
  const read = useAction(readSource);
  return (
    <div className={styles.buttons}>
      <Button
        size="sm"
        variant="primary"
        pending={read.isPending}
        onClick={() => void read.run({ params: { id: source.id }, body: {} })}
      >
        {t('steer.read')}
      </Button>
      <span className={styles.quiet}>{t('steer.readNote')}</span>
    </div>
  );
}

function Pause({ source }: { source: Source }) {
  const pause = useAction(pauseSource);
  return (
    <div className={styles.buttons}>
      <Button
        size="sm"
        pending={pause.isPending}
        onClick={() => void pause.run({ params: { id: source.id }, body: { reason: null } })}
      >
        {t('steer.pause')}
      </Button>
      <span className={styles.quiet}>{t('steer.pauseNote')}</span>
    </div>
  );
}

const NOTES: Partial<Record<Source['status'], TextKey>> = {
  retired: 'steer.retiredNote',
  blacklisted: 'steer.blacklistedNote',
};

function Resume({ source }: { source: Source }) {
  const isRetired = source.status !== 'inactive';
  const resume = useAction(resumeSource);
  return (
    <div className={styles.buttons}>
      <Button
        size="sm"
        variant="primary"
        pending={resume.isPending}
        onClick={() => void resume.run({ params: { id: source.id }, body: {} })}
      >
        {t(isRetired ? 'steer.bringBack' : 'steer.resume')}
      </Button>
      <span className={styles.quiet}>{t(NOTES[source.status] ?? 'steer.pausedNote')}</span>
    </div>
  );
}

function Retire({ source }: { source: Source }) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { confirm, confirmation } = useConfirm();
  const retire = useAction({
    call: 'retireSource',
    success: { title: t('steer.retired'), description: t('steer.retiredText', { name: source.name }) },
    failure: { title: t('steer.retireFailed'), fallback: t('steer.failedText') },
    reloads: TOUCHED_BY_STEERING,
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    const given = reason.trim();
    if (!given) return;
    const question = {
      title: t('steer.retireAsk', { name: source.name }),
      description: t('steer.retireAskText'),
      confirmLabel: t('steer.retire'),
      danger: true,
    };
    if (await confirm(question)) await retire.run({ params: { id: source.id }, body: { reason: given } });
  }

  return (
    <details>
      <summary>{t('steer.retireOpen')}</summary>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('steer.reason')}
          value={reason}
          maxLength={300}
          required
          error={isTried && !reason.trim() ? t('steer.reasonNeeded') : undefined}
          onChange={(change) => setReason(change.currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="sm" variant="danger" pending={retire.isPending}>
            {t('steer.retire')}
          </Button>
        </div>
      </form>
      {confirmation}
    </details>
  );
}
