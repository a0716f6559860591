import type { Itinerary } from '@marquee/contract';
import { ITINERARY_NAME_MAX } from '../../api/constants.generated.ts';
import { planText } from '../../messages/itineraries.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './add-dialog.module.css';
import { sentenceOf } from './sentence-of.ts';

interface NameFormProps {
  initial?: string;
  submit: string;
  pending: string;
  send: (name: string) => Promise<Itinerary>;
  onDone: (itinerary: Itinerary) => void;
}

/** The name of an itinerary, new or changed. */
export function NameForm({ initial = '', submit, pending, send, onDone }: NameFormProps) {
  const form = useForm({
    endpoint: 'createItinerary',
    initial: { name: initial },
    needed: { name: planText('plan.nameNeeded') },
    sentenceOf,
    send: async ({ body }) => onDone(await send(body.name)),
  });
  return (
    <Form of={form} className={styles.form}>
      <TextInput
        label={planText('plan.name')}
        hint={planText('plan.nameHint')}
        maxLength={ITINERARY_NAME_MAX}
        autoComplete="off"
        {...form.field('name')}
      />
      <SubmitButton of={form} pendingLabel={pending}>
        {submit}
      </SubmitButton>
    </Form>
  );
}
