import type { CitySources } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isMissing } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { coverageText } from '../../messages/coverage.ts';
import { grouped } from '../../messages/dates.ts';
import { t } from '../../messages/site.ts';
import { Canopy } from '../../ui/canopy.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { NotFoundPage } from '../missing/not-found-page.tsx';
import { NewsletterSignUp } from '../newsletter/sign-up.tsx';
import { Outage } from '../outage/outage.tsx';
import { eventsPath, placeName } from '../place/place.ts';
import styles from './city-sources.module.css';
import { Completeness } from './completeness.tsx';
import { DataSet } from './data-set.tsx';
import { Missing } from './missing.tsx';
import { SourceGroups } from './source-groups.tsx';

/** What a city's page knows about itself: what we read there, what went silent, what is missing (spec: BEY-51). */
export function CitySourcesPage() {
  const { slug = '' } = useParams();
  const sources = useQuery({
    ...queryFor('getCitySources', { params: { slug } }),
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });
  if (isMissing(sources.error)) return <NotFoundPage />;
  if (sources.isPending)
    return (
      <>
        <Canopy running />
        <PageSpinner label={coverageText('coverage.loading')} />
      </>
    );
  if (!sources.data)
    return (
      <>
        <Canopy />
        <Outage
          level={1}
          title={coverageText('coverage.failed')}
          error={sources.error}
          isRetrying={sources.isFetching}
          onRetry={() => void sources.refetch()}
        />
      </>
    );
  return <Shown city={sources.data} />;
}

function Shown({ city }: { city: CitySources }) {
  const place = placeName(city);
  const title = coverageText('coverage.title', { place });
  usePageHead({ title: t('site.title', { page: title }), description: coverageText('coverage.text') });
  return (
    <>
      <Canopy>
        <header className={styles.head}>
          <Link to={eventsPath(city)} className={styles.back}>
            <ArrowLeftIcon />
            {coverageText('coverage.back', { place })}
          </Link>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.text}>{coverageText('coverage.text')}</p>
          <Figures all={city.all} />
        </header>
      </Canopy>
      <div className={styles.page}>
        <Completeness city={city} />
        <SourceGroups city={city} />
        <Missing city={city} />
        <DataSet city={city} />
        <NewsletterSignUp key={place} place={city} />
      </div>
    </>
  );
}

function Figures({ all }: { all: CitySources['all'] }) {
  const figures = [
    ['coverage.listing', all.sources],
    ['coverage.events', all.events],
    ['coverage.lost', all.lost],
    ['coverage.places', all.places],
  ] as const;
  return (
    <dl className={styles.figures} aria-label={coverageText('coverage.figures')}>
      {figures.map(([name, n]) => (
        <div key={name} className={styles.figure}>
          <dt>{coverageText(name)}</dt>
          <dd>{grouped(n)}</dd>
        </div>
      ))}
    </dl>
  );
}
