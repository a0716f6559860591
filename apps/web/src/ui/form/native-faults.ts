import { formText } from '../../messages/form.ts';

/** The parts of a control that are checked. */
export interface Control {
  name: string;
  type: string;
  min: string;
  max: string;
  step: string;
  validity: Pick<ValidityState, 'badInput' | 'rangeUnderflow' | 'rangeOverflow' | 'stepMismatch'>;
}

/**
 * The browser's validation errors of a form's numbers and dates, by name. The browser returns an unreadable value as empty: without
 * this, "12e" would be sent as if the field were empty.
 */
export function nativeFaults(controls: Iterable<Control>): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const control of controls) {
    const fault = control.name && control.validity ? faultOf(control) : undefined;
    if (fault) faults[control.name] = fault;
  }
  return faults;
}

function faultOf({ type, min, max, step, validity }: Control): string | undefined {
  const isNumber = type === 'number';
  if (validity.badInput) return formText(isNumber ? 'form.notANumber' : 'form.notADate');
  if (!isNumber) return undefined;
  if (validity.rangeUnderflow || validity.rangeOverflow) {
    if (min !== '' && max !== '') return formText('form.between', { min, max });
    return min === '' ? formText('form.atMost', { max }) : formText('form.atLeast', { min });
  }
  if (!validity.stepMismatch) return undefined;
  return step === '' || step === '1' ? formText('form.whole') : formText('form.step', { step });
}
