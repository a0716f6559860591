import { Link } from '../../../ui/link.tsx';
import { clock, stamp } from '../../kit/format.ts';
import { ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import styles from './trace.module.css';
import type { TraceStep } from './trace-steps.ts';

/** What a request left, one below the other on a line of time. */
export function TraceStepList({ steps }: { steps: readonly TraceStep[] }) {
  return (
    <ol className={styles.steps} aria-label={t('trace.steps')}>
      {steps.map(({ key, at, tone, badge, title, path, facts, detail }) => (
        <li key={key} className={styles[tone]}>
          <time dateTime={at} title={stamp(at)}>
            {clock(Date.parse(at))}
          </time>
          <div>
            <p>
              <ToneBadge tone={tone}>{badge}</ToneBadge>
              <span className={styles.title}>
                {path === null ? <bdi>{title}</bdi> : <Link to={path}>{title}</Link>}
              </span>
            </p>
            <p className={styles.facts}>{facts.join(' · ')}</p>
            {detail && (
              <p className={styles.detail}>
                <bdi>{detail}</bdi>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
