import { useLayoutEffect, useRef, useState } from 'react';
import type { CampaignFaults, CampaignField, CampaignValues } from './campaign-values.ts';
import type { FieldOf } from './word-fields.tsx';

type Judge = (values: CampaignValues) => CampaignFaults;

/**
 * The values of a campaign's form and what is wrong with them: nothing is said before the first submit; then each message stays until it is
 * mended. After a submit with faults, the focus is on the first of them. It begins with `initial` and is `empty` after a reset.
 */
export function useCampaignForm(empty: CampaignValues, judge: Judge, initial: CampaignValues = empty) {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [tries, setTries] = useState(0);
  const [told, setTold] = useState<CampaignFaults>({});
  const faults: CampaignFaults = { ...(tries > 0 ? judge(values) : {}), ...told };

  useLayoutEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function set(change: Partial<CampaignValues>): void {
    setValues((before) => ({ ...before, ...change }));
    setTold((before) => {
      const left = Object.entries(before).filter(([name]) => !(name in change));
      return Object.fromEntries(left);
    });
  }

  const field: FieldOf = (name) => ({
    name,
    value: values[name],
    error: faults[name],
    // The browser's own messages would come one at a time.
    required: false,
    onValue: (value) => set({ [name]: value }),
  });

  /** Whether all is right; if not, the messages are shown. */
  function check(): boolean {
    setTries((count) => count + 1);
    return Object.keys(judge(values)).length === 0;
  }

  /** What the server says about a field. */
  function tell(name: CampaignField, fault: string): void {
    setTold({ [name]: fault });
    setTries((count) => count + 1);
  }

  function reset(): void {
    setValues(empty);
    setTries(0);
    setTold({});
  }

  return { ref, values, set, field, check, tell, reset };
}
