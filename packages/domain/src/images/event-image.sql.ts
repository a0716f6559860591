import { CATEGORY_IMAGES_MAX } from '@marquee/contract';
import {
  categoryRotation,
  type Database,
  events,
  imageAddresses,
  images,
  inJson,
  modulo,
  scalar,
  write,
} from '@marquee/db';
import { and, eq, inArray } from 'drizzle-orm';

/** An event with all that decides about its image: its own, its category's in rotation, a made one, and why its source's was refused. */
export async function readEventImage(db: Database, eventId: string) {
  const { id, seq, title, venue, citySlug, state, categories, status, imageHash, imageSourceUrl, madeImage } = events;
  const { category, slot, image } = categoryRotation;
  const rotated = write
    .select({ image })
    .from(categoryRotation)
    .where(and(eq(category, inJson(categories, '$[0]')), eq(slot, modulo(seq, CATEGORY_IMAGES_MAX))));
  const [event] = await db
    .select({
      id,
      title,
      venue,
      citySlug,
      state,
      categories,
      imageHash,
      imageSourceUrl,
      madeImage,
      categoryImage: scalar<string | null>(rotated),
      refusal: images.refusal,
    })
    .from(events)
    .leftJoin(imageAddresses, eq(imageAddresses.url, imageSourceUrl))
    .leftJoin(images, eq(images.hash, imageAddresses.hash))
    .where(and(eq(id, eventId), inArray(status, ['active', 'cancelled', 'postponed'])));
  return event;
}
