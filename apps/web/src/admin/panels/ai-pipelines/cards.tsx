import { Link } from '../../../ui/link.tsx';
import { percent, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block, Facts, Stack } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { CleanUpButton, MigrateButton, RepairOnly, ReprocessButton } from '../operations/buttons.tsx';

const EVERY_SECONDS = 30;
const share = (value: number | null) => (value === null ? t('word.noData') : percent(value * 100));

/** Real figures of enhancement (docs/spec/decisions.md 108), and processing of the default city again. */
export function EnhancementCard() {
  const metrics = useLive('getQualityMetrics', {}, { everySeconds: EVERY_SECONDS });
  return (
    <Block title={t('pipes.enhance')} note={t('pipes.enhanceNote')}>
      <Stack>
        <Live of={metrics} lines={3}>
          {({ enhancementRate, averageQualityScore, tierDistribution, totalProcessed }) => (
            <Facts
              facts={[
                [t('pipes.enhanced'), share(totalProcessed === 0 ? null : enhancementRate)],
                [t('pipes.score'), share(averageQualityScore)],
                [t('pipes.waiting'), wholeNumber(tierDistribution[2])],
              ]}
            />
          )}
        </Live>
        <div className={styles.buttons}>
          <ReprocessButton />
          <Link to="/admin/marquee-phase2">{t('pipes.tiers')}</Link>
        </div>
      </Stack>
    </Block>
  );
}

/** Real figures of pictures, and the search for missing ones. */
export function QualityCard() {
  const stats = useLive('getImageStatus', {}, { everySeconds: EVERY_SECONDS });
  return (
    <Block title={t('pipes.quality')} note={t('pipes.qualityNote')}>
      <Stack>
        <Live of={stats} lines={2}>
          {({ withoutImage, coverage }) => (
            <Facts
              facts={[
                [t('pipes.missing'), wholeNumber(withoutImage)],
                [t('pipes.withImage'), coverage === null ? t('word.noData') : percent(coverage)],
              ]}
            />
          )}
        </Live>
        <div className={styles.buttons}>
          <RepairOnly call="extractRealImages" />
          <RepairOnly call="fixUrlsAndImages" />
        </div>
      </Stack>
    </Block>
  );
}

/** Real figures of what is stored, and what can go. */
export function DatabaseCard() {
  const stats = useLive('getDataQualityStats', {}, { everySeconds: EVERY_SECONDS });
  return (
    <Block title={t('pipes.database')} note={t('pipes.databaseNote')}>
      <Stack>
        <Live of={stats} lines={2}>
          {({ totalEvents, staleEvents }) => (
            <Facts
              facts={[
                [t('word.events'), wholeNumber(totalEvents)],
                [t('pipes.stale'), wholeNumber(staleEvents)],
              ]}
            />
          )}
        </Live>
        <div className={styles.buttons}>
          <MigrateButton />
          <CleanUpButton off={stats.data?.staleEvents === 0 ? t('repair.offStale') : undefined} before="today" />
        </div>
      </Stack>
    </Block>
  );
}
