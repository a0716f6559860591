import type { Log } from '@marquee/kernel';

/** One JSON line per entry, as Workers Logs indexes them. */
export function jsonLog(worker: string): Log {
  const write =
    (level: 'log' | 'warn' | 'error') =>
    (message: string, fields: Record<string, unknown> = {}) =>
      console[level](JSON.stringify({ worker, message, ...fields }));
  return { info: write('log'), warn: write('warn'), error: write('error') };
}
