import type { ImageStats } from '@marquee/contract';
import { definePanel } from '../../kit/define-panel.tsx';
import { percent, wholeNumber } from '../../kit/format.ts';
import { Gauge } from '../../kit/gauge.tsx';
import { Live } from '../../kit/live.tsx';
import { Block, Columns } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { BatchForm } from './batch-form.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { EventsNeeding } from './events-needing.tsx';
import { ImageSystems } from './image-systems.tsx';
import { ImageTester } from './image-tester.tsx';

/** Spec: CALL-134. */
const EVERY_SECONDS = 30;

/** Which image an event shows, and what is done for those without one (spec: IMG-01 to IMG-12). */
export const phase4Panel = definePanel({ body: MarqueePhase4 });

function MarqueePhase4() {
  const stats = useLive('getImageStats', {}, { everySeconds: EVERY_SECONDS });
  const status = stats.data?.systemStatus;
  return (
    <>
      <Live of={stats} lines={8}>
        {(all) => (
          <>
            <ImageSystems status={all.systemStatus} />
            <Figures stats={all} />
          </>
        )}
      </Live>
      <Columns>
        <BatchForm
          isOff={status !== undefined && !status.categoryImagesEnabled && !status.dynamicImageGenerationEnabled}
        />
        <ImageTester />
      </Columns>
      <EventsNeeding isOff={status !== undefined && !status.imageGenerationEnabled} />
      <CategoryStrip />
    </>
  );
}

/** Spec: IMG-02, IMG-03, IMG-12. */
function Figures({ stats: { imageStats, processingStats } }: { stats: ImageStats }) {
  const { imageCompletionRate, eventsWithImages, totalEvents, eventsWithoutImages } = imageStats;
  const { dailyGenerationsUsed: used, dailyLimit: limit, generationsRemaining } = processingStats;
  return (
    <Block title={t('phase4.tiles')}>
      <Tiles label={t('phase4.tiles')}>
        <Tile
          name="phase4.completion"
          value={imageCompletionRate === null ? t('word.noData') : percent(imageCompletionRate)}
          hint={t('phase4.ofEvents', { images: wholeNumber(eventsWithImages), events: wholeNumber(totalEvents) })}
        />
        <Tile
          name="phase4.daily"
          value={t('phase4.used', { used, limit })}
          hint={t('phase4.remaining', { count: generationsRemaining })}
        />
        <Tile name="phase4.pending" value={wholeNumber(eventsWithoutImages)} hint={t('phase4.pendingNote')} />
        <Tile
          name="phase4.cost"
          value={t(generationsRemaining > 0 ? 'phase4.active' : 'phase4.limited')}
          tone={generationsRemaining > 0 ? 'good' : 'warn'}
        />
      </Tiles>
      <Gauge
        label={t('phase4.usage')}
        value={used}
        max={limit}
        text={t('phase4.usageText', { used, limit })}
        warn={70}
        bad={90}
        counts="from"
      />
    </Block>
  );
}
