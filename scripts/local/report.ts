import { inEnglish, isMessage } from '@marquee/kernel';

/** The response of the development path. */
export interface Progress {
  sources: number;
  read: number;
  open: number;
  events: number;
  pictures: number;
  runs: Array<{
    id: string;
    outcome: string;
    detail: string | null;
    name: string | null;
    url: string | null;
    city: string | null;
  }>;
}

const MARKS: Record<string, string> = { done: '✓', unchanged: '·', failed: '✗', skipped: '–', retry: '…', dead: '✗' };

/** One line a run: `✓ Columbia, SC  Congaree Stage – 14 of 16 events are still to come.` */
export function runLine(run: Progress['runs'][number]): string {
  const what = inWords(run.detail) ?? (run.outcome === 'unchanged' ? 'nothing new.' : run.outcome);
  return `  ${MARKS[run.outcome] ?? '?'} ${(run.city ?? '').padEnd(16)} ${run.name ?? run.url ?? 'a source'} – ${what}`;
}

/** A stored message in English; a text that an earlier version stored as it is. */
function inWords(detail: string | null): string | null {
  if (!detail?.startsWith('{"code":')) return detail;
  const stored: unknown = JSON.parse(detail);
  return isMessage(stored) ? inEnglish(stored) : detail;
}

export function summaryLine(progress: Progress): string {
  return `${progress.events} coming events, ${progress.read} of ${progress.sources} sources read, ${progress.pictures} pictures.`;
}
