import type { Event } from '@marquee/contract';

type Pictured = Pick<Event, 'generatedImageUrl' | 'imageUrl'>;

/** An event's images, the preferred one first. */
export function imagesOf({ generatedImageUrl, imageUrl }: Pictured): string[] {
  return [generatedImageUrl, imageUrl].filter((url) => url !== null);
}

/** Within so many cards no image is shown twice. */
const NEIGHBORS = 12;

/** For each event of a list, whether one of the eleven before it shows the same image. */
export function repeatedImages(events: readonly Pictured[]): boolean[] {
  const lastShown = new Map<string, number>();
  return events.map((event, index) => {
    const [url] = imagesOf(event);
    if (!url) return false;
    const last = lastShown.get(url);
    if (last !== undefined && index - last < NEIGHBORS) return true;
    lastShown.set(url, index);
    return false;
  });
}

/** What the image or the poster of an event must be labelled as, if its source did not make it (BEY-35). `url`: what is shown, null for its poster. */
export function madeLabel(
  { generatedImageUrl, generatedImageBy }: Pick<Event, 'generatedImageUrl' | 'generatedImageBy'>,
  url: string | null,
): 'event.drawn' | 'event.byModel' | null {
  if (url !== null && url !== generatedImageUrl) return null;
  return url !== null && generatedImageBy === 'model' ? 'event.byModel' : 'event.drawn';
}
