import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { t } from '../messages.ts';
import type { Filter } from './define-list.ts';
import styles from './kit.module.css';
import { useWidth } from './use-width.ts';

/** On a phone more filters than these would push the rows off the screen. */
const FOLDED_FROM = 3;
const FOLDED_BELOW = 560;

interface ListFiltersProps {
  filters: ReadonlyArray<Filter<string>>;
  values: Readonly<Record<string, string>>;
  onChange: (values: Record<string, string>) => void;
}

/** A choice holds at once; what is typed holds on Enter or when the field is left. */
export function ListFilters({ filters, values, onChange }: ListFiltersProps) {
  const set = (name: string, value: string) => value !== (values[name] ?? '') && onChange({ [name]: value });
  const [frame, width] = useWidth();
  const [isOpen, setOpen] = useState(false);
  const chosen = Object.keys(values).length;
  const isFolded = width < FOLDED_BELOW && filters.length > FOLDED_FROM && !isOpen && chosen === 0;
  const none = Object.fromEntries(filters.map((filter) => [filter.name, '']));
  return (
    <search ref={frame} className={styles.filters}>
      {isFolded && (
        <Button size="sm" aria-expanded={false} onClick={() => setOpen(true)}>
          {t('kit.filters')}
        </Button>
      )}
      {(isFolded ? [] : filters).map((filter) =>
        filter.options ? (
          <Select
            key={filter.name}
            size="sm"
            label={filter.label}
            value={values[filter.name] ?? ''}
            options={[{ value: '', label: filter.fallback ?? t('kit.any') }, ...filter.options]}
            onValue={(value) => set(filter.name, value)}
          />
        ) : (
          <TypedFilter
            key={filter.name}
            filter={filter}
            value={values[filter.name] ?? ''}
            onValue={(value) => set(filter.name, value)}
          />
        ),
      )}
      {chosen > 0 && (
        <Button size="sm" variant="quiet" onClick={() => onChange(none)}>
          {t('kit.clearFilters')}
        </Button>
      )}
    </search>
  );
}

interface TypedFilterProps {
  filter: Filter<string>;
  value: string;
  onValue: (value: string) => void;
}

function TypedFilter({ filter, value, onValue }: TypedFilterProps) {
  const isInstant = filter.kind === 'instant';
  const [held, setHeld] = useState({ value, text: isInstant ? localOf(value) : value });
  // The address changed without a key being pressed: cleared, or gone back.
  if (held.value !== value) setHeld({ value, text: isInstant ? localOf(value) : value });
  const { text } = held;
  // Said once it is true: until then it would only be more to read.
  const isWaiting = text.trim() !== (isInstant ? localOf(value) : value);
  const send = () => onValue(isInstant ? instantOf(text) : text.trim());
  const typing: Omit<ComponentProps<'input'>, 'size'> = {
    value: text,
    onChange: (change) => setHeld({ value, text: change.currentTarget.value }),
    onBlur: send,
    onKeyDown: (key) => key.key === 'Enter' && send(),
  };
  return (
    <TextField
      size="sm"
      label={filter.label}
      type={isInstant ? 'datetime-local' : 'search'}
      placeholder={filter.placeholder}
      hint={isWaiting && t('kit.pressEnter')}
      enterKeyHint="search"
      {...typing}
    />
  );
}

/** `2026-12-05T10:00` of the reader's zone, as an instant; empty when it is none. */
function instantOf(local: string): string {
  const at = local ? new Date(local) : null;
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : '';
}

function localOf(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
