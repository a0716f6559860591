import type { CitySources } from '@marquee/contract';
import { coverageText } from '../../messages/coverage.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { venuePath } from '../venues/venue-events-query.ts';
import styles from './city-sources.module.css';

/** Places and websites that we know of and do not read, and the way to tell us of more. */
export function Missing({ city: { places, sites, all } }: { city: CitySources }) {
  const more = all.places - sites - places.length;
  return (
    <>
      <section className={styles.section} aria-labelledby="missing">
        <h2 id="missing">{coverageText('coverage.missing')}</h2>
        {all.places === 0 && <p className={styles.quiet}>{coverageText('coverage.missingNone')}</p>}
        {places.length > 0 && (
          <>
            <p className={styles.quiet}>{coverageText('coverage.missingPlaces')}</p>
            <ul className={styles.places}>
              {places.map(({ slug, name, events }) => (
                <li key={slug}>
                  <Link to={venuePath(slug)}>
                    <bdi>{name}</bdi>
                    <span>{coverageText('coverage.gave', { n: events })}</span>
                  </Link>
                </li>
              ))}
              {more > 0 && <li>{coverageText('coverage.morePlaces', { n: more })}</li>}
            </ul>
          </>
        )}
        {sites > 0 && <p className={styles.quiet}>{coverageText('coverage.sites', { n: sites })}</p>}
      </section>
      <aside className={styles.tell} aria-labelledby="tell">
        <h2 id="tell">{coverageText('coverage.tell')}</h2>
        <p>{coverageText('coverage.tellText')}</p>
        <Button asChild variant="primary">
          <Link to="/submit?what=website">{coverageText('coverage.tellButton')}</Link>
        </Button>
      </aside>
    </>
  );
}
