import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { WarningIcon } from '../../../ui/icons.tsx';
import type { Answer } from '../../kit/calls.ts';
import { decimal, percent, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block, Stack, ToneBadge } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { adviceOf, isAlert, isCritical } from './scraper-advice.ts';
import { scrapers } from './scraper-rows.tsx';
import { ScraperTest } from './scraper-test.tsx';

/** Spec: CALL-052. */
const EVERY_SECONDS = 30;
/** The audit's reads take a while: the list is read again after it (spec: PERF-02). */
const AUDIT_READ_MS = 5_000;

type Performance = Answer<'getScraperPerformance'>;

/** Scraper performance, nested in Scraping / Discovery (spec: PERF-01 to PERF-08; docs/spec/decisions.md 7). */
export function Scrapers() {
  const performance = useLive('getScraperPerformance', {}, { everySeconds: EVERY_SECONDS });
  return (
    <Stack>
      <Live of={performance} failure={t('scrapers.loadFailed')} lines={8}>
        {(answer) => (
          <Stack>
            <Summary of={answer} />
            {isAlert(answer.summary) && <Alert of={answer} />}
            <Block title={t('scrapers.list')} aside={<Audit />}>
              <RowList of={scrapers} rows={answer.sources} />
            </Block>
          </Stack>
        )}
      </Live>
      <ScraperTest />
    </Stack>
  );
}

function Summary({ of: { summary } }: { of: Performance }) {
  return (
    <Tiles label={t('scrapers.tiles')}>
      <Tile name="scrapers.total" value={wholeNumber(summary.totalSources)} />
      <Tile name="scrapers.healthy" value={wholeNumber(summary.healthySources)} tone="good" />
      <Tile
        name="scrapers.critical"
        value={wholeNumber(summary.criticalSources)}
        tone={summary.criticalSources > 0 ? 'bad' : 'good'}
      />
      <Tile
        name="scrapers.percent"
        value={percent(summary.totalSources === 0 ? null : summary.healthPercentage)}
        hint={isCritical(summary) && <ToneBadge tone="bad">{t('scrapers.criticalHealth')}</ToneBadge>}
      />
      <Tile name="scrapers.average" value={decimal(summary.totalSources === 0 ? null : summary.avgEventsPerSource)} />
    </Tiles>
  );
}

/** Under two events per source on average: what to do, from the figures of the list (spec: PERF-08). */
function Alert({ of }: { of: Performance }) {
  return (
    <div className={styles.alarm} role="alert">
      <WarningIcon />
      <div>
        <h2>{t('scrapers.alert')}</h2>
        <ul>
          {adviceOf(of.sources).map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Audit() {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const audit = useAction({
    call: 'runPerformanceAudit',
    success: ({ message }) => ({ title: t('scrapers.audited'), description: message }),
    failure: { title: t('scrapers.auditFailed'), fallback: t('scrapers.auditFailedText') },
    reloads: ['listAuditLog', 'listSchedules'],
  });
  async function press(): Promise<void> {
    if (!(await audit.run({ body: {} }))) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void queries.invalidateQueries({ queryKey: ['getScraperPerformance'] }),
      AUDIT_READ_MS,
    );
  }
  return (
    <Button size="sm" pending={audit.isPending} onClick={() => void press()}>
      {t('scrapers.audit')}
    </Button>
  );
}
