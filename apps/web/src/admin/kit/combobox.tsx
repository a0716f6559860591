import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { TextField } from '../../ui/field.tsx';
import { t } from '../messages.ts';
import styles from './pickers.module.css';

export interface ComboboxItem {
  /** Its unique key. */
  key: string;
  name: string;
  /** Its state, shown next to the name. */
  about?: ReactNode;
}

export interface ComboboxProps<Item extends ComboboxItem> {
  label: string;
  size?: 'sm' | 'md';
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean;
  required?: boolean;
  /** The typed text, or the name of the chosen item. */
  text: string;
  onText: (text: string) => void;
  onChoose: (item: Item) => void;
  /** The matches. */
  items: readonly Item[];
  /** The message without items: searching, nothing found, too short. */
  note: string;
  /** Called on Enter without a highlighted item, and on blur: the text itself is the value. */
  onSubmitText?: ((text: string) => void) | undefined;
}

/**
 * A text field with a list of matches (WAI-ARIA combobox with a list popup). Arrow keys highlight, Enter chooses, Escape closes
 * the list and keeps the text.
 */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { items, note, text, onText, onChoose, onSubmitText, ...field } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const last = items.length - 1;
  const active = isOpen && marked <= last ? marked : -1;
  const optionId = (place: number) => `${id}-${place}`;

  function choose(item: Item): void {
    setOpen(false);
    setMarked(-1);
    onChoose(item);
  }

  function press(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setOpen(true);
      setMarked(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      const item = items[active];
      if (item) {
        // Enter must not submit the form.
        event.preventDefault();
        choose(item);
      } else if (onSubmitText) {
        event.preventDefault();
        setOpen(false);
        onSubmitText(text);
      }
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <div className={styles.combobox}>
      <TextField
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        {...field}
        value={text}
        onChange={(change) => {
          onText(change.currentTarget.value);
          setOpen(true);
          setMarked(-1);
        }}
        onBlur={() => {
          setOpen(false);
          onSubmitText?.(text);
        }}
        onKeyDown={press}
      />
      <div id={`${id}-list`} role="listbox" aria-label={props.label} className={styles.options} hidden={!isOpen}>
        {items.map((item, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are handled where the focus is: in the field
          <div
            key={item.key}
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={styles.option}
            onPointerMove={() => setMarked(place)}
            // The field keeps the focus: a blur would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            <span dir="auto">{item.name}</span>
            {item.about && <span>{item.about}</span>}
          </div>
        ))}
        {items.length === 0 && (
          <div role="option" aria-selected={false} aria-disabled="true" tabIndex={-1} className={styles.note}>
            {note}
          </div>
        )}
      </div>
      <p role="status" hidden>
        {isOpen && t('picker.found', { count: items.length })}
      </p>
    </div>
  );
}
