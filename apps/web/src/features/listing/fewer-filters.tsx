import type { Endpoints, ResponseOf } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { language } from '../../messages/language.ts';
import { noteText } from '../../messages/list-notes.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { categoryMeant } from '../events/categories.ts';
import type { Place } from '../place/place.ts';
import styles from './fewer-filters.module.css';
import { type Filters, NO_FILTERS } from './filters-in-address.ts';
import { listingQuery } from './listing-query.ts';

type Way = ResponseOf<Endpoints['fewerFilters']>['ways'][number];
type Part = Way['without'][number];

interface FewerFiltersProps {
  place: Place;
  filters: Filters;
  onChange: (some: Partial<Filters>) => void;
}

/** Which filters leave nothing, and how many events there are without them: a button for each way. Nothing until that is known. */
export function FewerFilters({ place, filters, onChange }: FewerFiltersProps) {
  const { q, query, isNothing } = listingQuery(place, filters);
  const { sort: _sort, boosted: _boosted, ...narrowing } = query;
  const { data } = useQuery({
    ...queryFor('fewerFilters', { query: { ...narrowing, ...(q ? { term: q } : {}) } }),
    enabled: !isNothing,
  });
  const ways = data?.ways ?? [];
  // Each of several ways takes back a part of what empties the list only together.
  const emptying = [...new Set(ways.flatMap((way) => way.without))];
  if (ways.length === 0) return null;
  return (
    <div className={styles.ways}>
      <p>
        {noteText(emptying.length > 1 ? 'note.emptiedTogether' : 'note.emptied', { names: namesOf(emptying, filters) })}
      </p>
      <ul>
        {ways.map(({ without, found }, i) => (
          <li key={without.join()}>
            <Button variant={i === 0 ? 'primary' : 'secondary'} onClick={() => onChange(withoutParts(without))}>
              {noteText('note.without', { ...found, names: namesOf(without, filters) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const namesOf = (parts: readonly Part[], filters: Filters): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts.map((part) => nameOf(part, filters)));

/** A filter as the visitor chose it. */
function nameOf(part: Part, { q, category, venue, when }: Filters): string {
  if (part === 'term') return `“${q}”`;
  if (part === 'categories') return categoryMeant(category);
  if (part === 'venue') return venue;
  if (part === 'days') return when === '' ? noteText('note.dates') : t(`when.${when}`);
  if (part === 'area') return noteText('note.mapArea');
  if (part === 'featured') return t('listing.boosted');
  return t(`listing.${part}`);
}

const GIVEN: Partial<Record<Part, ReadonlyArray<keyof Filters>>> = {
  term: ['q'],
  categories: ['category'],
  days: ['when', 'from', 'to'],
};

/** The choices that are taken back. */
function withoutParts(parts: readonly Part[]): Partial<Filters> {
  const names = parts.flatMap((part) => GIVEN[part] ?? [part as keyof Filters]);
  return Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]]));
}
