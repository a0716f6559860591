import type { Process } from '@marquee/contract';

/** Whether a process has had a turn. Scraping has none of its own: each source is due by itself. */
export function hasWork(process: Process, turns: ReadonlyArray<{ process: string }>): boolean {
  return process === 'scraping' || turns.some((turn) => turn.process === process);
}
