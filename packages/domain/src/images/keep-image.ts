import { images, type Statement, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';

/** Records an image that is in the blob store. */
export function keepImage(image: { hash: string; contentType: string; bytes: number }, now: Instant): Statement {
  return write
    .insert(images)
    .values({ ...image, fetchedAt: now })
    .onConflictDoNothing();
}
