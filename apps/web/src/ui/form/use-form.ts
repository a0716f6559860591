import { type RefObject, useRef, useState } from 'react';
import { nativeFaults } from './native-faults.ts';
import { besides, problemOf } from './told-faults.ts';
import { useFormFocus } from './use-form-focus.ts';
import {
  type BodyOf,
  bodyOf,
  type Faults,
  type FieldName,
  type FormId,
  isSame,
  missing,
  type ValuesOf,
} from './values.ts';

type Send<I extends FormId> = (input: { body: BodyOf<I> }) => Promise<unknown>;

export interface FormSpec<I extends FormId, N extends FieldName<I>> {
  /** The endpoint whose body this form fills; it defines the names and types of the fields. */
  endpoint: I;
  initial: ValuesOf<I, N>;
  /** Required fields with their messages. */
  needed?: Faults<NoInfer<N>>;
  /** Other errors, by field. */
  check?: (values: ValuesOf<I, NoInfer<N>>) => Faults<NoInfer<N>>;
  /** Converts the fields to the body, if they differ. */
  toBody?: (values: ValuesOf<I, NoInfer<N>>) => BodyOf<I>;
  /** Called before submitting; false cancels. */
  confirm?: (values: ValuesOf<I, NoInfer<N>>) => Promise<boolean>;
  /** Sends the body; rejects on failure. */
  send: Send<I>;
  /** The message for a failure without a field; empty if it is shown elsewhere. */
  sentenceOf?: (error: unknown) => string | undefined;
  /** The values after a submit; by default unchanged. */
  next?: (values: ValuesOf<I, NoInfer<N>>) => ValuesOf<I, NoInfer<N>>;
  /** Called if a submit was blocked by these errors. */
  onFaults?: (faults: Faults<NoInfer<N>>) => void;
  /** Leaving the page with unsaved changes asks first. */
  guarded?: boolean;
}

/** Binds a control to its field: `<TextInput label="…" {...form.field('city')} />`. */
export interface Bound<V> {
  name: string;
  value: V;
  error: string | undefined;
  required: boolean;
  onValue: (value: V) => void;
}

export interface FormOf<I extends FormId, N extends FieldName<I>> {
  values: ValuesOf<I, N>;
  set: (change: Partial<ValuesOf<I, N>>) => void;
  field: <K extends N>(name: K) => Bound<ValuesOf<I, N>[K]>;
  /** Submits the form or shows its errors; a different send function may be given. */
  submit: (send?: Send<I>) => Promise<void>;
  reset: () => void;
  isPending: boolean;
  isDirty: boolean;
  isGuarded: boolean;
  /** The failure of the last submit without a field. */
  failure: string | undefined;
  ref: RefObject<HTMLFormElement | null>;
}

/**
 * The state of one form: values, errors, and one submit at a time. Validation errors appear from the
 * first submit on and disappear when fixed; a server error of a field disappears when the field changes.
 */
export function useForm<const I extends FormId, N extends FieldName<I>>(spec: FormSpec<I, N>): FormOf<I, N> {
  type Values = ValuesOf<I, N>;
  const { initial, needed = {}, guarded = false } = spec;
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [isPending, setPending] = useState(false);
  const [isTried, setTried] = useState(false);
  const [told, setTold] = useState<Faults<N>>({});
  const [failure, setFailure] = useState<string>();
  const keepFocus = useFormFocus(ref, isPending);

  const judge = (): Faults<N> => ({ ...missing(values, needed as Faults<N>), ...spec.check?.(values) });
  const faults: Faults<N> = { ...(isTried ? judge() : {}), ...told };

  function set(change: Partial<Values>): void {
    setValues((before) => ({ ...before, ...change }));
    const changed = Object.keys(change);
    setTold(
      (before) => Object.fromEntries(Object.entries(before).filter(([name]) => !changed.includes(name))) as Faults<N>,
    );
  }

  /** `sent`: what was submitted; what was typed since then stays. */
  function settle(next: Values, sent?: Values): void {
    // What the browser cannot read as a number is in no value; it was typed since, because it could not have been sent.
    if (!sent) for (const input of controlsOf(ref.current)) if (input.validity.badInput) input.value = '';
    setValues((now) => (sent ? withTyped(next, sent, now) : next));
    setSaved(next);
    setTried(false);
    setTold({});
    setFailure(undefined);
  }

  async function submit(send: Send<I> = spec.send): Promise<void> {
    if (isBusy.current) return;
    const judged = judge();
    const native = besides(judged, nativeFaults(controlsOf(ref.current)), values);
    const found = { ...judged, ...native };
    keepFocus();
    setTried(true);
    setTold(native);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return spec.onFaults?.(found);
    isBusy.current = true;
    try {
      if (spec.confirm && !(await spec.confirm(values))) return;
      setPending(true);
      await send({ body: spec.toBody ? spec.toBody(values) : (bodyOf(values) as BodyOf<I>) });
      if (spec.next) settle(spec.next(values), values);
      else {
        setSaved(values);
        setTried(false);
      }
    } catch (error) {
      const { field, detail } = problemOf(error);
      if (field && field in values) setTold({ [field]: detail } as Faults<N>);
      else setFailure(spec.sentenceOf?.(error));
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  }

  return {
    values,
    set,
    field: (name) => ({
      name,
      value: values[name],
      error: faults[name],
      required: name in needed,
      onValue: (value) => set({ [name]: value } as unknown as Partial<Values>),
    }),
    submit,
    reset: () => settle(initial),
    isPending,
    isDirty: !isSame(values, saved),
    isGuarded: guarded,
    failure,
    ref,
  };
}

/** The next values, but for the fields that changed since they were sent. */
function withTyped<V extends object>(next: V, sent: V, now: V): V {
  const typed = Object.entries(now).filter(([name, value]) => value !== sent[name as keyof V]);
  return { ...next, ...Object.fromEntries(typed) };
}

function controlsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll('input') ?? [])];
}
