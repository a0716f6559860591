import { systemClock } from './clock.ts';
import type { Log } from './ports.ts';
import { shownPart, shownValue } from './shown-fields.ts';

/** What a line is found by: the request or tick that started the work, and its job. */
export interface TraceIds {
  readonly requestId?: string;
  readonly jobId?: string;
  /** The job's. */
  readonly kind?: string;
}

export interface LogEntry {
  at: number;
  level: 'info' | 'warn' | 'error';
  worker: string;
  ids: TraceIds;
  message: string;
  fields: Record<string, unknown>;
}

/** In UTF-8. */
export const LINE_BYTES = 8_192;
/** The longest texts of a line, tried in this order until the line fits. */
const TEXTS = [2_000, 400, 80];

/** One JSON line of at most LINE_BYTES, without secrets (docs/decisions/068-request-ids-and-logs.md). */
export function logLine({ at, level, worker, ids, message, fields }: LogEntry): string {
  const head = { time: new Date(at).toISOString(), level, worker, ...ids, message: shownPart(message, 500) };
  for (const most of TEXTS) {
    const line = JSON.stringify(
      Object.keys(fields).length === 0 ? head : { ...head, fields: shownValue(fields, most) },
    );
    if (new TextEncoder().encode(line).length <= LINE_BYTES) return line;
  }
  return JSON.stringify({
    ...head,
    fields: {
      leftOut: Object.keys(fields)
        .slice(0, 20)
        .map((name) => name.slice(0, 40)),
    },
  });
}

/** The one place of the Workers that writes lines (a check holds it). `ids` is asked for each line. */
export function jsonLog(worker: string, ids: () => TraceIds = () => ({})): Log {
  const write =
    (level: LogEntry['level']) =>
    (message: string, fields: Record<string, unknown> = {}) =>
      console[level](logLine({ at: systemClock.now(), level, worker, ids: ids(), message, fields }));
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
