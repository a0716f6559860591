import { CallError, DeadlineError } from '../../api/call-error.ts';
import { FOLLOW_NAME_MAX } from '../../api/constants.generated.ts';
import { followText } from '../../messages/follows.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './follows.module.css';
import { useHasMail } from './promise.tsx';
import type { Wanted } from './wanted.ts';

interface SaveDialogProps {
  wanted: Wanted;
  onClose: () => void;
  onSave: (wanted: Wanted) => Promise<unknown>;
}

/** Names a search before it is saved. */
export function SaveDialog({ wanted, onClose, onSave }: SaveDialogProps) {
  const form = useForm({
    endpoint: 'addFollow',
    initial: { name: wanted.name },
    needed: { name: followText('follows.nameNeeded') },
    sentenceOf: (error) =>
      (error instanceof CallError || error instanceof DeadlineError ? error.detail : '') ||
      followText('follows.failed'),
    send: async ({ body }) => {
      await onSave({ ...wanted, name: body.name });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="narrow"
      title={followText('follows.saveTitle')}
      description={useHasMail() && followText('follows.saveText')}
    >
      <Form of={form} className={styles.form}>
        <TextInput
          label={followText('follows.name')}
          maxLength={FOLLOW_NAME_MAX}
          autoComplete="off"
          {...form.field('name')}
        />
        <SubmitButton of={form} pendingLabel={followText('follows.saving')}>
          {followText('follows.save')}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
