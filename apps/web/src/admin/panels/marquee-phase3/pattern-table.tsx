import { Cell, ColumnHead, Table } from '../../../ui/table.tsx';
import type { Answer } from '../../kit/calls.ts';
import { percent, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Ago, ToneBadge } from '../../kit/parts.tsx';
import { messages, t } from '../../messages.ts';
import { strategyName, venueTypeName } from './venue-types.ts';

type Pattern = Answer<'getPatternStats'>['patterns'][number];

const TONES = { active: 'good', drifted: 'warn', retired: 'neutral' } as const;

/** The last patterns that were learnt, with how they did: real visits, no estimates (decisions.md 108). */
export function PatternTable({ patterns }: { patterns: readonly Pattern[] }) {
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
          <tr key={`${pattern.domain} ${pattern.pattern} ${pattern.version}`}>
            <Cell>
              <strong>{pattern.source}</strong>
              <br />
              <code>
                {pattern.domain}
                {pattern.pattern}
              </code>
            </Cell>
            <Cell>
              <ToneBadge tone={TONES[pattern.status]}>{messages[`patterns.${pattern.status}`]}</ToneBadge>
              {pattern.endedBecause && <p className={styles.quiet}>{pattern.endedBecause}</p>}
            </Cell>
            <Cell number>
              {pattern.successRate === null ? t('patterns.noData') : percent(pattern.successRate * 100)}
              <br />
              <span className={styles.quiet}>{t('patterns.ofVisits', { count: pattern.replays })}</span>
            </Cell>
            <Cell number>{wholeNumber(pattern.usualEvents)}</Cell>
            <Cell>
              {messages[`patterns.from.${pattern.learntFrom}`]}
              <br />
              <span className={styles.quiet}>
                {t('patterns.version', { version: pattern.version })} · <Ago at={pattern.learntAt} />
              </span>
            </Cell>
            <Cell>
              {venueTypeName(pattern.venueType)}
              <br />
              <span className={styles.quiet}>{strategyName(pattern.strategy)}</span>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
