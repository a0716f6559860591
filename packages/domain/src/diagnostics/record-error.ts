import { SEVERITIES } from '@marquee/contract';
import { messageOf, sha256Hex } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { type Mishap, severityOf, templateOf, toldMessage, toldStack } from './error-rules.ts';

export interface Occurrence {
  /** `api`, `cron`, `job source.scrape` */
  component: string;
  mishap: Mishap;
  error: unknown;
  /** The request or job, for the logs. */
  reference: string | null;
}

/** From mild to bad, so that a place in the list can be compared. */
const RANKS = JSON.stringify([...SEVERITIES].reverse());

/**
 * Counts an error with those of its kind: one row a kind, one write an occurrence. One that was dealt with and comes back
 * is open again. Never throws: telling of a fault must not be another.
 */
export async function recordError(deps: ReadDeps, { component, mishap, error, reference }: Occurrence): Promise<void> {
  try {
    const now = deps.clock.now();
    const message = toldMessage(error);
    const id = (await sha256Hex(`${component}\n${templateOf(message)}`)).slice(0, 32);
    const rank = (column: string) => sql.raw(`(SELECT key FROM json_each('${RANKS}') WHERE value = ${column})`);
    await deps.db.run(sql`INSERT INTO error_groups (id, component, message, severity, count, first_at, last_at, stack, reference)
      VALUES (${id}, ${component}, ${message}, ${severityOf(mishap, message)}, 1, ${now}, ${now}, ${toldStack(error)}, ${reference})
      ON CONFLICT (id) DO UPDATE SET count = count + 1, last_at = excluded.last_at, message = excluded.message,
        stack = coalesce(excluded.stack, stack), reference = excluded.reference, resolved_at = NULL, resolved_by = NULL,
        severity = CASE WHEN ${rank('excluded.severity')} > ${rank('error_groups.severity')}
          THEN excluded.severity ELSE error_groups.severity END`);
  } catch (fault) {
    deps.log.warn('an error could not be recorded', { component, error: messageOf(fault) });
  }
}
