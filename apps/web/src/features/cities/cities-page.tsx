import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { cityText } from '../../messages/places.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { PinIcon, SearchIcon } from '../../ui/icons.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Outage } from '../outage/outage.tsx';
import { PlaceChoice } from '../place/place-choice.tsx';
import styles from './cities-page.module.css';
import { NetworkFigures } from './network-figures.tsx';
import { StateCities } from './state-cities.tsx';

const SKELETONS = 6;

/** The live cities by state (spec: CITY). */
export function CitiesPage() {
  const stats = useQuery(queryFor('cityStats', {}));
  usePageHead({ title: t('site.title', { page: cityText('cities.title') }), description: cityText('cities.text') });
  return (
    <>
      <Canopy running={stats.isPending}>
        <div className={styles.head}>
          <h1 className={styles.title}>{cityText('cities.title')}</h1>
          <p className={styles.text}>{cityText('cities.text')}</p>
          <NetworkFigures overview={stats.data?.overview ?? null} hasFailed={stats.isError} />
          <PlaceChoice>
            {(open) => (
              <Button onClick={open}>
                <SearchIcon />
                {cityText('cities.search')}
              </Button>
            )}
          </PlaceChoice>
        </div>
      </Canopy>
      <div className={styles.page}>
        {stats.isPending && <Waiting />}
        {stats.isError && (
          <Outage
            title={cityText('cities.failed')}
            error={stats.error}
            isRetrying={stats.isFetching}
            onRetry={() => void stats.refetch()}
          />
        )}
        {stats.data?.states.length === 0 && <EmptyState title={cityText('cities.none')} icon={<PinIcon />} />}
        {stats.data?.states.map((state) => (
          <StateCities key={state.state} state={state} />
        ))}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <>
      <p role="status">
        <VisuallyHidden>{cityText('cities.loading')}</VisuallyHidden>
      </p>
      <div className={styles.grid}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} height="6rem" />
        ))}
      </div>
    </>
  );
}
