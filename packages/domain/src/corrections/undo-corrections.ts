import type { CorrectableEvent, CorrectionField } from '@marquee/contract';
import type { Caller } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { commitChange, ofEvent } from '../events/index.ts';
import { forgetAll, forgetFacts } from './corrections.sql.ts';
import { getCorrectableEvent, readCorrectable } from './get-correctable-event.ts';
import type { Correction } from './weigh-corrections.ts';

/**
 * Shows what sources say again, of one fact (of a date, if it is given) or of the whole event. Idempotent. Throws Reject: 403 for who does not
 * manage the venue, 404 for an event of another venue.
 */
export async function undoCorrections(
  deps: ChangeDeps,
  caller: Caller,
  venueSlug: string,
  alias: string,
  { field, date }: { field: CorrectionField | null; date: string | null },
): Promise<CorrectableEvent> {
  const { event } = await readCorrectable(deps, caller.actor, venueSlug, alias);
  const undone = event.corrections.filter((one) => field === null || (one.field === field && one.date === date));
  if (undone.length === 0) return event;
  const { id } = event;
  const isUndone = (one: Pick<Correction, 'field' | 'date'>) =>
    field === null || (one.field === field && one.date === (date ?? ''));
  await commitChange(deps, {
    eventIds: [id],
    change: ofEvent(id, ({ corrections }) => ({ corrections: corrections.filter((one) => !isUndone(one)) })),
    statements: [
      field === null ? forgetAll(id) : forgetFacts(id, [{ field, date: date ?? '' }]),
      auditEntry(deps, caller, {
        action: 'event.uncorrect',
        subject: `event:${id}`,
        before: { corrected: undone.map((one) => (one.date === null ? one.field : `${one.field} ${one.date}`)) },
        after: null,
      }),
    ],
  });
  return getCorrectableEvent(deps, caller.actor, venueSlug, id);
}
