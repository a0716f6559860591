import { existsSync, readFileSync } from 'node:fs';

/** A JSON report of a step; null when there is none or it cannot be read. */
export function readReport(path: string): unknown {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
