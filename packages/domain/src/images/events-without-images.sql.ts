import type { Category } from '@marquee/contract';
import {
  bound,
  categoryRotation,
  coalesce,
  events,
  imageAddresses,
  imageAttempts,
  images,
  inJson,
  literals,
  maybe,
  reading,
  write,
} from '@marquee/db';
import type { Sentence } from '@marquee/kernel';
import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm';

const { id, slug, title, venue, citySlug, city, state, categories, nextStartsAt, imageHash, madeImage, status } =
  events;

/** One reading for each category without an image in rotation: its next events for which only a poster is shown, in index order. */
export function imagelessOf(category: Category, limit: number) {
  const rotated = write
    .select({ slot: categoryRotation.slot })
    .from(categoryRotation)
    .where(and(eq(categoryRotation.category, bound(category)), eq(categoryRotation.slot, 0)));
  const picked = {
    id,
    slug,
    title,
    venue,
    citySlug,
    city,
    state,
    categories,
    nextStartsAt,
    reason: coalesce<Sentence | null>(images.refusal, imageAddresses.failure).mapWith(images.refusal),
    attemptedAt: maybe(imageAttempts.at),
  };
  // Must match the condition of the index `events_without_picture`.
  const isWithout = and(
    isNull(imageHash),
    isNull(madeImage),
    inArray(status, literals('active', 'cancelled', 'postponed')),
  );
  return reading('images.without', picked, (columns) =>
    write
      .select(columns)
      .from(events)
      .leftJoin(imageAddresses, eq(imageAddresses.url, events.imageSourceUrl))
      .leftJoin(images, eq(images.hash, imageAddresses.hash))
      .leftJoin(imageAttempts, eq(imageAttempts.eventId, id))
      .where(and(isWithout, eq(inJson(categories, '$[0]'), category), notExists(rotated)))
      .orderBy(asc(nextStartsAt))
      .limit(limit),
  );
}
