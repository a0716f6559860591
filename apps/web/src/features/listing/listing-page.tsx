import type { Event } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { referenceOf } from '../../api/call-error.ts';
import { SPARSE_FILTERS } from '../../api/constants.generated.ts';
import { queryFor } from '../../api/query-for.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CloseIcon, RefreshIcon } from '../../ui/icons.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { ErrorState } from '../../ui/state.tsx';
import { noteSearch } from '../concierge/dead-ends.ts';
import { categoriesMeant } from '../events/categories.ts';
import { Subscribe } from '../feeds/subscribe.tsx';
import { hiddenSeries } from '../hidden-series/hidden-series.ts';
import { failureWords } from '../outage/failure-words.ts';
import { aroundQuery } from '../place/around.ts';
import { rememberList } from '../place/last-list.ts';
import { placeName, usePlace } from '../place/place.ts';
import { BesideList } from './beside-list.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { EventGrid, SkeletonGrid } from './event-grid.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useFilters } from './filters.ts';
import { countsAgree } from './filters-in-address.ts';
import { ListingHead } from './listing-head.tsx';
import styles from './listing-page.module.css';
import { NextPage } from './next-page.tsx';
import { useListing } from './use-listing.ts';

// Needed where there are no events only.
const EmptyListing = lazy(async () => ({ default: (await import('./empty-listing.tsx')).EmptyListing }));

// Needed under its filters only.
const SparseNote = lazy(async () => ({ default: (await import('./sparse-note.tsx')).SparseNote }));

// Needed for words that nothing has as they were typed.
const SearchedFor = lazy(async () => ({ default: (await import('./searched-for.tsx')).SearchedFor }));

// Needed by those who hide series only.
const LeftOut = lazy(async () => ({ default: (await import('../hidden-series/left-out.tsx')).LeftOut }));

// It comes after the list, so its code is not part of the first load.
const KeepList = lazy(async () => ({ default: (await import('../follows/keep-list.tsx')).KeepList }));

const ListOrganizers = lazy(async () => ({
  default: (await import('../organizers/for-organizers.tsx')).ListOrganizers,
}));

const NewsletterSignUp = lazy(async () => ({ default: (await import('../newsletter/sign-up.tsx')).NewsletterSignUp }));

const SourcesLink = lazy(async () => ({ default: (await import('../city-sources/sources-link.tsx')).SourcesLink }));

// Below the list of a category; Home has its own.
const Sponsored = lazy(async () => ({ default: (await import('../ads/sponsored.tsx')).Sponsored }));

/** A city's upcoming events (spec: LIST). */
export function ListingPage() {
  const place = usePlace();
  const { filters, change, isNarrowed, clear } = useFilters();
  const listing = useListing(place, filters);
  const { search } = useLocation();
  useEffect(() => rememberList(search), [search]);
  useEffect(() => {
    if (filters.q) noteSearch(filters.q);
  }, [filters.q]);
  const hidden = hiddenSeries.use();
  const [showsHidden, showHidden] = useState(false);
  const without = (all: readonly Event[]) => all.filter(({ id }) => showsHidden || !hidden.includes(id));
  const events = without(listing.events);
  const hasHidden = listing.events.some(({ id }) => hidden.includes(id));
  const sparse = SPARSE_FILTERS.find((filter) => filters[filter]);
  const counts = useQuery(queryFor('countCategories', { query: aroundQuery(place, filters) }));
  usePageHead({
    title: t('site.title', { page: t('listing.pageTitle', { place: placeName(place) }) }),
    description: t('site.description'),
  });

  return (
    <>
      <Canopy running={listing.isPending || listing.isStale}>
        <ListingHead
          place={place}
          filters={filters}
          found={listing.isPending || listing.isStale ? null : listing.found}
          nearby={listing.nearby.length}
          hasFailed={listing.error !== null}
          onSearch={(q) => change({ q, exact: false }, true)}
        />
      </Canopy>
      <FilterBar {...{ place, filters, listing, isNarrowed, clear }} counts={counts.data ?? {}} onChange={change} />
      <div className={classNames(styles.page, filters.map && !listing.error && styles.withMap)}>
        {!listing.error && (
          <div className={styles.kinds}>
            <CategoryFilter
              isRow
              counts={counts.data ?? {}}
              chosen={filters.category}
              isInArea={filters.area !== ''}
              hasCounts={countsAgree(filters)}
              onChoose={(category) => change({ category, venue: '' })}
            />
            {isNarrowed && listing.events.length > 0 && (
              <Button variant="quiet" size="sm" onClick={clear}>
                <CloseIcon />
                {t('listing.clear')}
              </Button>
            )}
          </div>
        )}
        {filters.area && !listing.error && (
          <p className={styles.area}>
            <Button size="sm" onClick={() => change({ area: '', venue: '' })}>
              <CloseIcon />
              {t('listing.clearArea')}
            </Button>
            {t('listing.areaNote')}
          </p>
        )}
        <section aria-label={t('listing.results')} aria-busy={listing.isPending || listing.isStale}>
          {listing.isPending && <SkeletonGrid />}
          {listing.error && (
            <ErrorState
              title={t('listing.errorTitle')}
              detail={failureWords(listing.error, navigator.onLine).text}
              reference={referenceOf(listing.error)}
              icon={<RefreshIcon />}
              actions={
                <Button variant="primary" onClick={() => window.location.reload()}>
                  {t('ui.tryAgain')}
                </Button>
              }
            >
              {navigator.onLine && t('listing.errorText')}
            </ErrorState>
          )}
          {!listing.isPending && !listing.error && listing.events.length === 0 && (
            <Suspense>
              <EmptyListing {...{ place, filters, isNarrowed, clear }} status={listing.cityStatus} onChange={change} />
            </Suspense>
          )}
          {listing.searchedFor !== null && (
            <Note>
              <SearchedFor q={listing.searchedFor} typed={filters.q} onExact={() => change({ exact: true })} />
            </Note>
          )}
          {sparse && listing.events.length > 0 && (
            <Note>
              <SparseNote filter={sparse} />
            </Note>
          )}
          {hasHidden && (
            <Note>
              <LeftOut events={listing.events} isShown={showsHidden} onShow={showHidden} />
            </Note>
          )}
          <EventGrid
            events={events}
            boosted={without(listing.boosted)}
            nearby={listing.nearby}
            isStale={listing.isStale}
            hasDays={filters.sort === 'date-asc'}
          />
          {listing.next && <NextPage next={listing.next} />}
          {listing.events.length > 0 &&
            (filters.area ? (
              <p>{t('listing.areaFeeds')}</p>
            ) : (
              !filters.featured && <Subscribe place={place} filters={filters} />
            ))}
          {!filters.area && !filters.featured && !listing.isPending && !listing.error && (
            <Suspense>
              <KeepList place={place} filters={filters} />
              {categoriesMeant(filters.category).length > 0 && (
                <Sponsored key={`${placeName(place)} ${filters.category}`} place={place} category={filters.category} />
              )}
            </Suspense>
          )}
          {listing.events.length > 0 && (
            <Suspense>
              <ListOrganizers />
            </Suspense>
          )}
          {listing.cityStatus === 'live' && (
            <Suspense>
              <NewsletterSignUp key={placeName(place)} place={place} />
              <SourcesLink place={place} />
            </Suspense>
          )}
        </section>
        {filters.map && !listing.error && (
          <BesideList
            {...{ place, listing: { ...listing, events } }}
            filters={filters}
            without={without}
            onArea={(area) => change({ area, venue: '' })}
            onClose={() => change({ map: false })}
          />
        )}
      </div>
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div className={styles.leftOut}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
