import { submitText } from '../../messages/submissions.ts';
import { TextInput } from '../../ui/form/inputs.tsx';
import type { Bound } from '../../ui/form/use-form.ts';
import styles from './submit.module.css';

interface SenderFieldsProps {
  hasMail: boolean;
  email: Bound<string>;
  /** Hidden from everybody, also from assistive technology; programs fill it in. */
  topic: Bound<string>;
}

/** Who is told the outcome. */
export function SenderFields({ hasMail, email, topic }: SenderFieldsProps) {
  return (
    <fieldset className={styles.part}>
      <legend>{submitText('submit.yourPart')}</legend>
      <TextInput
        type="email"
        label={submitText('submit.email')}
        hint={submitText(hasMail ? 'submit.emailHint' : 'submit.emailHintNoMail')}
        autoComplete="email"
        {...email}
      />
      <div hidden>
        <TextInput label={submitText('submit.trap')} autoComplete="off" tabIndex={-1} {...topic} />
      </div>
    </fieldset>
  );
}
