import { Cell, ColumnHead, Table } from '../../../ui/table.tsx';
import type { Answer } from '../../kit/calls.ts';
import { duration, percent, seconds, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Ago, Bar, Columns, Facts, ToneBadge } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { failureTone, memoryTone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';

type Health = Answer<'getServerHealth'>;

/** There is no single process at the edge: unavailable values are marked (docs/spec/decisions.md 118). */
export function ServerHealth({ health: { server, restarts, workers } }: { health: Health }) {
  return (
    <>
      <Tiles label={t('diag.health')}>
        <Tile name="diag.uptime" value={duration(server.uptime)} />
        <Tile name="diag.version" value={server.version} />
        <Tile
          name="diag.restarts24"
          value={wholeNumber(restarts.frequency.last24Hours)}
          tone={restarts.isHighFrequency ? 'bad' : 'good'}
          hint={t(restarts.isHighFrequency ? 'diag.highFrequency' : 'diag.normalFrequency')}
        />
        <Tile name="diag.averageUptime" value={duration(restarts.frequency.averageUptime)} />
      </Tiles>
      <Columns>
        <div className={styles.part}>
          <Facts
            facts={[
              [t('diag.runtime'), server.nodeVersion],
              [t('diag.processId'), server.processId ?? t('diag.notAtEdge')],
              [t('diag.memory'), <Memory key="memory" memory={server.memoryUsage} />],
            ]}
          />
          <p className={styles.quiet}>{server.notes}</p>
        </div>
        <History restarts={restarts} />
      </Columns>
      <WorkerTable workers={workers} />
    </>
  );
}

function Memory({ memory }: { memory: Health['server']['memoryUsage'] }) {
  if (!memory) return t('diag.notAtEdge');
  const { heapUsed, heapTotal } = memory;
  const share = heapTotal > 0 ? (heapUsed / heapTotal) * 100 : 0;
  const text = `${wholeNumber(heapUsed)} / ${wholeNumber(heapTotal)} MB`;
  return <Bar label={t('diag.memory')} value={heapUsed} max={heapTotal} tone={memoryTone(share)} text={text} />;
}

function History({ restarts: { recentHistory, patterns } }: { restarts: Health['restarts'] }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.subhead}>{t('diag.history')}</h3>
      {recentHistory.length === 0 && <p className={styles.nothing}>{t('diag.historyEmpty')}</p>}
      <ul className={styles.notes}>
        {recentHistory.slice(0, 6).map(({ timestamp, reason, uptime }) => (
          <li key={`${timestamp} ${reason}`}>
            {reason}{' '}
            <span className={styles.quiet}>
              <Ago at={timestamp} /> {uptime !== null && `· ${duration(uptime)}`}
            </span>
          </li>
        ))}
      </ul>
      <h3 className={styles.subhead}>{t('diag.patterns')}</h3>
      <Facts
        facts={[
          ...patterns.frequentReasons.slice(0, 8).map(({ reason, count }) => [reason, wholeNumber(count)] as const),
          [t('diag.timePattern'), patterns.timePattern],
          [t('diag.memoryTrend'), patterns.memoryTrend],
        ]}
      />
    </div>
  );
}

function WorkerTable({ workers }: { workers: Health['workers'] }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.subhead}>{t('diag.workers')}</h3>
      {workers.length === 0 ? (
        <p className={styles.nothing}>{t('diag.workersEmpty')}</p>
      ) : (
        <Table caption={t('diag.workers')} dense>
          <thead>
            <tr>
              <ColumnHead>{t('diag.worker')}</ColumnHead>
              <ColumnHead number>{t('word.requests')}</ColumnHead>
              <ColumnHead number>{t('word.errors')}</ColumnHead>
              <ColumnHead number>{t('diag.p50')}</ColumnHead>
              <ColumnHead number>{t('diag.p95')}</ColumnHead>
              <ColumnHead number>{t('diag.starts')}</ColumnHead>
              <ColumnHead>{t('diag.lastSeen')}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {workers.map((worker) => (
              <tr key={worker.worker}>
                <th scope="row" className={styles.short}>
                  {worker.worker}
                </th>
                <Cell number className={styles.short ?? ''}>
                  {wholeNumber(worker.requests)}
                </Cell>
                <Cell number className={styles.short ?? ''}>
                  <ToneBadge tone={failureTone(worker.errorRate * 100)}>{percent(worker.errorRate * 100)}</ToneBadge>
                </Cell>
                <Cell number className={styles.short ?? ''}>
                  {latency(worker.p50Ms)}
                </Cell>
                <Cell number className={styles.short ?? ''}>
                  {latency(worker.p95Ms)}
                </Cell>
                <Cell number className={styles.short ?? ''}>
                  {wholeNumber(worker.isolateStarts)}
                </Cell>
                <Cell className={styles.short ?? ''}>
                  <Ago at={worker.lastSeen} />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

/** An upper bound: response times are counted in buckets. */
function latency(ms: number | null): string {
  return ms === null ? '–' : `≤ ${seconds(ms / 1_000)}`;
}
