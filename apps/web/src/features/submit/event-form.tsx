import { call } from '../../api/call.ts';
import { submitText } from '../../messages/submissions.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { AreaInput, DateInput, TextInput, UrlInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { usePlace } from '../place/place.ts';
import { CityFields } from './city-fields.tsx';
import flyerStyles from './flyer/flyer.module.css';
import { FlyerChoice } from './flyer/flyer-choice.tsx';
import { FlyerView } from './flyer/flyer-view.tsx';
import { useFlyerDraft } from './flyer/use-flyer-draft.ts';
import { SenderFields } from './sender-fields.tsx';
import { sentenceOf } from './sentence-of.ts';
import styles from './submit.module.css';

export interface SubmitFormProps {
  hasMail: boolean;
  onSent: (email: string) => void;
}

/** One event: what, when, where, and who sends it; a flyer fills it in. */
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
      flyer: '',
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
  const { flyer, said, active, lights, hint, drop } = useFlyerDraft(form, { city, state });
  const read = flyer.state.kind === 'read' ? flyer.state.flyer : null;
  return (
    <Form of={form} className={styles.form} label={submitText('submit.event')}>
      <FlyerChoice flyer={flyer} />
      <div className={read ? flyerStyles.beside : undefined} data-wide={read ? '' : undefined}>
        {read && (
          <FlyerView
            flyer={read}
            values={said}
            active={active}
            onPick={(name) => form.ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()}
            onDrop={drop}
          />
        )}
        <fieldset className={styles.part} {...lights}>
          <legend>{submitText('submit.eventPart')}</legend>
          <TextInput
            label={submitText('submit.name')}
            {...hint('title')}
            maxLength={200}
            autoComplete="off"
            {...form.field('title')}
          />
          <div className={styles.times}>
            <DateInput label={submitText('submit.day')} {...hint('day')} {...form.field('day')} />
            <DateInput
              type="time"
              label={submitText('submit.time')}
              {...hint('time', submitText('submit.timeHint'))}
              {...form.field('time')}
            />
            <DateInput
              type="time"
              label={submitText('submit.endTime')}
              {...hint('endTime', submitText('submit.optional'))}
              {...form.field('endTime')}
            />
          </div>
          <div className={styles.pair}>
            <TextInput
              label={submitText('submit.venue')}
              {...hint('venue', submitText('submit.venueHint'))}
              maxLength={120}
              autoComplete="off"
              {...form.field('venue')}
            />
            <TextInput
              label={submitText('submit.address')}
              {...hint('address', submitText('submit.optional'))}
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
              {...hint('price', submitText('submit.priceHint'))}
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
      </div>
      {form.field('flyer').error && <p className={flyerStyles.trouble}>{form.field('flyer').error}</p>}
      <SenderFields hasMail={hasMail} email={form.field('email')} topic={form.field('topic')} />
      <SubmitButton of={form} size="lg" pendingLabel={submitText('submit.sending')}>
        {submitText('submit.send')}
      </SubmitButton>
    </Form>
  );
}
