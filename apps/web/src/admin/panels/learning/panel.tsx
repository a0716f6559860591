import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import { percent, wholeNumber } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { Block, Columns, Facts } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { PatternDialog } from './pattern-dialog.tsx';
import { PatternTable } from './pattern-table.tsx';
import { VENUE_TYPES } from './venue-types.ts';

/** Spec: CALL-145. */
const STATS_SECONDS = 30;

/** The learned extractors, and a test of what could be learned from a page (spec: PATTERN-01 to PATTERN-04). */
export const learningPanel = definePanel({ body: MarqueePhase3 });

function MarqueePhase3() {
  const stats = useLive('getPatternStats', {}, { everySeconds: STATS_SECONDS });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Block
        title={t('patterns.title')}
        note={t('patterns.note')}
        aside={
          <Button variant="primary" onClick={() => setOpen(true)}>
            {t('patterns.test')}
          </Button>
        }
      >
        <Live of={stats} lines={2}>
          {({ totalPatterns, averageSuccessRate, replays, venueTypeDistribution }) => (
            <Tiles label={t('patterns.title')}>
              <Tile name="patterns.learned" value={wholeNumber(totalPatterns)} />
              <Tile
                name="patterns.successRate"
                value={averageSuccessRate === null ? t('patterns.noData') : percent(averageSuccessRate * 100)}
                hint={replays > 0 && t('patterns.ofVisits', { count: replays })}
              />
              <Tile
                name="patterns.venueTypes"
                value={wholeNumber(Object.keys(venueTypeDistribution).length)}
                hint={t('patterns.ofFive')}
              />
            </Tiles>
          )}
        </Live>
      </Block>
      <Columns>
        <Block title={t('patterns.venues')} note={t('patterns.venuesNote')}>
          <Live of={stats} lines={5}>
            {({ venueTypeDistribution }) => (
              <Facts
                facts={VENUE_TYPES.map(({ type, name, strategy }) => [
                  name,
                  `${strategy} · ${t('patterns.count', { count: venueTypeDistribution[type] ?? 0 })}`,
                ])}
              />
            )}
          </Live>
        </Block>
        <Block title={t('patterns.domains')} note={t('patterns.domainsNote')}>
          <Live of={stats} empty={{ isEmpty: ({ topDomains }) => topDomains.length === 0, text: t('patterns.none') }}>
            {({ topDomains }) => (
              <Facts
                facts={topDomains.map(({ domain, patterns, successRate }) => [
                  domain,
                  `${t('patterns.count', { count: patterns })} · ${successRate === null ? t('patterns.noData') : percent(successRate * 100)}`,
                ])}
              />
            )}
          </Live>
        </Block>
      </Columns>
      <Block title={t('patterns.performance')} note={t('patterns.performanceNote')}>
        <Live of={stats} empty={{ isEmpty: ({ patterns }) => patterns.length === 0, text: t('patterns.none') }}>
          {({ patterns }) => <PatternTable patterns={patterns} />}
        </Live>
      </Block>
      <PatternDialog isOpen={isOpen} onOpen={setOpen} />
    </>
  );
}
