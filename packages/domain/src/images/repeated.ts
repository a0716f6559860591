import { REPEATED_ON } from '@marquee/contract';
import { images, type Statement, write } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { hidePicture } from '../events/index.ts';
import { readShownOn } from './repeated.sql.ts';

export interface Repeated {
  reason: string;
  statements: Statement[];
}

/** A picture that a source puts on many different shows is its own, not theirs: then no event of it shows the picture. Null while it is not. */
export async function repeatedPicture(
  deps: Pick<ReadDeps, 'db' | 'clock'>,
  eventId: string,
  hash: string,
): Promise<Repeated | null> {
  const shown = await readShownOn(deps.db, eventId, hash);
  if (!shown || shown.titles < REPEATED_ON) return null;
  const reason = `The same picture stands on ${REPEATED_ON} different events of its source.`;
  return {
    reason,
    statements: [
      write.update(images).set({ refusal: reason }).where(eq(images.hash, hash)),
      hidePicture(shown.sourceId, hash, deps.clock.now()),
    ],
  };
}
