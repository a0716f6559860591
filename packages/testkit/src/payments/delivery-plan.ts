import type { Delivery, Modes } from './state.ts';

const LATE_MS = 5_000;
const SHUFFLED_WITHIN_MS = 1_500;
/** The provider tries for three days; somebody who sits before a laptop does not. */
export const BACKOFF_MS: readonly number[] = [1_000, 5_000, 30_000, 120_000, 600_000];

/** When an event goes out for the first time, and how often. */
export function dueAtOf(
  mode: Modes['delivery'],
  now: number,
): ReadonlyArray<{ dueAt: number; status: Delivery['status'] }> {
  const at = (dueAt: number, status: Delivery['status'] = 'waiting') => ({ dueAt, status });
  if (mode === 'late') return [at(now + LATE_MS)];
  if (mode === 'double') return [at(now), at(now)];
  if (mode === 'shuffle') return [at(now + Math.random() * SHUFFLED_WITHIN_MS)];
  if (mode === 'hold') return [at(now, 'held')];
  return [at(now, mode === 'drop' ? 'dropped' : 'waiting')];
}

/** Null: it is given up. */
export function nextAttempt(
  { attempt }: Delivery,
  backoffMs: readonly number[],
  now: number,
): { attempt: number; dueAt: number } | null {
  const wait = backoffMs[attempt - 1];
  return wait === undefined ? null : { attempt: attempt + 1, dueAt: now + wait };
}
