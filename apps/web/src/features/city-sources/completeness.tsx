import type { CitySources } from '@marquee/contract';
import { coverageText } from '../../messages/coverage.ts';
import { categoryName } from '../events/categories.ts';
import styles from './city-sources.module.css';
import { estimateWords, kindWords, shareSentence, shareWords } from './coverage-words.ts';

/** How complete we believe we are, by category, and how that is estimated. */
export function Completeness({ city }: { city: CitySources }) {
  return (
    <section className={styles.section} aria-labelledby="complete">
      <h2 id="complete">{coverageText('coverage.how')}</h2>
      <p className={styles.lead}>{shareSentence(city.all)}</p>
      <ul className={styles.kinds} aria-label={coverageText('coverage.kinds')}>
        {city.categories.map((kind) => (
          <li key={kind.category} className={styles.kind} data-hue={kind.category.toLowerCase()}>
            <strong>{categoryName(kind.category)}</strong>
            <span className={styles.amount}>{shareWords(kind)}</span>
            {/* The words beside it say the same. */}
            <meter className={styles.bar} min={0} max={1} value={kind.share ?? 0} aria-hidden="true" />
            <span className={styles.about}>{kindWords(kind)}</span>
          </li>
        ))}
      </ul>
      <details className={styles.estimate}>
        <summary>{coverageText('coverage.estimate')}</summary>
        {estimateWords(city).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </details>
    </section>
  );
}
