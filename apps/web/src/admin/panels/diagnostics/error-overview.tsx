import { WarningIcon } from '../../../ui/icons.tsx';
import type { Answer } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { Columns } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { t } from '../../messages.ts';
import { ErrorList } from './error-list.tsx';
import { criticalOf, mentionsAiQuota, recentOf, recurringOf } from './sort-errors.ts';

/** Counts, the advice about the AI provider, and three views of the same errors (spec: DIAG-01, DIAG-02, DIAG-06). */
export function ErrorOverview({ found: { stats, errors, deadLetters } }: { found: Answer<'getErrorDiagnostics'> }) {
  const critical = criticalOf(errors);
  return (
    <>
      {mentionsAiQuota(errors) && (
        <div className={styles.alarm} role="alert">
          <WarningIcon />
          <div>
            <h3>{t('diag.quotaTitle')}</h3>
            <p>{t('diag.quotaText')}</p>
          </div>
        </div>
      )}
      <Tiles label={t('word.errors')}>
        <Tile name="diag.critical" value={stats.critical} tone={stats.critical > 0 ? 'bad' : 'good'} />
        <Tile name="diag.high" value={stats.high} tone={stats.high > 0 ? 'warn' : 'good'} />
        <Tile name="diag.total" value={stats.total} />
        <Tile name="diag.unresolved" value={stats.unresolved} tone={stats.unresolved > 0 ? 'warn' : 'good'} />
        <Tile
          name="diag.deadLettersTile"
          value={deadLetters}
          tone={deadLetters > 0 ? 'warn' : 'good'}
          to="/admin/error-diagnostics?tab=letters"
        />
      </Tiles>
      <Columns>
        <ErrorList title={t('diag.criticalList')} errors={critical} empty={t('diag.noCritical')} />
        <ErrorList title={t('diag.recurringList')} errors={recurringOf(errors)} empty={t('diag.noRecurring')} />
      </Columns>
      <ErrorList title={t('diag.recentList')} errors={recentOf(errors)} empty={t('diag.noRecent')} />
    </>
  );
}
