import type { CitySources } from '@marquee/contract';
import { coverageText } from '../../messages/coverage.ts';
import { grouped } from '../../messages/dates.ts';
import styles from './city-sources.module.css';
import { answerWords, groupsOfSources, yieldWords } from './coverage-words.ts';

/** The sources by name: those with events first, then those that rest, and those that went silent. */
export function SourceGroups({ city }: { city: CitySources }) {
  const groups = groupsOfSources(city.sources);
  return (
    <section className={styles.section} aria-labelledby="sources">
      <h2 id="sources">{coverageText('coverage.sources')}</h2>
      {groups.length === 0 && <p className={styles.quiet}>{coverageText('coverage.noSources')}</p>}
      {groups.map(({ standing, sources }) => (
        <section key={standing} className={styles.group} aria-labelledby={`sources-${standing}`}>
          <h3 id={`sources-${standing}`}>
            {coverageText(`coverage.standing.${standing}`)}
            <span>{grouped(sources.length)}</span>
          </h3>
          {standing === 'closed' && <p className={styles.quiet}>{coverageText('coverage.closedText')}</p>}
          <ul className={styles.rows}>
            {sources.map((source) => (
              <li key={source.url} className={styles.row}>
                <a href={source.url} target="_blank" rel="noopener noreferrer">
                  <bdi>{source.name}</bdi>
                </a>
                <span className={styles.amount}>{yieldWords(source)}</span>
                <span>
                  <bdi>{source.host.replace(/^www\./, '')}</bdi> · {coverageText(`coverage.kind.${source.kind}`)}
                </span>
                <span className={styles.when}>{answerWords(source, city.timezone)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
