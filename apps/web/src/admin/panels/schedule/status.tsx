import type { Answer } from '../../kit/calls.ts';
import { wholeNumber } from '../../kit/format.ts';
import { Ago } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useStuckQueue } from '../../kit/use-stuck-queue.ts';
import { t } from '../../messages.ts';

type All = Answer<'listSchedules'>;

/** Whether the scheduler runs, what is due next, and what it does now (spec: SCHED-01; docs/spec/decisions.md 78). */
export function StatusTiles({ of, isRunning }: { of: All; isRunning: boolean }) {
  const scraping = of.schedules.find(({ process }) => process === 'scraping');
  const checks = of.schedules.find(({ process }) => process === 'optimization');
  const isStuck = useStuckQueue() !== null && isRunning;
  const usual = of.alwaysOn ? t('schedule.fast') : t(isRunning ? 'schedule.usual' : 'schedule.rests');
  return (
    <Tiles label={t('schedule.tiles')}>
      <Tile
        name="schedule.status"
        value={t(isRunning ? 'schedule.running' : 'schedule.stopped')}
        tone={isStuck ? 'warn' : isRunning ? 'good' : 'bad'}
        hint={isStuck ? t('schedule.stuck') : usual}
      />
      <Tile
        name="schedule.nextRead"
        value={<Ago at={scraping?.nextDue ?? null} never={t('schedule.nothingPlanned')} />}
        hint={scraping?.because ?? undefined}
      />
      <Tile
        name="schedule.dueNow"
        value={wholeNumber(scraping?.dueNow ?? null)}
        hint={t('schedule.dueText', { events: wholeNumber(checks?.dueNow ?? null) })}
      />
      <Tile
        name="schedule.atWork"
        value={wholeNumber(of.readsAtWork)}
        hint={t('schedule.ofSlots', { most: wholeNumber(of.maxConcurrentScrapes) })}
      />
      <Tile
        name="schedule.day"
        value={wholeNumber(of.readsToday)}
        hint={t('schedule.ofDay', { most: wholeNumber(of.readsADay) })}
      />
    </Tiles>
  );
}
