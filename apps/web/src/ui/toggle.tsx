import { Checkbox as RadixCheckbox, Switch as RadixSwitch } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { CheckIcon } from './icons.tsx';
import styles from './toggle.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ToggleProps {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  checked: boolean;
  onChecked: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

/** A switch with immediate effect. */
export function Switch({ checked, onChecked, disabled, name, ...words }: ToggleProps) {
  const id = useId();
  return (
    <Labelled id={id} {...words}>
      <RadixSwitch.Root
        id={id}
        className={styles.switch}
        aria-describedby={words.hint ? `${id}-hint` : undefined}
        checked={checked}
        onCheckedChange={onChecked}
        {...{ disabled, name }}
      >
        <RadixSwitch.Thumb className={styles.thumb} />
      </RadixSwitch.Root>
    </Labelled>
  );
}

/** A checkbox in a form or a list. */
export function Checkbox({ checked, onChecked, disabled, name, ...words }: ToggleProps) {
  const id = useId();
  return (
    <Labelled id={id} {...words}>
      <RadixCheckbox.Root
        id={id}
        className={styles.check}
        aria-describedby={words.hint ? `${id}-hint` : undefined}
        checked={checked}
        onCheckedChange={(state) => onChecked(state === true)}
        {...{ disabled, name }}
      >
        <RadixCheckbox.Indicator>
          <CheckIcon />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
    </Labelled>
  );
}

function Labelled(props: { id: string; label: string; hideLabel?: boolean; hint?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      {props.children}
      <div className={styles.words}>
        <label htmlFor={props.id}>
          {props.hideLabel ? <VisuallyHidden>{props.label}</VisuallyHidden> : props.label}
        </label>
        {props.hint && (
          <span id={`${props.id}-hint`} className={styles.hint}>
            {props.hint}
          </span>
        )}
      </div>
    </div>
  );
}
