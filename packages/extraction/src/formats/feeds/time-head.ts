import { placeNamedIn } from '../../candidates/places/named-place.ts';
import type { ClockTime } from '../../candidates/times/local.ts';
import { findTimes } from '../../candidates/times/written-times.ts';
import { FORMATS } from '../../decide/weights/formats.ts';
import type { Piece } from './labelled-text.ts';

/** A description that begins with the time for the day in the title, `7:00 pm at Pier Pavilion`, and the place after it. */
export function readTimeHead(
  text: string,
  offset = 0,
): { from: ClockTime; to?: ClockTime; piece: Piece; place: Piece | null } | null {
  const time = findTimes(text.slice(0, FORMATS.feedsTimeHead.headChars)).find(({ role }) => role === 'show');
  if (
    !time ||
    time.halfDayUnknown ||
    /\p{L}{3}/u.test(text.slice(0, time.start).replace(/^\W*(?:time|when|from|starts?)\b/i, ''))
  )
    return null;
  const place = placeNamedIn(text.slice(time.end, time.end + FORMATS.feedsTimeHead.placeChars), { between: false });
  return {
    from: time.from,
    ...(time.to ? { to: time.to } : {}),
    piece: { text: text.slice(time.start, time.end), offset: offset + time.start },
    place: place && { text: place.value, offset: offset + time.end + place.start },
  };
}
