import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../api/query-for.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { t } from '../messages.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { localDay } from './format.ts';

type Given = 'label' | 'size' | 'hint' | 'error' | 'disabled' | 'required' | 'placeholder';

interface EventPickerProps extends Pick<ComboboxProps<never>, Given> {
  /** The slug or id of an event, or pasted text, which the server validates. */
  value: string;
  onValue: (event: string) => void;
}

const SHORTEST = 2;
const PAUSE_MS = 200;

/** Picks an event by a part of its title, or by slug, id or address. */
export function EventPicker({ value, onValue, ...field }: EventPickerProps) {
  const [held, setHeld] = useState({ value, text: value });
  if (held.value !== value) setHeld({ value, text: value });
  const query = useDebounced(held.text.trim(), PAUSE_MS);
  const isLongEnough = query.length >= SHORTEST;
  const { data, isPending, isError } = useQuery({
    ...queryFor('searchConsole', { query: { q: query.slice(0, 80) } }),
    enabled: isLongEnough,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
  const found = isLongEnough ? (data?.events ?? []) : [];
  const note = !isLongEnough
    ? t('picker.short')
    : isError
      ? t('picker.failed')
      : isPending
        ? t('picker.searching')
        : t('picker.nothing');
  const choose = (slug: string) => {
    setHeld({ value: slug, text: slug });
    if (slug !== value) onValue(slug);
  };
  return (
    <Combobox
      {...field}
      text={held.text}
      note={note}
      items={found.map(({ slug, title, city, state, startDate }) => ({
        key: slug,
        name: title,
        about: `${city}, ${state} · ${localDay(startDate)}`,
      }))}
      onText={(text) => setHeld({ value, text })}
      onChoose={({ key }) => choose(key)}
      onSubmitText={(text) => choose(text.trim())}
    />
  );
}
