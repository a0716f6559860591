import type { EndpointId } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Select } from '../../ui/select.tsx';
import { t } from '../messages.ts';
import type { Choices, ChoicesOf, Filter } from './define-list.ts';
import lists from './lists.module.css';

/** Options rarely change. */
const CHOICES_MS = 60_000;

export interface FilterProps {
  filter: Filter<string>;
  value: string;
  onValue: (value: string) => void;
}

/** A select. */
export function ChoiceFilter({
  filter,
  value,
  onValue,
  options,
}: FilterProps & { options: NonNullable<Filter<string>['options']> }) {
  return (
    <Select
      size="sm"
      label={filter.label}
      value={value}
      options={[{ value: '', label: filter.fallback ?? t('kit.any') }, ...options]}
      onValue={onValue}
    />
  );
}

/** The value from the URL stays selected while the options load, and if it is not among them. */
export function ReadChoiceFilter({ choices, ...props }: FilterProps & { choices: Choices }) {
  // The type of the call was checked in the list's definition.
  const { call, options: optionsOf } = choices as ChoicesOf<EndpointId>;
  const { data } = useQuery({ ...queryFor<EndpointId>(call, {}), staleTime: CHOICES_MS });
  const { value } = props;
  const options = data === undefined ? [] : optionsOf(data);
  const isKnown = value === '' || options.some((option) => option.value === value);
  return <ChoiceFilter {...props} options={isKnown ? options : [{ value, label: value }, ...options]} />;
}

/** A value set by a link, with a button to clear it. */
export function GivenFilter({
  filter,
  value,
  onValue,
  show,
}: FilterProps & { show: NonNullable<Filter<string>['show']> }) {
  return (
    <div className={lists.given} role="group" aria-label={filter.label}>
      <span className={lists.givenLabel}>{filter.label}</span>
      <span className={lists.givenValue}>
        <span>{show(value)}</span>
        <IconButton label={t('kit.clearFilter', { filter: filter.label })} onClick={() => onValue('')}>
          <CloseIcon />
        </IconButton>
      </span>
    </div>
  );
}
