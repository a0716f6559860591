import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './median.ts';

const RUNS = 5;

/**
 * The largest resident memory of a process that loads the code and extracts one document, and of one that only loads the code and reads
 * the same bytes: medians of several processes each, in megabytes.
 */
export function memoryOf(id: string): { document: string; loaded: number; extracting: number; growth: number } {
  const [loaded, extracting] = [medianPeak('load', id), medianPeak('extract', id)];
  return { document: id, loaded, extracting, growth: Math.round((extracting - loaded) * 10) / 10 };
}

function medianPeak(task: 'load' | 'extract', id: string): number {
  const file = fileURLToPath(new URL('./peak.ts', import.meta.url));
  const peaks = Array.from({ length: RUNS }, () => Number(execFileSync(process.execPath, [file, task, id])));
  return median(peaks);
}
