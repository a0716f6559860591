import type { CitySources } from '@marquee/contract';
import { coverageText } from '../../messages/coverage.ts';
import { Button } from '../../ui/button.tsx';
import styles from './city-sources.module.css';
import { fileWords, termsPath } from './coverage-words.ts';

/** The file of the night, for programs (spec: BEY-55). */
export function DataSet({ city: { dataset } }: { city: CitySources }) {
  return (
    <section className={styles.section} aria-labelledby="data">
      <h2 id="data">{coverageText('coverage.data')}</h2>
      <p className={styles.quiet}>{coverageText('coverage.dataText')}</p>
      {dataset ? (
        <>
          <p>
            {fileWords(dataset)}
            {dataset.leftOut > 0 && ` · ${coverageText('coverage.dataLeftOut', { n: dataset.leftOut })}`}
          </p>
          <p className={styles.data}>
            {/* Files of the API, not pages of the application. */}
            <Button asChild>
              <a href={dataset.path} download>
                {coverageText('coverage.dataGet')}
              </a>
            </Button>
            <a href={termsPath(dataset)}>{coverageText('coverage.dataTerms')}</a>
          </p>
        </>
      ) : (
        <p>{coverageText('coverage.dataNone')}</p>
      )}
    </section>
  );
}
