import { SMALLEST_PICTURE } from '@marquee/contract';
import { type Message, say } from '@marquee/kernel';
import { readHeader } from './headers/read-header.ts';

/** A picture that can be shown, or why it is not. */
export type Judged =
  | { isValid: true; width: number; height: number; reason: null }
  | { isValid: false; width: number | null; height: number | null; reason: Message };

/** Twice what a large camera makes; nobody publishes more for an event. */
const MOST_PIXELS = 50_000_000;
/** Wider or taller than this is a banner or a column. */
const WIDEST = 4;
const TALLEST = 3;
const TRACKING_SIDE = 3;
/** Even a drawing of a few colors needs more bytes; less is one color or nothing. */
const FEWEST_BYTES_A_PIXEL = 0.005;

/** Words of a file's name that no picture of an event has. */
const NOT_OF_AN_EVENT =
  /(?:^|[-_. ])(logos?|favicon|icons?|sprites?|placeholder|spacer|blank|pixel|avatar|gravatar|no[-_]?(?:image|photo)|default[-_]?(?:image|img|photo|thumb\w*))(?:[-_. @\d]|$)/i;

/** Judges a fetched picture by its bytes and by the address it came from. Reads the header only. */
export function judgePicture(bytes: Uint8Array, contentType: string, url: string): Judged {
  const size = readHeader(bytes, contentType);
  if (!size || size.width === 0 || size.height === 0) return refused(null, say('image.damaged'));
  const { width, height } = size;
  const measures = { size: sizeOf(width, height) };
  const no = (reason: Message) => refused(size, reason);
  if (width * height > MOST_PIXELS) return no(say('image.tooLarge', measures));
  if (width <= TRACKING_SIDE || height <= TRACKING_SIDE) return no(say('image.trackingPixel', measures));
  if (!size.isWhole) return no(say('image.cutOff'));
  if (width < SMALLEST_PICTURE.width || height < SMALLEST_PICTURE.height)
    return no(say('image.tooSmall', { ...measures, least: `${SMALLEST_PICTURE.width} × ${SMALLEST_PICTURE.height}` }));
  if (width > height * WIDEST) return no(say('image.banner', measures));
  if (height > width * TALLEST) return no(say('image.column', measures));
  const named = NOT_OF_AN_EVENT.exec(fileName(url))?.[1];
  if (named) return no(say('image.named', { name: named }));
  if (bytes.length < width * height * FEWEST_BYTES_A_PIXEL) return no(say('image.nearlyEmpty', measures));
  return { isValid: true, width, height, reason: null };
}

function refused(size: { width: number; height: number } | null, reason: Message): Judged {
  return { isValid: false, width: size?.width ?? null, height: size?.height ?? null, reason };
}

const sizeOf = (width: number, height: number) => say('image.size', { w: String(width), h: String(height) });

function fileName(url: string): string {
  const path = URL.parse(url)?.pathname ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
