import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../messages.ts';
import { ChoiceFilter, type FilterProps, GivenFilter, ReadChoiceFilter } from './choice-filter.tsx';
import { DateRangeField } from './date-range-field.tsx';
import type { Filter } from './define-list.ts';
import { EventPicker } from './event-picker.tsx';
import styles from './kit.module.css';
import { useWidth } from './use-width.ts';

/** On a phone, more filters than this would push the rows off the screen. */
const FOLDED_FROM = 3;
const FOLDED_BELOW = 560;

interface ListFiltersProps {
  filters: ReadonlyArray<Filter<string>>;
  values: Readonly<Record<string, string>>;
  onChange: (values: Record<string, string>) => void;
}

/** A choice applies at once; typed text applies on Enter or blur. */
export function ListFilters({ filters, values, onChange }: ListFiltersProps) {
  const set = ({ name, clears = [] }: Filter<string>, value: string) =>
    value !== (values[name] ?? '') &&
    onChange({ ...(value && Object.fromEntries(clears.map((other) => [other, '']))), [name]: value });
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
      {(isFolded ? [] : filters).map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={values[filter.name] ?? ''}
          onValue={(value) => set(filter, value)}
        />
      ))}
      {chosen > 0 && (
        <Button size="sm" variant="quiet" onClick={() => onChange(none)}>
          {t('kit.clearFilters')}
        </Button>
      )}
    </search>
  );
}

function FilterField({ filter, value, onValue }: FilterProps) {
  if (filter.options) return <ChoiceFilter {...{ filter, value, onValue }} options={filter.options} />;
  if (filter.choices) return <ReadChoiceFilter {...{ filter, value, onValue }} choices={filter.choices} />;
  if (filter.show) return value && <GivenFilter {...{ filter, value, onValue }} show={filter.show} />;
  if (filter.kind === 'dates') return <DateRangeField label={filter.label} value={value} onValue={onValue} />;
  if (filter.kind === 'search') return <SearchFilter filter={filter} value={value} onValue={onValue} />;
  if (filter.kind === 'event') {
    const { label, placeholder } = filter;
    return <EventPicker size="sm" value={value} onValue={onValue} {...{ label, placeholder }} />;
  }
  return <TypedFilter filter={filter} value={value} onValue={onValue} />;
}

const SEARCH_PAUSE_MS = 250;
/** The server refuses longer texts. */
const LONGEST_SEARCH = 100;

/** Applies while typing, after a pause. */
function SearchFilter({ filter, value, onValue }: FilterProps) {
  const [held, setHeld] = useState({ value, text: value, sent: value });
  // Ignore the value we sent ourselves: more may have been typed since. Any other value came from outside.
  if (held.value !== value) setHeld(value === held.sent ? { ...held, value } : { value, text: value, sent: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setHeld({ ...held, text });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setHeld((now) => ({ ...now, sent: text.trim() }));
      onValue(text.trim());
    }, SEARCH_PAUSE_MS);
  };
  return (
    <TextField
      size="sm"
      type="search"
      label={filter.label}
      placeholder={filter.placeholder}
      enterKeyHint="search"
      maxLength={LONGEST_SEARCH}
      value={held.text}
      onChange={(change) => type(change.currentTarget.value)}
    />
  );
}

/** Applies on Enter or blur. */
function TypedFilter({ filter, value, onValue }: FilterProps) {
  const [held, setHeld] = useState({ value, text: value });
  // The address changed from outside: cleared, or Back.
  if (held.value !== value) setHeld({ value, text: value });
  const { text } = held;
  const send = () => onValue(text.trim());
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
      type="search"
      placeholder={filter.placeholder}
      // Shown only if the text has changed.
      hint={text.trim() !== value && t('kit.pressEnter')}
      enterKeyHint="search"
      {...typing}
    />
  );
}
