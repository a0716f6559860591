import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHARED = new URL('../../../shared/', import.meta.url);
const SCORER = fileURLToPath(new URL('tools/score-extraction.mjs', SHARED));
const MANIFEST = fileURLToPath(new URL('corpus/manifest.json', SHARED));

/** An event as the scorer reads it; start and end are wall times, `2026-03-07T19:30`, or days. */
export interface ScoredEvent {
  title: string;
  start: string;
  end?: string | undefined;
  venue?: string | undefined;
  url?: string | undefined;
  status?: string | undefined;
  priceMin?: number | undefined;
}

export interface Score {
  docs: number;
  f1: number;
  docF1: number;
  precision: number;
  recall: number;
  time: number;
  venue: number;
  extras: number;
}

/** What the scorer beside the recorded documents says of these results, for all documents named in them and by markup. */
export function scored(results: ReadonlyArray<{ id: string; events: ScoredEvent[] }>): Record<string, Score> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  try {
    const file = join(folder, 'results.json');
    writeFileSync(file, JSON.stringify(results));
    const ids = results.map(({ id }) => id).join(',');
    const { stdout, stderr } = spawnSync(process.execPath, [SCORER, MANIFEST, file, '--json', '--ids', ids], {
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    });
    // One line for people follows the JSON.
    const end = stdout.lastIndexOf('\n}');
    if (end < 0) throw new Error(`The scorer gave no figures: ${stderr.slice(0, 500)}`);
    return JSON.parse(stdout.slice(0, end + 2)) as Record<string, Score>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
