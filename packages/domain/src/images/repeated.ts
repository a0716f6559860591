import { REPEATED_ON } from '@marquee/contract';
import { images, type Statement, write } from '@marquee/db';
import { type Message, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { hidePicture } from '../events/index.ts';
import { readShownOn } from './repeated.sql.ts';

export interface Repeated {
  reason: Message;
  statements: Statement[];
}

/** A picture that a source puts on many different shows is its own, not theirs: then no event of it shows the picture. Null while it is not. */
export async function repeatedPicture(deps: NowDeps, eventId: string, hash: string): Promise<Repeated | null> {
  const shown = await readShownOn(deps.db, eventId, hash);
  if (!shown || shown.titles < REPEATED_ON) return null;
  const reason = say('image.repeated', { n: REPEATED_ON });
  return {
    reason,
    statements: [
      write.update(images).set({ refusal: reason }).where(eq(images.hash, hash)),
      hidePicture(shown.sourceId, hash, deps.clock.now()),
    ],
  };
}
