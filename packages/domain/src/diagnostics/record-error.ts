import { SEVERITIES } from '@marquee/contract';
import { errorGroups, excluded, literal } from '@marquee/db';
import { messageOf, sha256Hex } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { type Mishap, severityOf, templateOf, toldMessage, toldStack } from './error-rules.ts';
import { tallyError } from './error-tally.sql.ts';

export interface Occurrence {
  /** `api`, `cron`, `job source.scrape` */
  component: string;
  mishap: Mishap;
  error: unknown;
  /** The request or job, for the logs. */
  reference: string | null;
}

/** From mild to severe, so that positions can be compared. */
const RANKS = JSON.stringify([...SEVERITIES].reverse());

const rankOf = (severity: SQL) => sql`(SELECT key FROM json_each(${literal(RANKS)}) WHERE value = ${severity})`;

/**
 * Counts an error by kind: one row per kind, one write per occurrence. A resolved error that occurs again
 * reopens. Never throws: recording an error must not cause another one.
 */
export async function recordError(deps: ReadDeps, { component, mishap, error, reference }: Occurrence): Promise<void> {
  try {
    const now = deps.clock.now();
    const message = toldMessage(error);
    const id = (await sha256Hex(`${component}\n${templateOf(message)}`)).slice(0, 32);
    const told = { message, lastAt: now, reference };
    const weight = severityOf(mishap, message);
    const { count, severity, stack } = errorGroups;
    await deps.db
      .insert(errorGroups)
      .values({
        id,
        component,
        severity: weight,
        count: 1,
        firstAt: now,
        stack: toldStack(error),
        ...told,
      })
      .onConflictDoUpdate({
        target: errorGroups.id,
        set: {
          ...told,
          count: sql`${count} + 1`,
          stack: sql`coalesce(${excluded(stack)}, ${stack})`,
          resolvedAt: null,
          resolvedBy: null,
          severity: sql`CASE WHEN ${rankOf(excluded(severity))} > ${rankOf(sql`${severity}`)}
            THEN ${excluded(severity)} ELSE ${severity} END`,
        },
      });
    if (weight !== 'low') await tallyError(deps.db, now);
  } catch (fault) {
    deps.log.warn('an error could not be recorded', { component, error: messageOf(fault) });
  }
}
