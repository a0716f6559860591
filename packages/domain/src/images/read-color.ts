import { images } from '@marquee/db';
import { messageOf } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';

/** The decoder holds a picture of this size in less than the 128 MB of a Worker. */
const MOST_PIXELS = 8_000_000;
/** What the decoder reads. */
const DECODED = new Set(['image/png', 'image/jpeg', 'image/gif']);

interface Picture {
  hash: string;
  bytes: Uint8Array;
  contentType: string;
  width: number;
  height: number;
}

/**
 * The dominant color of a picture as `#rrggbb`, asked once for the same bytes. Null if it cannot be read now: the picture is shown without
 * one, and asked about again only when its address is fetched again.
 */
export async function readColor(
  { db, colorOf, log }: Pick<EngineDeps, 'db' | 'colorOf' | 'log'>,
  { hash, bytes, contentType, width, height }: Picture,
): Promise<string | null> {
  if (!DECODED.has(contentType) || width * height > MOST_PIXELS) return null;
  const [held] = await db.select({ color: images.color }).from(images).where(eq(images.hash, hash));
  if (held?.color) return held.color;
  try {
    return await colorOf(bytes, contentType);
  } catch (error) {
    log.info('a picture is kept without its color', { hash, error: messageOf(error) });
    return null;
  }
}
