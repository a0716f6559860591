import { CATEGORY_IMAGES_MAX } from '@marquee/contract';
import { type Database, events, images, nullable, readFirst, rowsOf, text } from '@marquee/db';
import { sql } from 'drizzle-orm';

const EVENT = rowsOf('images.event', {
  id: events.id,
  title: events.title,
  venue: events.venue,
  citySlug: events.citySlug,
  state: events.state,
  categories: events.categories,
  imageHash: events.imageHash,
  imageSourceUrl: events.imageSourceUrl,
  madeImage: events.madeImage,
  categoryImage: nullable(text),
  refusal: nullable(images.refusal),
});

/** An event with all that decides about its image: its own, its category's in rotation, a made one, and why its source's was refused. */
export function readEventImage(db: Database, eventId: string) {
  return readFirst(
    db,
    sql`SELECT e.id, e.title, e.venue, e.city_slug, e.state, e.categories, e.image_hash, e.image_source_url, e.made_image,
        (SELECT r.image FROM category_rotation r WHERE r.category = e.categories->>'$[0]'
          AND r.slot = e.seq % ${CATEGORY_IMAGES_MAX}) AS category_image, i.refusal
      FROM events e LEFT JOIN image_addresses a ON a.url = e.image_source_url LEFT JOIN images i ON i.hash = a.hash
      WHERE e.id = ${eventId} AND e.status IN ('active', 'cancelled', 'postponed')`,
    EVENT,
  );
}
