import { type FocusEvent, type PointerEvent, useState } from 'react';
import { submitText } from '../../../messages/submissions.ts';
import { FLYER_FIELDS, type FlyerFieldName, type FlyerValue, valuesOf } from './flyer-fields.ts';
import { namedControl } from './named-control.ts';
import { useFlyer } from './use-flyer.ts';

type Texts = Record<FlyerFieldName, string>;

interface DraftForm {
  values: Texts;
  set: (change: Partial<Texts & { flyer: string }>) => void;
}

/**
 * A flyer that fills in a form: what it says goes into fields that nobody has typed in, with its words below them. `initial` is what the form begins
 * with: that may be replaced.
 */
export function useFlyerDraft({ values, set }: DraftForm, initial: Pick<Texts, 'city' | 'state'>) {
  const [said, setSaid] = useState<Partial<Record<FlyerFieldName, FlyerValue>>>({});
  const [active, setActive] = useState<string | null>(null);
  const flyer = useFlyer(initial, ({ address, reading }) => {
    const found = valuesOf(reading);
    const begins: Partial<Texts> = initial;
    const isTyped = (name: FlyerFieldName) => !['', said[name]?.value, begins[name]].includes(values[name]);
    const filled = FLYER_FIELDS.flatMap((name) => (found[name] && !isTyped(name) ? [[name, found[name].value]] : []));
    set({ ...Object.fromEntries(filled), flyer: address.slice(address.indexOf(',') + 1) });
    setSaid(found);
  });
  const light = ({ target }: FocusEvent | PointerEvent) => setActive((before) => namedControl(target)?.name ?? before);
  return {
    flyer,
    said,
    active,
    /** Lights the box of the field that has the focus or is pointed at. */
    lights: { onFocus: light, onPointerOver: light },
    drop: () => {
      flyer.drop();
      set({ flyer: '' });
      setSaid({});
    },
    /** The flyer's words below a field, also for those who do not see the picture; else its usual hint. */
    hint: (name: FlyerFieldName, usual?: string) => {
      const value = said[name];
      if (value)
        return { hint: submitText(value.isSure ? 'submit.onFlyer' : 'submit.onFlyerCheck', { words: value.words }) };
      return usual === undefined ? {} : { hint: usual };
    },
  };
}
