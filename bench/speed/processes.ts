import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './median.ts';

const PROCESSES = 5;
const PASSES = 12;

/**
 * Extraction beside the DOM, each in processes of its own, in turn: `cold` is their first pass, `warm` the median of the others. In one
 * process the two share htmlparser2, whose compiled code must then serve both; alone, its DOM is quicker.
 */
export function ratiosAlone(): { cold: number; warm: number } {
  const runs = Array.from({ length: PROCESSES }, () => ({ dom: passesOf('dom'), extract: passesOf('extract') }));
  const ratio = (figure: (passes: number[]) => number) =>
    median(runs.map(({ extract }) => figure(extract))) / median(runs.map(({ dom }) => figure(dom)));
  return { cold: ratio(([first = 0]) => first), warm: ratio(([, ...rest]) => median(rest)) };
}

function passesOf(way: 'dom' | 'extract'): number[] {
  const file = fileURLToPath(new URL('./alone.ts', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [file, way, String(PASSES)], { encoding: 'utf8' })) as number[];
}
