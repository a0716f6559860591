import type { Answer } from '../../kit/calls.ts';
import { percent } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Ago, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { strategyName, venueTypeName } from './venue-types.ts';

export type Pattern = Answer<'getPatternStats'>['patterns'][number];
type OfPattern = { pattern: Pattern };

const TONES = { active: 'good', drifted: 'warn', retired: 'neutral' } as const;

export function Where({ pattern: { source, domain, pattern } }: OfPattern) {
  return (
    <>
      <strong>{source}</strong>
      <br />
      <code>
        {domain}
        {pattern}
      </code>
    </>
  );
}

export function Status({ pattern: { status } }: OfPattern) {
  return <ToneBadge tone={TONES[status]}>{t(`patterns.${status}`)}</ToneBadge>;
}

/** Based on actual reads: before the first there is no figure. */
export function Success({ pattern: { successRate, replays } }: OfPattern) {
  if (successRate === null) return t('patterns.noData');
  return (
    <>
      {percent(successRate * 100)}
      <br />
      <span className={styles.quiet}>{t('patterns.ofVisits', { count: replays })}</span>
    </>
  );
}

export function LearnedFrom({ pattern: { learnedFrom, version, learnedAt } }: OfPattern) {
  return (
    <>
      {t(`patterns.from.${learnedFrom}`)}
      <br />
      <span className={styles.quiet}>
        {t('patterns.version', { version })} · <Ago at={learnedAt} />
      </span>
    </>
  );
}

export function Kind({ pattern: { venueType, strategy } }: OfPattern) {
  return (
    <>
      {venueTypeName(venueType)}
      <br />
      <span className={styles.quiet}>{strategyName(strategy)}</span>
    </>
  );
}
