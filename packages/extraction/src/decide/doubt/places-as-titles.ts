import type { Layout } from '../../candidates/pieces/layout.ts';
import { within } from '../../document/html/within.ts';
import { comparable } from '../../document/text.ts';
import { DONE_THERE, ENDS_IN_ROOM } from '../../rules/room-words.ts';
import { DOUBT } from '../weights/doubt.ts';

/** The title of a draft, and where it stands in the visible text; -1 if it does not stand there. */
interface Titled {
  title: string;
  at: number;
}

/**
 * Which titles may be places: on a page whose lines say hour and place, `4 pm Harbor Hall rooftop`, the names of the events are elsewhere.
 * Such a page repeats a place, and most of what stands behind its hours are places.
 */
export function placesAsTitles(titled: readonly Titled[], layout: Layout): boolean[] {
  const behindHours = titled.map((one) => one.at >= 0 && isBehindHour(one, layout));
  const led = titled.filter((_, index) => behindHours[index]);
  const rooms = led.filter(({ title }) => isRoom(title));
  const isRepeated = new Set(rooms.map(({ title }) => comparable(title))).size < rooms.length;
  const isOfPlaces = isRepeated && rooms.length >= led.length * DOUBT.placesAsTitles.most;
  return behindHours.map((isBehind) => isBehind && isOfPlaces);
}

/** Only an hour stands before the title on its line, and nothing behind it. */
function isBehindHour({ title, at }: Titled, layout: Layout): boolean {
  const { text } = layout.visible;
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const line = layout.visible.lineAt(at).trimEnd();
  if (!line.endsWith(title)) return false;
  const end = start + line.length - title.length;
  const hours = within(layout.times, start, end);
  let rest = '';
  let from = start;
  for (const hour of hours) {
    rest += text.slice(from, hour.start);
    from = hour.end;
  }
  return hours.length > 0 && !/[\p{L}\p{N}]/u.test(rest + text.slice(from, end));
}

/** The name of a place, also before the venue that it belongs to: `Folk Hall, Harbor Center`. */
function isRoom(title: string): boolean {
  const [head = ''] = title.split(/,\s/);
  return ENDS_IN_ROOM.test(head) && !DONE_THERE.test(head);
}
