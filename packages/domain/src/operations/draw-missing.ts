import { atomically, type Statement } from '@marquee/db';
import { type Blobs, type Caller, newId, say, sha256Hex } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { drawPicture, placesChanged } from '../events/index.ts';
import { keepImage } from '../images/index.ts';
import { finishedOperation } from './finished-operation.ts';
import { type EventToRepair, eventsToRepair, withoutPicture } from './picture-candidates.sql.ts';
import { refuseIfOff } from './start-operation.ts';

/** Draws the picture of an event as PNG; the same event gets the same one. */
export type Draw = (event: EventToRepair) => Promise<Uint8Array<ArrayBuffer>>;

/** Draws pictures for the soonest events without one. Throws Reject 409 while the control is off. */
export async function drawMissingPictures(
  deps: ChangeDeps & { blobs: Blobs },
  caller: Caller,
  { limit }: { limit: number },
  draw: Draw,
) {
  await refuseIfOff(deps, 'generate-missing-images', null);
  const now = deps.clock.now();
  const lacking = await eventsToRepair(deps.db, await withoutPicture(deps.db, now, { since: now, limit }));
  const statements: Statement[] = [];
  for (const event of lacking) {
    const bytes = await draw(event);
    const hash = await sha256Hex(bytes);
    await deps.blobs.put(`media/${hash}`, bytes, 'image/png');
    statements.push(
      keepImage({ hash, contentType: 'image/png', bytes: bytes.length }, now),
      drawPicture(event.id, hash, now),
      placesChanged([event.id]),
    );
  }
  const message =
    lacking.length === 0 ? say('operation.allHavePictures') : say('operation.drawn', { n: lacking.length });
  if (lacking.length > 0) {
    const id = newId(deps.clock, deps.random);
    const results = lacking.map(({ id: eventId, title, sourceName: source, startDate }) => {
      return { eventId, title, source, startDate, changed: true, result: say('repair.drawn') };
    });
    const entry = auditEntry(deps, caller, {
      action: 'operation.draw',
      subject: `operation:${id}`,
      before: null,
      after: { events: lacking.length, titles: lacking.map(({ title }) => title) },
    });
    const kept = finishedOperation(deps, caller, { id, kind: 'generate-missing-images', results, message });
    await atomically(deps.db, [...statements, kept, entry]);
  }
  const events = lacking.map(({ title, sourceName: source, startDate }) => ({ title, source, startDate }));
  return { message, processed: lacking.length, generated: lacking.length, events };
}
