import type { Event } from '@marquee/contract';
import { type Announced, motifOf, motifsIn } from './poster/poster-art.ts';

type Images = Pick<Event, 'generatedImageUrl' | 'imageUrl'>;

/** An event's images, the preferred one first. */
export function imagesOf({ generatedImageUrl, imageUrl }: Images): string[] {
  return [generatedImageUrl, imageUrl].filter((url) => url !== null);
}

/** Within so many cards no image is shown twice. */
const NEIGHBORS = 12;

/** For each event of a list, whether one of the eleven before it shows the same image. */
export function repeatedImages(events: readonly Images[]): boolean[] {
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

/** What an event of a list shows beside its neighbors. */
export interface Pictured {
  /** A neighbor shows the event's image already: its poster tells the two apart. */
  isRepeated: boolean;
  /** Of its poster: another one than those of its neighbors. */
  motif: number;
}

/** The same for each event of a list. Only posters count as neighbors of posters. */
export function picturesIn(events: ReadonlyArray<Images & Announced>): Pictured[] {
  const repeated = repeatedImages(events);
  const isPoster = events.map((event, index) => repeated[index] === true || imagesOf(event).length === 0);
  const motifs = motifsIn(events.filter((_, index) => isPoster[index]));
  let next = 0;
  return events.map((event, index) => ({
    isRepeated: repeated[index] ?? false,
    motif: isPoster[index] ? (motifs[next++] ?? motifOf(event)) : motifOf(event),
  }));
}

/** What the image or the poster of an event must be labelled as, if its source did not make it (BEY-35). `url`: what is shown, null for its poster. */
export function madeLabel(
  { generatedImageUrl, generatedImageBy }: Pick<Event, 'generatedImageUrl' | 'generatedImageBy'>,
  url: string | null,
): 'event.drawn' | 'event.byModel' | null {
  if (url !== null && url !== generatedImageUrl) return null;
  return url !== null && generatedImageBy === 'model' ? 'event.byModel' : 'event.drawn';
}
