import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { homeText } from '../../messages/home.ts';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Place } from '../place/place.ts';
import styles from './growth.module.css';
import { NewCities, RecentStates } from './new-cities.tsx';
import { Section } from './section.tsx';

const SKELETONS = 3;

/** Cities that were added lately (spec: HOME-13 to HOME-16). Absent if there are none, or if they cannot be loaded. */
export function Growth({ place }: { place: Place }) {
  const { data, isPending } = useQuery(queryFor('recentCities', { query: { state: place.state } }));
  if (!isPending && !data?.stateRecent.length && !data?.otherStates.length) return null;
  return (
    <Section
      id="growth"
      title={homeText('growth.title')}
      link={
        <Link to="/cities" className={styles.all}>
          {homeText('growth.all')}
          <ArrowRightIcon />
        </Link>
      }
    >
      {isPending ? (
        <div className={styles.cards} data-skeleton-growth="">
          <p role="status" className={styles.said}>
            <VisuallyHidden>{homeText('growth.loading')}</VisuallyHidden>
          </p>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <Skeleton key={index} height="7rem" />
          ))}
        </div>
      ) : (
        <>
          {data.stateRecent.length > 0 && <NewCities cities={data.stateRecent} />}
          {data.otherStates.length > 0 && <RecentStates states={data.otherStates} />}
        </>
      )}
    </Section>
  );
}
