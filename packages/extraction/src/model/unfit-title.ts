import { titleText } from '../layout/title-text.ts';
import { fold } from '../normalize/text.ts';
import { ADDRESS_TITLE } from '../places/street-address.ts';
import type { Stretch } from '../time/title-places.ts';
import { ASKS_READER, DUTY_TITLE } from '../vocabulary/fragment-words.ts';
import { NO_EVENT_TITLE } from '../vocabulary/no-event-titles.ts';

/**
 * Why words of the page are not what an event is called, to be put after `a title that is`; null if they may be. The other rungs refuse such titles, too.
 * @param moments dates and times in the title, in order
 * @param start where the title begins, in the same count
 */
export function whyNoTitle(
  title: string,
  venue: string | undefined,
  moments: readonly Stretch[],
  start: number,
): string | null {
  if (title === '') return 'empty';
  if (venue !== undefined && plain(title) === plain(venue)) return 'the name of its place';
  if (ADDRESS_TITLE.test(title)) return 'an address';
  if (ASKS_READER.test(title)) return 'a question to the reader';
  if (DUTY_TITLE.test(title) || NO_EVENT_TITLE.test(title)) return 'no event to attend';
  return titleText({ text: title, start, carrier: { name: 'a' } }, moments) === null ? 'a date or a label' : null;
}

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
