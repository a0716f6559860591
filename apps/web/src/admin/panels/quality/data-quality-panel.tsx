import { Cell, ColumnHead, Table } from '../../../ui/table.tsx';
import type { Answer } from '../../kit/calls.ts';
import { definePanel } from '../../kit/define-panel.tsx';
import { wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block, Tile, Tiles } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

/** What is missing or over, in all and by source (spec: DQ-02, DQ-04). */
export const dataQualityPanel = definePanel({ body: DataQualityBody });

function DataQualityBody() {
  const stats = useLive('getDataQualityStats', {});
  return (
    <Live of={stats} lines={6}>
      {({ totalEvents, missingImages, staleEvents, sourceAnalysis }) => (
        <>
          <Tiles label={t('data.tiles')}>
            <Tile label={t('data.total')} value={wholeNumber(totalEvents)} />
            <Tile
              label={t('data.missingImages')}
              value={wholeNumber(missingImages)}
              tone={missingImages > 0 ? 'warn' : 'good'}
            />
            <Tile label={t('data.stale')} value={wholeNumber(staleEvents)} hint={t('data.staleHint')} />
          </Tiles>
          <Block title={t('data.sources')} note={t('data.sourcesNote')}>
            {sourceAnalysis.length === 0 ? (
              <p className={styles.nothing}>{t('data.sourcesEmpty')}</p>
            ) : (
              <SourceTable rows={sourceAnalysis} />
            )}
          </Block>
        </>
      )}
    </Live>
  );
}

function SourceTable({ rows }: { rows: Answer<'getDataQualityStats'>['sourceAnalysis'] }) {
  return (
    <Table caption={t('data.sources')} dense>
      <thead>
        <tr>
          <ColumnHead>{t('data.source')}</ColumnHead>
          <ColumnHead number>{t('data.total')}</ColumnHead>
          <ColumnHead number>{t('data.missingImages')}</ColumnHead>
          <ColumnHead number>{t('data.stale')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.sourceId}>
            <th scope="row">
              <bdi>{row.source}</bdi>
            </th>
            <Cell number>{wholeNumber(row.total)}</Cell>
            <Cell number>{wholeNumber(row.missingImages)}</Cell>
            <Cell number>{wholeNumber(row.stale)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
