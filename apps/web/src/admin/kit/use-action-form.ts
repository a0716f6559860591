import { type FormOf, type FormSpec, useForm } from '../../ui/form/use-form.ts';
import type { FieldName, FormId } from '../../ui/form/values.ts';
import { failureText, lostSession } from './failure.ts';
import { type Action, type ActionSpec, useAction } from './use-action.ts';

type ActionFormSpec<I extends FormId, N extends FieldName<I>> = ActionSpec<I> &
  Omit<FormSpec<I, N>, 'endpoint' | 'send' | 'sentenceOf'>;

/** A form that makes a changing call: what it says, what is read again (use-action.ts), and its fields (ui/form/use-form.ts). */
export function useActionForm<const I extends FormId, N extends FieldName<I>>(
  spec: ActionFormSpec<I, N>,
): { form: FormOf<I, N>; action: Action<I> } {
  const action = useAction<I>(spec);
  const form = useForm<I, N>({
    ...spec,
    endpoint: spec.call,
    send: action.send as unknown as FormSpec<I, N>['send'],
    // The shell replaces the form with a notice if the user is signed out.
    sentenceOf: (error) => (lostSession(error) ? undefined : failureText(error, spec.failure.fallback)),
  });
  return { form, action };
}
