import type { Event } from '@marquee/contract';
import { isMultiDay, type Times } from './local-time.ts';

type Weighed = Times &
  Pick<Event, 'id' | 'isFeatured' | 'status' | 'imageUrl' | 'generatedImageUrl' | 'description' | 'priceMin'>;

/** Events among which the lead is chosen: it stands near the top, in its place of the order. */
const FIRST = 6;
/** A description that says what one would come for. */
const TELLING = 100;

/**
 * The one event of a list that is shown large: a featured one, else the one that its source presents best (its own picture, a
 * description, a known price), the first of equals. What runs for days leads only where nothing else can. Null where none has a picture.
 */
export function leadOf(events: readonly Weighed[]): string | null {
  let best: { id: string; weight: number } | null = null;
  for (const event of events.slice(0, FIRST)) {
    const weight = weightOf(event);
    if (weight > (best?.weight ?? 0)) best = { id: event.id, weight };
  }
  return best?.id ?? null;
}

function weightOf(event: Weighed): number {
  const { isFeatured, status, imageUrl, generatedImageUrl, description, priceMin } = event;
  if (status !== 'active' || (imageUrl ?? generatedImageUrl) === null) return 0;
  const weight =
    1 + (isFeatured ? 4 : 0) + ((description?.length ?? 0) >= TELLING ? 2 : 0) + (priceMin === null ? 0 : 1);
  return isMultiDay(event) ? weight / 10 : weight;
}
