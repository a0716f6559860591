import { Cell, ColumnHead, Table } from '../../../ui/table.tsx';
import { wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Facts } from '../../kit/parts.tsx';
import { useWidth } from '../../kit/use-width.ts';
import { t } from '../../messages.ts';
import { Kind, LearnedFrom, type Pattern, Status, Success, Where } from './pattern-parts.tsx';

/** The width for six columns; below it each pattern is an expandable row. */
const TABLE_FROM = 720;

/** The latest patterns with figures from real reads, not estimates (docs/spec/decisions.md 108). */
export function PatternTable({ patterns }: { patterns: readonly Pattern[] }) {
  const [frame, width] = useWidth();
  return <div ref={frame}>{width < TABLE_FROM ? <Folds patterns={patterns} /> : <Columns patterns={patterns} />}</div>;
}

const keyOf = ({ domain, pattern, version }: Pattern) => `${domain} ${pattern} ${version}`;

function Folds({ patterns }: { patterns: readonly Pattern[] }) {
  return (
    <ul className={styles.folds} aria-label={t('patterns.performance')}>
      {patterns.map((pattern) => (
        <li key={keyOf(pattern)}>
          <details>
            <summary>
              <Status pattern={pattern} />
              <span className={styles.foldText}>
                <span>
                  <Where pattern={pattern} />
                </span>
              </span>
            </summary>
            <div className={styles.foldBody}>
              {pattern.endedBecause && <p className={styles.quiet}>{pattern.endedBecause}</p>}
              <Facts
                facts={[
                  [t('patterns.successRate'), <Success key="success" pattern={pattern} />],
                  [t('patterns.usual'), wholeNumber(pattern.usualEvents)],
                  [t('patterns.from'), <LearnedFrom key="from" pattern={pattern} />],
                  [t('patterns.kind'), <Kind key="kind" pattern={pattern} />],
                ]}
              />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function Columns({ patterns }: { patterns: readonly Pattern[] }) {
  return (
    <Table caption={t('patterns.performance')} dense>
      <thead>
        <tr>
          <ColumnHead>{t('patterns.source')}</ColumnHead>
          <ColumnHead>{t('patterns.status')}</ColumnHead>
          <ColumnHead number>{t('patterns.successRate')}</ColumnHead>
          <ColumnHead number>{t('patterns.usual')}</ColumnHead>
          <ColumnHead>{t('patterns.from')}</ColumnHead>
          <ColumnHead>{t('patterns.kind')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {patterns.map((pattern) => (
          <tr key={keyOf(pattern)}>
            <Cell>
              <Where pattern={pattern} />
            </Cell>
            <Cell>
              <Status pattern={pattern} />
              {pattern.endedBecause && <p className={styles.quiet}>{pattern.endedBecause}</p>}
            </Cell>
            <Cell number>
              <Success pattern={pattern} />
            </Cell>
            <Cell number>{wholeNumber(pattern.usualEvents)}</Cell>
            <Cell>
              <LearnedFrom pattern={pattern} />
            </Cell>
            <Cell>
              <Kind pattern={pattern} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
