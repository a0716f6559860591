import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import type { Answer } from '../../kit/calls.ts';
import { definePanel } from '../../kit/define-panel.tsx';
import { percent, stamp, timeAgo, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { useNow } from '../../kit/now.ts';
import { Block, Facts, Stack, ToneBadge } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { auditTone, type Tone } from '../../kit/tone.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

type Report = Answer<'auditLocations'>;

const SEVERITY_TONES: Record<Report['violations'][number]['severity'], Tone> = {
  error: 'bad',
  warning: 'warn',
  info: 'info',
};

/** The audit of event locations (spec: S2§2.16). */
export const locationIntegrityPanel = definePanel({ body: LocationIntegrityBody });

function LocationIntegrityBody() {
  const report = useLive('auditLocations', {});
  const rules = useLive('listLocationRules', {});
  return (
    <>
      <Block title={t('location.report')} note={t('location.note')} aside={<RunAudit />}>
        <Live of={report} failure={t('location.failed')} lines={3}>
          {(found) => <Figures report={found} />}
        </Live>
      </Block>
      <Block title={t('location.violations')} note={t('location.violationsNote')}>
        <Live of={report} failure={t('location.failed')} lines={6}>
          {({ violations }) => <Violations violations={violations} />}
        </Live>
      </Block>
      <Block title={t('location.rules')}>
        <Live of={rules} failure={t('location.failed')} lines={8}>
          {(all) => <Facts facts={all.map(({ id, description }) => [id, description] as const)} />}
        </Live>
      </Block>
    </>
  );
}

/** Running the audit means requesting the report again (spec: CALL-155). */
function RunAudit() {
  const queries = useQueryClient();
  const isRunning = useIsFetching({ queryKey: ['auditLocations'] }) > 0;
  return (
    <Button
      size="sm"
      variant="primary"
      aria-busy={isRunning || undefined}
      onClick={() => void queries.refetchQueries({ queryKey: ['auditLocations'] })}
    >
      {t('location.run')}
    </Button>
  );
}

function Figures({ report }: { report: Report }) {
  const { summary, validEvents, totalEvents, isComplete, ranAt, lookedAt } = report;
  const now = useNow();
  return (
    <Stack>
      <p className={styles.quiet} role="status">
        {t('location.ran', { time: stamp(ranAt), ago: timeAgo(ranAt, now), looked: lookedAt })}
      </p>
      <Tiles label={t('location.report')}>
        <Tile
          name="location.score"
          value={percent(summary.overallScore)}
          tone={auditTone(summary.overallScore)}
          hint={t('location.scoreHint')}
        />
        <Tile name="location.valid" value={wholeNumber(validEvents)} />
        <Tile name="location.total" value={wholeNumber(totalEvents)} />
        <Tile
          name="location.critical"
          value={wholeNumber(summary.errors)}
          tone={summary.errors > 0 ? 'bad' : 'good'}
          {...(summary.warnings + summary.infos > 0 && {
            hint: t('location.lesser', { warnings: summary.warnings, infos: summary.infos }),
          })}
        />
      </Tiles>
      {!isComplete && <p role="status">{t('location.more')}</p>}
    </Stack>
  );
}

function Violations({ violations }: { violations: Report['violations'] }) {
  if (violations.length === 0) return <p className={styles.nothing}>{t('location.clear')}</p>;
  return (
    <ul className={styles.folds}>
      {violations.map(({ eventId, rule, eventTitle, severity, message, correctionSuggestion }) => (
        <li key={`${eventId} ${rule}`}>
          <details>
            <summary>
              <ToneBadge tone={SEVERITY_TONES[severity]}>{t(`location.severity.${severity}`)}</ToneBadge>
              <span className={styles.foldText}>
                <span dir="auto">{eventTitle}</span>
                <span className={styles.quiet}>{message}</span>
              </span>
            </summary>
            <div className={styles.foldBody}>
              <Facts facts={[[t('location.fix'), correctionSuggestion]]} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
