import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { TextArea } from '../../../ui/field.tsx';
import styles from '../../kit/kit.module.css';
import { Block } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';

/**
 * Stops everything; a reason comes first (spec: CTRL-03). Where the configuration cannot be read it works all the same: the server
 * keeps the first reason of a shutdown that is active already.
 */
export function ShutdownForm({ isStateUnknown }: { isStateUnknown: boolean }) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { confirm, confirmation } = useConfirm();
  const activate = useAction({
    call: 'activateEmergencyShutdown',
    success: { title: t('controls.activated'), description: t('controls.activatedText') },
    failure: { title: t('controls.activateFailed'), fallback: t('controls.activateFailedText') },
    answers: 'getSystemControls',
    reloads: ['getSystemControls', 'getSystemControlsStatus', 'listAuditLog'],
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setMissing(!reason.trim());
    if (!reason.trim()) return;
    const question = {
      title: t('controls.emergency'),
      description: t('controls.activateAsk'),
      confirmLabel: t('controls.activate'),
      danger: true,
    };
    if (await confirm(question)) await activate.run({ body: { reason: reason.trim() } });
  }

  return (
    <Block
      title={t('controls.emergency')}
      note={t(isStateUnknown ? 'controls.emergencyUnknown' : 'controls.emergencyNote')}
      tone="danger"
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextArea
          label={t('controls.reasonLabel')}
          hint={t('controls.reasonHint')}
          error={isMissing ? t('controls.reasonNeeded') : undefined}
          required
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(change) => {
            setReason(change.currentTarget.value);
            setMissing(false);
          }}
        />
        <Button type="submit" variant="danger" pending={activate.isPending}>
          {t('controls.activate')}
        </Button>
      </form>
      {confirmation}
    </Block>
  );
}
