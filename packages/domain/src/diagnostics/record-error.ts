import { SEVERITIES } from '@marquee/contract';
import { atomically, bound, coalesce, either, errorGroups, excluded, plus, scalar, write } from '@marquee/db';
import { messageOf, redact, sha256Hex } from '@marquee/kernel';
import { eq, lt, type SQL } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { type Mishap, severityOf, templateOf, toldMessage, toldStack } from './error-rules.ts';
import { tallyError } from './error-tally.ts';
import { keepOccurrence } from './keep-occurrence.sql.ts';

export interface Occurrence {
  /** `api`, `cron`, `job source.scrape` */
  component: string;
  mishap: Mishap;
  error: unknown;
  /** The request or tick in whose work it happened; null if there was none. */
  reference: string | null;
  jobId?: string | undefined;
  /** `GET /api/events` */
  call?: string | undefined;
}

/** How severe: 0 is the worst. */
const rankOf = (severity: SQL) =>
  SEVERITIES.reduceRight<SQL>(
    (others, name, rank) => either(eq(severity, name), rank, others),
    bound(SEVERITIES.length),
  );

/**
 * Counts an error by kind: one row per kind, and one for the occurrence, by which its request is found. A resolved error that occurs
 * again reopens. Never throws: recording an error must not cause another one.
 */
export async function recordError(deps: ReadDeps, occurrence: Occurrence): Promise<void> {
  const { component, mishap, error, reference } = occurrence;
  try {
    const now = deps.clock.now();
    const message = toldMessage(error);
    const id = (await sha256Hex(`${component}\n${templateOf(message)}`)).slice(0, 32);
    const told = { message, lastAt: now, reference };
    const weight = severityOf(mishap, message);
    const { count, severity, stack } = errorGroups;
    const counted = write
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
          count: plus(count, 1),
          stack: coalesce(excluded(stack), stack),
          resolvedAt: null,
          resolvedBy: null,
          severity: either(lt(rankOf(excluded(severity)), rankOf(scalar(severity))), excluded(severity), severity),
        },
      });
    const { jobId = null, call } = occurrence;
    const kept =
      reference === null
        ? []
        : [
            keepOccurrence({
              groupId: id,
              requestId: reference,
              jobId,
              call: call ? redact(call) : null,
              message,
              at: now,
            }),
          ];
    await atomically(deps.db, [counted, ...kept]);
    if (weight !== 'low') await tallyError(deps.db, now);
  } catch (fault) {
    deps.log.warn('an error could not be recorded', { component, error: messageOf(fault) });
  }
}
