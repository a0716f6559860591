import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { RowOf } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { TOUCHED_BY_STEERING } from './source-actions.ts';

type Source = RowOf<'listScrapingSources'>;

/** Retires an active or paused source, for a reason and after a confirmation. */
export function RetireSource({ source }: { source: Source }) {
  return source.status === 'active' || source.status === 'inactive' ? <Retire source={source} /> : null;
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
          label={t('word.reason')}
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
