import type { Event } from '@marquee/contract';

type Pickable = Pick<Event, 'id' | 'categories' | 'isFeatured' | 'status'>;

/**
 * Up to `most` events, as different as possible: featured ones, then one of each main category in turn, each time the soonest.
 * Takes events soonest first, and returns its choice in the same order.
 */
export function pickVaried<E extends Pickable>(events: readonly E[], most: number): E[] {
  const byCategory = new Map<string, E[]>();
  const chosen = new Set<E>();
  for (const event of events.filter(({ status }) => status === 'active')) {
    if (event.isFeatured && chosen.size < most) chosen.add(event);
    else byCategory.set(mainCategory(event), [...(byCategory.get(mainCategory(event)) ?? []), event]);
  }
  while (chosen.size < most && [...byCategory.values()].some((list) => list.length > 0))
    for (const list of byCategory.values()) {
      const next = list.shift();
      if (next && chosen.size < most) chosen.add(next);
    }
  return events.filter((event) => chosen.has(event));
}

const mainCategory = ({ categories }: Pickable) => categories[0] ?? 'Other';
