import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { campaignText } from '../../messages/campaigns.ts';
import { Link } from '../../ui/link.tsx';
import type { Place } from '../place/place.ts';
import { AdCard } from './ad-card.tsx';
import styles from './ads.module.css';

interface SponsoredProps {
  place: Place;
  /** Of the list that they stand below. */
  category?: string | undefined;
}

/** At most three ads of the city's active campaigns, marked as such (spec: HOME-07). Absent if there are none. */
export function Sponsored({ place, category }: SponsoredProps) {
  // A token is for one showing: nothing is read again while the page is open, and nothing is kept for the next one.
  const { data: ads } = useQuery({
    ...queryFor('listActiveCampaigns', {
      query: { city: place.city, state: place.state, ...(category ? { categories: category } : {}) },
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (!ads || ads.length === 0) return null;
  return (
    <section aria-labelledby="sponsored" className={styles.section}>
      <header className={styles.head}>
        <h2 id="sponsored">{campaignText('ads.title')}</h2>
        <Link to="/advertise" className={styles.advertise}>
          {campaignText('ads.advertise')}
        </Link>
      </header>
      <ul className={styles.ads}>
        {ads.map((ad) => (
          <li key={ad.token}>
            <AdCard ad={ad} />
          </li>
        ))}
      </ul>
    </section>
  );
}
