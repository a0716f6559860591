import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LISTING_MILES } from '../../api/constants.generated.ts';
import { queryFor } from '../../api/query-for.ts';
import { homeText } from '../../messages/home.ts';
import { t } from '../../messages/site.ts';
import { usePageHead } from '../../ui/page-head.ts';
import { aroundQuery } from '../place/around.ts';
import { placeName, usePlace } from '../place/place.ts';
import { Curated } from './curated.tsx';
import { Growth } from './growth.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { HomeTabs } from './home-tabs.tsx';
import { Interests } from './interests.tsx';
import { JoinPromo } from './join-promo.tsx';
import { StateSection } from './state-section.tsx';
import { useComing } from './use-coming.ts';

const ListOrganizers = lazy(async () => ({
  default: (await import('../organizers/for-organizers.tsx')).ListOrganizers,
}));
const Sponsored = lazy(async () => ({ default: (await import('../ads/sponsored.tsx')).Sponsored }));

/** Home: tonight first, then what else is on in the city, its state and the network (spec: HOME). */
export function HomePage() {
  const place = usePlace();
  const coming = useComing(place);
  const counts = useQuery(queryFor('countCategories', { query: aroundQuery(place, { within: LISTING_MILES }) }));
  usePageHead({
    title: t('site.title', { page: homeText('home.pageTitle', { place: placeName(place) }) }),
    description: t('site.description'),
  });

  return (
    <>
      <Hero place={place} tonight={coming.tonight} evening={coming.evening} isPending={coming.isPending} />
      <HomeTabs>
        <div className={styles.page}>
          <Curated place={place} coming={coming} />
          <Suspense>
            <Sponsored key={placeName(place)} place={place} />
          </Suspense>
          {coming.status === 'live' && <Interests place={place} counts={counts.data} />}
          <StateSection place={place} />
          <Growth place={place} />
          <JoinPromo />
          <Suspense>{coming.curated.length > 0 && <ListOrganizers />}</Suspense>
        </div>
      </HomeTabs>
    </>
  );
}
