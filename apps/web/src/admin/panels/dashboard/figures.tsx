import { percentOf } from '@marquee/kernel/percent-of';
import type { Answer } from '../../kit/calls.ts';
import type { Comparison } from '../../kit/change.ts';
import { dollars, duration, percent, tokenCount, wholeNumber } from '../../kit/format.ts';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';
import { roi } from './roi.ts';

type Board = Answer<'getDashboard'>;

const age = (ms: number) => duration(Math.round(ms / 1_000));

/** What it did today, and how it is; each leads to where one acts. */
export function Figures({ of: board }: { of: Board }) {
  const { events, today, yesterday, sources, queue, budget, errors, boosts, reads } = board;
  const open = errors.unresolved;
  const openErrors = open.critical + open.high + open.medium + open.low;
  const share = budget.limit === 0 ? 0 : budget.used / budget.limit;
  // A day without a read, as before the first, is nothing to compare with.
  const since = (change: Comparison) => (yesterday.reads === 0 ? undefined : change);
  return (
    <Tiles label={t('dash.figures')}>
      <Tile
        name="dash.added"
        value={wholeNumber(events.addedToday)}
        change={since({
          now: events.addedToday,
          before: events.addedYesterday,
          against: t('dash.before'),
          better: 'up',
        })}
        trend={{ label: t('dash.added'), values: board.flow.slice(-14).map(({ added }) => added) }}
      />
      <Tile
        name="dash.saved"
        value={wholeNumber(today.saved)}
        hint={t('dash.savedHint', { found: wholeNumber(today.found) })}
        trend={{ label: t('dash.saved'), values: reads.points.map(({ saved }) => saved) }}
        to="/admin/scraping"
      />
      <Tile
        name="dash.reads"
        value={wholeNumber(today.reads)}
        hint={t('dash.readsHint', { errors: wholeNumber(today.readErrors) })}
        change={since({ now: today.reads, before: yesterday.reads, against: t('dash.before'), better: 'neither' })}
        to="/admin/scraping?tab=runs"
      />
      <Tile
        name="dash.freshness"
        value={sources.late === 0 ? t('dash.fresh') : t('dash.late', { late: more(sources.late) })}
        tone={sources.late === 0 ? 'good' : 'warn'}
        hint={sources.late === 0 ? t('dash.freshHint') : t('dash.lateHint', { age: age(sources.longestLateMs) })}
        to="/admin/scraping"
      />
      <Tile
        name="dash.queue"
        value={wholeNumber(queue.waiting)}
        tone={board.verdict.reasons.some(({ trouble }) => trouble === 'queue-stuck') ? 'bad' : 'good'}
        hint={
          queue.waiting === 0
            ? t('dash.queueEmpty', { running: wholeNumber(queue.running) })
            : t('dash.queueHint', { age: age(queue.oldestMs), running: wholeNumber(queue.running) })
        }
        to="/admin/error-diagnostics"
      />
      <Tile
        name="dash.errors"
        value={wholeNumber(openErrors)}
        tone={open.critical > 0 ? 'bad' : openErrors > 0 ? 'warn' : 'good'}
        hint={t('dash.errorsHint', { critical: wholeNumber(open.critical), high: wholeNumber(open.high) })}
        to="/admin/error-diagnostics"
      />
      <Tile
        name="dash.budget"
        value={tokenCount(budget.used)}
        tone={budgetTone(share)}
        hint={t('dash.budgetHint', { limit: tokenCount(budget.limit) })}
        to="/admin/token-budget"
      />
      <Tile
        name="dash.sources"
        value={wholeNumber(sources.active)}
        tone={sources.failing === 0 ? 'good' : 'warn'}
        hint={t('dash.sourcesHint', { failing: wholeNumber(sources.failing) })}
        to={`/admin/scraping?tab=sources${sources.failing === 0 ? '' : '&health=failing'}`}
      />
      <Tile
        name="dash.events"
        value={wholeNumber(events.total)}
        hint={t('dash.eventsHint', { ended: wholeNumber(events.ended) })}
        to="/admin/data-quality"
      />
      <Tile
        name="dash.images"
        value={wholeNumber(events.withoutImage)}
        hint={t('dash.imagesHint', {
          share: percent(percentOf(events.total - events.withoutImage, events.total)),
        })}
        to="/admin/data-quality"
      />
      <Tile
        name="dash.boosts"
        value={wholeNumber(boosts.clicks)}
        hint={t('dash.boostsHint', { spend: dollars(Math.round(boosts.spend * 100)) })}
        to="/admin/ads"
      />
      <Tile name="dash.roi" value={roi(boosts.averageRoi)} hint={t('dash.roiHint')} to="/admin/ads" />
    </Tiles>
  );
}

/** At most a hundred are counted. */
const more = (count: number) => t('dash.more', { n: count });

function budgetTone(share: number): Tone {
  if (share >= 1) return 'bad';
  return share >= 0.8 ? 'warn' : 'good';
}
