import { definePanel } from '../../kit/define-panel.tsx';
import { decimal, percent, seconds, tokenCount, wholeNumber } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { Bar, Block, Columns, Facts, Stack } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { rateGrade } from '../../kit/tone.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { CityPerformance } from './cities.tsx';

/** Spec: CALL-108. */
const EVERY_SECONDS = 30;

/** How fast and how well pages are read and calls are answered (spec: PMON-01 to PMON-04). */
export const performancePanel = definePanel({ body: Performance });

function Performance() {
  const metrics = useLive('getPerformanceMetrics', {}, { everySeconds: EVERY_SECONDS });
  const none = t('word.noData');
  return (
    <Live of={metrics} lines={10}>
      {({
        eventDiscoveryRate,
        avgProcessingTime,
        successRate,
        tokenUsage,
        apiCallStatistics: api,
        cityPerformance,
      }) => (
        <Stack>
          <Tiles label={t('perfmon.figures')}>
            <Tile name="perfmon.rate" value={decimal(eventDiscoveryRate)} hint={t('perfmon.rateHint')} />
            <Tile
              name="perfmon.time"
              value={avgProcessingTime === null ? none : seconds(avgProcessingTime / 1_000)}
              hint={t('perfmon.timeHint')}
            />
            <Tile
              name="perfmon.success"
              value={successRate === null ? none : percent(successRate)}
              {...(successRate === null ? {} : { tone: rateGrade(successRate).tone })}
              hint={t('perfmon.successHint')}
            />
          </Tiles>
          <Columns>
            <Block title={t('perfmon.tokens')} note={t('perfmon.tokensNote')}>
              <Stack>
                <Bar
                  label={t('perfmon.used')}
                  value={tokenUsage.dailyUsed}
                  max={tokenUsage.total}
                  tone={tokenUsage.remaining === 0 ? 'bad' : 'info'}
                  text={tokenCount(tokenUsage.dailyUsed)}
                />
                <Facts
                  facts={[
                    [t('perfmon.remaining'), tokenCount(tokenUsage.remaining)],
                    [t('perfmon.total'), tokenCount(tokenUsage.total)],
                  ]}
                />
              </Stack>
            </Block>
            <Block title={t('perfmon.calls')} note={t('perfmon.callsNote')}>
              <Facts
                facts={[
                  [t('perfmon.totalCalls'), wholeNumber(api.totalCalls)],
                  [t('perfmon.goodCalls'), wholeNumber(api.successfulCalls)],
                  [t('perfmon.errorRate'), percent(api.errorRate)],
                  [
                    t('perfmon.callTime'),
                    api.avgResponseTime === null ? none : t('perfmon.atMost', { ms: wholeNumber(api.avgResponseTime) }),
                  ],
                ]}
              />
            </Block>
          </Columns>
          <CityPerformance of={cityPerformance} />
        </Stack>
      )}
    </Live>
  );
}
