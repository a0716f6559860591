import { Button } from '../../../ui/button.tsx';
import styles from '../../kit/kit.module.css';
import { Ago, Facts, ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { TraceLink } from '../../kit/trace-link.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import type { DiagnosedError } from './sort-errors.ts';

const SEVERITY_TONES: Record<DiagnosedError['severity'], Tone> = {
  critical: 'bad',
  high: 'warn',
  medium: 'info',
  low: 'neutral',
};

interface ErrorListProps {
  title: string;
  errors: readonly DiagnosedError[];
  empty: string;
}

/** Errors with component, age and count; each expands to its stack. */
export function ErrorList({ title, errors, empty }: ErrorListProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.subhead}>{title}</h3>
      {errors.length === 0 ? (
        <p className={styles.nothing}>{empty}</p>
      ) : (
        <ul className={styles.folds}>
          {errors.map((error) => (
            <li key={error.id}>
              <details>
                <summary>
                  <ToneBadge tone={SEVERITY_TONES[error.severity]}>{t(`severity.${error.severity}`)}</ToneBadge>
                  <span className={styles.foldText}>
                    <span>
                      <bdi>{error.message}</bdi>
                    </span>
                    <span className={styles.quiet}>
                      {error.component} · {t('diag.occurrences', { count: error.occurrenceCount })} ·{' '}
                      <Ago at={error.lastOccurrence} />
                    </span>
                  </span>
                </summary>
                <ErrorDetail error={error} />
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ErrorDetail({ error }: { error: DiagnosedError }) {
  const resolve = useAction({
    call: 'resolveError',
    success: { title: t('diag.resolved'), description: t('diag.resolvedText') },
    failure: { title: t('diag.resolveFailed'), fallback: t('diag.resolveFailedText') },
    reloads: ['getErrorDiagnostics', 'listAuditLog'],
  });
  return (
    <div className={styles.foldBody}>
      <Facts
        facts={[
          [t('diag.firstSeen'), <Ago key="first" at={error.timestamp} />],
          [t('diag.reference'), <TraceLink key="reference" id={error.lastReference} />],
        ]}
      />
      {error.stack ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard (WCAG 2.1.1)
        <pre className={styles.code} tabIndex={0} aria-label={t('diag.stack')}>
          {error.stack}
        </pre>
      ) : (
        <p className={styles.quiet}>{t('diag.noStack')}</p>
      )}
      {error.resolvedAt === null ? (
        <Button
          size="sm"
          pending={resolve.isPending}
          onClick={() => void resolve.run({ params: { id: error.id }, body: {} })}
        >
          {t('diag.resolve')}
        </Button>
      ) : (
        <p className={styles.quiet}>
          {t('diag.resolvedBy', { by: error.resolvedBy ?? '–' })} <Ago at={error.resolvedAt} />
        </p>
      )}
    </div>
  );
}
