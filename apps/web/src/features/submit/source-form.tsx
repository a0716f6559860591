import { call } from '../../api/call.ts';
import { submitText } from '../../messages/submissions.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { TextInput, UrlInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { usePlace } from '../place/place.ts';
import { CityFields } from './city-fields.tsx';
import type { SubmitFormProps } from './event-form.tsx';
import { SenderFields } from './sender-fields.tsx';
import { sentenceOf } from './sentence-of.ts';
import styles from './submit.module.css';

/** A website with events: where it is, of which city, and who sends it. */
export function SourceForm({ hasMail, onSent }: SubmitFormProps) {
  const { city, state } = usePlace();
  const form = useForm({
    endpoint: 'submitSource',
    guarded: true,
    initial: { url: '', name: '', city, state, email: '', topic: '' },
    needed: {
      url: submitText('submit.sourceUrlNeeded'),
      name: submitText('submit.sourceNameNeeded'),
      city: submitText('submit.cityNeeded'),
      state: submitText('submit.stateNeeded'),
      email: submitText('submit.emailNeeded'),
    },
    sentenceOf,
    send: async ({ body }) => {
      await call('submitSource', { body });
      onSent(body.email);
    },
  });
  return (
    <Form of={form} className={styles.form} label={submitText('submit.source')}>
      <fieldset className={styles.part}>
        <legend>{submitText('submit.sourcePart')}</legend>
        <UrlInput label={submitText('submit.sourceUrl')} {...form.field('url')} />
        <TextInput
          label={submitText('submit.sourceName')}
          hint={submitText('submit.sourceNameHint')}
          maxLength={120}
          autoComplete="off"
          {...form.field('name')}
        />
        <CityFields city={form.field('city')} state={form.field('state')} />
      </fieldset>
      <SenderFields hasMail={hasMail} email={form.field('email')} topic={form.field('topic')} />
      <SubmitButton of={form} size="lg" pendingLabel={submitText('submit.sending')}>
        {submitText('submit.send')}
      </SubmitButton>
    </Form>
  );
}
