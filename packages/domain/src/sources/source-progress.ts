import { PROGRESS_EVENTS, SCHEDULE_DEFAULTS, type SourceProgress, type ToldSourceRecord } from '@marquee/contract';
import { readTogether, type sources } from '@marquee/db';
import { type Message, type Sentence, say, together } from '@marquee/kernel';
import { isAllowed } from '../controls/index.ts';
import type { ReadDeps } from '../deps.ts';
import { sourceById, sourceRecord } from './source-by-id.ts';
import { eventsOnSite, heldOf, openRead } from './source-progress.sql.ts';

type Progress = Omit<SourceProgress, 'says' | 'source'> & { says: Sentence; source: ToldSourceRecord };
type Where = Pick<Progress, 'state' | 'says'>;

/**
 * Where the read of a source is: what it waits for and until when, or what came of it; and which of its coming events visitors see.
 * Throws Reject: 404 for an unknown source.
 */
export async function sourceProgress(deps: ReadDeps, { id }: { id: string }): Promise<Progress> {
  const now = deps.clock.now();
  const { source, city } = await sourceById(deps, id);
  const [record, permission, [[job], shown, [kept]]] = await Promise.all([
    sourceRecord(deps, id),
    isAllowed(deps, 'eventScraping', { citySlug: city.slug, state: city.state }),
    readTogether(deps.db, [openRead(id), eventsOnSite(id, now, PROGRESS_EVENTS), heldOf(id)] as const),
  ]);
  const onSite = shown[0]?.all ?? 0;
  const held = kept?.held ?? 0;
  const events = shown.map(({ id: event, slug, title, start }) => ({ id: event, slug, title, start }));
  const told = { source: record, onSite, held, events };
  const off = permission.allowed ? null : permission.because;
  if (source.status !== 'active')
    return { ...told, state: 'stopped', says: say('progress.notActive', { source: source.name }) };
  if (job?.state === 'running') return { ...told, state: 'reading', says: say('progress.reading') };
  if (job || source.runs === 0) return { ...told, ...waiting(source, off, job ?? null, now) };
  if (source.consecutiveFailures > 0)
    return {
      ...told,
      state: 'failed',
      says: say('progress.failed', { why: source.healthDetail ?? '', time: { at: source.nextDueAt } }),
    };
  const waits = held > 0 ? say('progress.held', { n: held }) : null;
  const isHidden = city.status !== 'live';
  const hidden = isHidden && onSite > 0 ? say('progress.hidden', { city: city.name }) : null;
  const read =
    onSite > 0
      ? say('progress.onSite', { n: onSite })
      : say('progress.nothing', { why: source.healthDetail ?? say('progress.noReason') });
  return { ...told, state: 'read', says: together(read, waits, hidden) };
}

/** A read that has not begun: for what it waits, and until when. */
function waiting(
  source: Pick<typeof sources.$inferSelect, 'nextDueAt'>,
  off: Message | null,
  job: { state: string; notBefore: number; lastError: Sentence | null; reading: number } | null,
  now: number,
): Where {
  if (off) return { state: 'stopped', says: say('progress.off', { why: off }) };
  if (job === null) return { state: 'waiting', says: say('progress.due', { time: { at: source.nextDueAt } }) };
  if (job.notBefore > now) {
    const why = job.lastError ?? say('progress.pause');
    return { state: 'waiting', says: say('progress.until', { time: { at: job.notBefore }, why }) };
  }
  if (job.reading >= SCHEDULE_DEFAULTS.maxConcurrentScrapes)
    return { state: 'waiting', says: say('progress.slots', { n: job.reading }) };
  return { state: 'waiting', says: say('progress.queued') };
}
