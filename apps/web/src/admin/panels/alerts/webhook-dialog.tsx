import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/toggle.tsx';
import styles from '../../kit/kit.module.css';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { type Board, TOUCHED_BY_ALERTS } from './alert-types.ts';

interface Props {
  of: Board['webhook'];
  /** With the secret, if one was made. */
  onClose: (secret: string | null) => void;
}

/** The address that alerts are sent to. The server says which addresses may be called. */
export function WebhookDialog({ of: shown, onClose }: Props) {
  const [opened] = useState(shown);
  const [url, setUrl] = useState(opened.url ?? '');
  const [isOn, setOn] = useState(opened.url === null || opened.isOn);
  const [isTried, setTried] = useState(false);
  const formId = useId();
  const save = useAction({
    call: 'setAlertWebhook',
    success: { title: t('alerts.webhookSaved') },
    failure: { title: t('alerts.webhookFailed'), fallback: t('alerts.webhookFailedText') },
    reloads: TOUCHED_BY_ALERTS,
  });
  const isWrong = !/^https:\/\/./i.test(url.trim());

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isWrong) return;
    // A failure was told by the action; the dialog stays with what was typed.
    const made = await save.send({ body: { version: opened.version, url: url.trim(), isOn } }).catch(() => undefined);
    if (made) onClose(made.secret);
  }

  const footer = (
    <>
      <Button onClick={() => onClose(null)}>{t('alerts.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" pending={save.isPending}>
        {t('alerts.saveWebhook')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={() => onClose(null)}
      title={t('alerts.webhook')}
      description={t('alerts.webhookDialogNote')}
      footer={footer}
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          type="url"
          label={t('alerts.address')}
          hint={t('alerts.addressHint')}
          placeholder="https://"
          maxLength={2_000}
          autoComplete="off"
          error={isTried && isWrong ? t('alerts.addressNeeded') : undefined}
          value={url}
          onChange={({ currentTarget: { value } }) => setUrl(value)}
        />
        <Switch label={t('alerts.useIt')} checked={isOn} onChecked={setOn} />
      </form>
    </Dialog>
  );
}
