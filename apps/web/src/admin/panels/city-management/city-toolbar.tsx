import { Button } from '../../../ui/button.tsx';
import { ListFilters } from '../../kit/list-filters.tsx';
import { t } from '../../messages.ts';
import styles from './city-management.module.css';
import { type cityQueryOf, SORTS } from './city-query.ts';
import { DiscoverCities } from './discover-cities.tsx';

interface CityToolbarProps {
  query: ReturnType<typeof cityQueryOf>['query'];
  states: readonly string[];
  onChange: (values: Record<string, string>) => void;
}

/** Search, state, order and its direction, and a run of expansion (spec: CITYADM-01, CITYADM-04). */
export function CityToolbar({ query, states, onChange }: CityToolbarProps) {
  const { search = '', state = '', sort, direction } = query;
  const values = { ...(search && { search }), ...(state && { state }), ...(sort !== 'name' && { sort }) };
  const way = t(direction === 'asc' ? 'cities.asc' : 'cities.desc');
  return (
    <div className={styles.toolbar}>
      <ListFilters
        values={values}
        onChange={onChange}
        filters={[
          { name: 'search', label: t('cities.search'), kind: 'search', placeholder: t('cities.searchExample') },
          {
            name: 'state',
            label: t('cities.state'),
            fallback: t('cities.allStates'),
            options: states.map((code) => ({ value: code, label: code })),
          },
          {
            name: 'sort',
            label: t('cities.sort'),
            fallback: t('cities.sort.name'),
            options: SORTS.slice(1).map((key) => ({ value: key, label: t(`cities.sort.${key}`) })),
          },
        ]}
      />
      <Button
        size="sm"
        aria-label={t('cities.turn', { now: way })}
        onClick={() => onChange({ direction: direction === 'asc' ? 'desc' : '' })}
      >
        <span aria-hidden="true">{direction === 'asc' ? '↑' : '↓'}</span> {way}
      </Button>
      <DiscoverCities />
    </div>
  );
}
