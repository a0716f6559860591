import { call } from '../../api/call.ts';
import { submitText } from '../../messages/submissions.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { AreaInput, DateInput, TextInput, UrlInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { usePlace } from '../place/place.ts';
import { CityFields } from './city-fields.tsx';
import { SenderFields } from './sender-fields.tsx';
import { sentenceOf } from './sentence-of.ts';
import styles from './submit.module.css';

export interface SubmitFormProps {
  hasMail: boolean;
  onSent: (email: string) => void;
}

/** One event: what, when, where, and who sends it. */
export function EventForm({ hasMail, onSent }: SubmitFormProps) {
  const { city, state } = usePlace();
  const form = useForm({
    endpoint: 'submitEvent',
    guarded: true,
    initial: {
      title: '',
      day: '',
      time: '',
      endTime: '',
      venue: '',
      address: '',
      city,
      state,
      url: '',
      price: '',
      description: '',
      email: '',
      topic: '',
    },
    needed: {
      title: submitText('submit.titleNeeded'),
      day: submitText('submit.dayNeeded'),
      venue: submitText('submit.venueNeeded'),
      city: submitText('submit.cityNeeded'),
      state: submitText('submit.stateNeeded'),
      email: submitText('submit.emailNeeded'),
    },
    sentenceOf,
    send: async ({ body }) => {
      await call('submitEvent', { body });
      onSent(body.email);
    },
  });
  return (
    <Form of={form} className={styles.form} label={submitText('submit.event')}>
      <fieldset className={styles.part}>
        <legend>{submitText('submit.eventPart')}</legend>
        <TextInput label={submitText('submit.name')} maxLength={200} autoComplete="off" {...form.field('title')} />
        <div className={styles.times}>
          <DateInput label={submitText('submit.day')} {...form.field('day')} />
          <DateInput
            type="time"
            label={submitText('submit.time')}
            hint={submitText('submit.timeHint')}
            {...form.field('time')}
          />
          <DateInput
            type="time"
            label={submitText('submit.endTime')}
            hint={submitText('submit.optional')}
            {...form.field('endTime')}
          />
        </div>
        <div className={styles.pair}>
          <TextInput
            label={submitText('submit.venue')}
            hint={submitText('submit.venueHint')}
            maxLength={120}
            autoComplete="off"
            {...form.field('venue')}
          />
          <TextInput
            label={submitText('submit.address')}
            hint={submitText('submit.optional')}
            maxLength={200}
            autoComplete="off"
            {...form.field('address')}
          />
        </div>
        <CityFields city={form.field('city')} state={form.field('state')} />
        <div className={styles.pair}>
          <UrlInput label={submitText('submit.url')} hint={submitText('submit.optional')} {...form.field('url')} />
          <TextInput
            label={submitText('submit.price')}
            hint={submitText('submit.priceHint')}
            maxLength={100}
            autoComplete="off"
            {...form.field('price')}
          />
        </div>
        <AreaInput
          label={submitText('submit.description')}
          hint={submitText('submit.optional')}
          rows={4}
          maxLength={4_000}
          {...form.field('description')}
        />
      </fieldset>
      <SenderFields hasMail={hasMail} email={form.field('email')} topic={form.field('topic')} />
      <SubmitButton of={form} size="lg" pendingLabel={submitText('submit.sending')}>
        {submitText('submit.send')}
      </SubmitButton>
    </Form>
  );
}
