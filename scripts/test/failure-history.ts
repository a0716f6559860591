import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Not committed: what failed on this machine. */
const FILE = join(fileURLToPath(new URL('../..', import.meta.url)), '.marquee', 'test-failures.json');

/** The day on which a test of each file last failed here, as `YYYY-MM-DD` by file from the root. */
export function failureHistory(): Record<string, string> {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>) : {};
}

/** Notes which files failed today. `failures` are lines that begin with their file (`failed-tests.ts`). */
export function keepFailures(failures: readonly string[], today = new Date().toISOString().slice(0, 10)): void {
  if (failures.length === 0) return;
  const files = failures.map((line) => line.split(' › ', 1)[0] ?? '').filter(Boolean);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(
    FILE,
    JSON.stringify({ ...failureHistory(), ...Object.fromEntries(files.map((file) => [file, today])) }),
  );
}
