import { useState } from 'react';
import { t } from '../../messages/site.ts';
import { ChevronDownIcon, PinIcon } from '../../ui/icons.tsx';
import { type Place, placeName } from '../place/place.ts';
import { PlaceButton } from '../place/place-button.tsx';
import { aroundWords } from './around-words.ts';
import type { Filters } from './filters.ts';
import { Found } from './found.tsx';
import { greetingAt } from './greeting.ts';
import styles from './listing-head.module.css';
import { SearchBox } from './search-box.tsx';
import type { Listing } from './use-listing.ts';

interface ListingHeadProps {
  place: Place;
  filters: Filters;
  found: Listing['found'] | null;
  /** Towns around it whose events are counted too. */
  nearby: number;
  hasFailed: boolean;
  onSearch: (q: string) => void;
}

/** The head of the listing: title, place, count and search. */
export function ListingHead({ place, filters, found, nearby, hasFailed, onSearch }: ListingHeadProps) {
  const [greeting] = useState(() => greetingAt(new Date()));
  return (
    <div className={styles.head}>
      <p className={styles.greeting}>{t(`listing.greeting.${greeting}`)}</p>
      <h1 className={styles.title} tabIndex={-1}>
        {t(filters.q ? 'listing.searchTitle' : 'listing.title')}
      </h1>
      <PlaceButton className={styles.place}>
        <PinIcon />
        <bdi>{placeName(place)}</bdi>
        <ChevronDownIcon />
      </PlaceButton>
      <div className={styles.sign}>
        {!hasFailed && <Found found={found} place={filters.area ? t('listing.area') : aroundWords(place, nearby)} />}
      </div>
      <div className={styles.search}>
        <SearchBox q={filters.q} onSearch={onSearch} />
      </div>
    </div>
  );
}
