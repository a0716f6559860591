import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../api/query-for.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { t } from '../messages.ts';
import type { RowOf } from './calls.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

export type PickedCity = Pick<RowOf<'searchCities'>, 'city' | 'state'>;

type Given = 'label' | 'size' | 'hint' | 'error' | 'disabled' | 'required';

interface CityPickerProps extends Pick<ComboboxProps<never>, Given> {
  value: PickedCity | null;
  onValue: (city: PickedCity | null) => void;
}

const SHORTEST = 2;
const PAUSE_MS = 200;
const MOST = 10;

const nameOf = ({ city, state }: PickedCity) => `${city}, ${state}`;

/** A US city, live or not. The value is null until a city is chosen from the list. */
export function CityPicker({ value, onValue, ...field }: CityPickerProps) {
  const [held, setHeld] = useState({ value, text: value ? nameOf(value) : '' });
  // Set from outside: the form was cleared or the address changed.
  if (held.value !== value) setHeld({ value, text: value ? nameOf(value) : '' });
  const query = useDebounced(held.text.trim(), PAUSE_MS);
  const isLongEnough = query.length >= SHORTEST;
  const { data, isPending, isError } = useQuery({
    ...queryFor('searchCities', { query: { query, limit: MOST } }),
    enabled: isLongEnough,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const found = isLongEnough ? (data ?? []) : [];
  const note = !isLongEnough
    ? t('picker.short')
    : isError
      ? t('picker.failed')
      : isPending
        ? t('picker.searching')
        : t('picker.nothing');
  return (
    <Combobox
      {...field}
      placeholder={t('picker.cityHint')}
      text={held.text}
      note={note}
      items={found.map((city) => ({
        key: nameOf(city),
        name: nameOf(city),
        about: t(city.isLive ? 'picker.live' : city.isSupported ? 'picker.configured' : 'picker.known'),
        city,
      }))}
      onText={(text) => {
        setHeld({ value: null, text });
        if (value) onValue(null);
      }}
      onChoose={({ city: { city, state } }) => {
        const chosen = { city, state };
        setHeld({ value: chosen, text: nameOf(chosen) });
        onValue(chosen);
      }}
    />
  );
}
