import { Link } from '../../../ui/link.tsx';
import type { Answer } from '../../kit/calls.ts';
import { wholeNumber } from '../../kit/format.ts';
import kit from '../../kit/kit.module.css';
import { Ago, Block, ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { TraceLink } from '../../kit/trace-link.tsx';
import { t } from '../../messages.ts';
import styles from './dashboard.module.css';

type Latest = Answer<'getDashboard'>['errors']['latest'];
const TONES: Record<Latest[number]['severity'], Tone> = {
  critical: 'bad',
  high: 'bad',
  medium: 'warn',
  low: 'neutral',
};

/** Errors by kind that are open, the latest first. */
export function LatestErrors({ of: errors }: { of: Latest }) {
  return (
    <Block
      title={t('dash.latestErrors')}
      aside={<Link to="/admin/error-diagnostics">{t('section.errorDiagnostics')}</Link>}
    >
      {errors.length === 0 ? (
        <p className={kit.nothing}>{t('dash.errorsNone')}</p>
      ) : (
        <ul className={styles.errors}>
          {errors.map(({ id, component, message, severity, occurrences, lastAt, lastReference }) => (
            <li key={id}>
              <ToneBadge tone={TONES[severity]}>{t(`grade.${severity}`)}</ToneBadge>
              <div>
                <p>
                  <bdi>{message}</bdi>
                </p>
                <small>
                  {component} · <Ago at={lastAt} />
                  {lastReference && (
                    <>
                      {' · '}
                      <TraceLink id={lastReference} />
                    </>
                  )}
                </small>
              </div>
              <span>{t('dash.times', { n: wholeNumber(occurrences) })}</span>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
