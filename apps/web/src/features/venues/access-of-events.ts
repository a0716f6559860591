import type { Event } from '@marquee/contract';
import { ACCESS_KEYS } from '../../api/constants.generated.ts';
import { venueText } from '../../messages/venues.ts';

type Stated = Pick<Event, (typeof ACCESS_KEYS)[number]>;

/**
 * What the coming events of a venue say of its accessibility, a line each. The wheelchair is a matter of the place, so that one event that states
 * it says it of all, unless another contradicts; sign language or captions are there at the events that state them.
 */
export function accessOfEvents(events: readonly Stated[]): string[] {
  return ACCESS_KEYS.flatMap((key) => {
    const answers = events.flatMap((event) => event[key] ?? []);
    const [first] = answers;
    if (!first) return [];
    if (key === 'wheelchair') {
      if (answers.some((answer) => answer !== first)) return [venueText('venue.access.wheelchair.differs')];
      return [venueText(`venue.access.wheelchair.${first}`)];
    }
    const n = answers.filter((answer) => answer === 'yes').length;
    return n === 0 ? [] : [venueText(`venue.access.${key}`, { n })];
  });
}
