import { useConfirm } from '../../../ui/confirm.tsx';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { AreaInput } from '../../../ui/form/inputs.tsx';
import styles from '../../kit/kit.module.css';
import { Block } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';
import { activateShutdown } from './control-actions.ts';

/**
 * Stops everything; requires a reason (spec: CTRL-03). It works even if the configuration cannot be read: the server
 * keeps the first reason of an active shutdown.
 */
export function ShutdownForm({ isStateUnknown }: { isStateUnknown: boolean }) {
  const { confirm, confirmation } = useConfirm();
  const { form } = useActionForm({
    ...activateShutdown,
    initial: { reason: '' },
    needed: { reason: t('controls.reasonNeeded') },
    confirm: () =>
      confirm({
        title: t('controls.emergency'),
        description: t('controls.activateAsk'),
        confirmLabel: t('controls.activate'),
        danger: true,
      }),
  });
  return (
    <Block
      title={t('controls.emergency')}
      note={t(isStateUnknown ? 'controls.emergencyUnknown' : 'controls.emergencyNote')}
      tone="danger"
    >
      <Form of={form} className={styles.form}>
        <AreaInput
          label={t('controls.reasonLabel')}
          hint={t('controls.reasonHint')}
          rows={2}
          maxLength={500}
          {...form.field('reason')}
        />
        <SubmitButton of={form} variant="danger">
          {t('controls.activate')}
        </SubmitButton>
      </Form>
      {confirmation}
    </Block>
  );
}
