import { type Message, say } from '@marquee/kernel';
import { titleText } from '../candidates/pieces/title-text.ts';
import { ADDRESS_TITLE } from '../candidates/places/street-address.ts';
import type { Stretch } from '../document/html/title-places.ts';
import { fold } from '../document/text.ts';
import { ASKS_READER, DUTY_TITLE } from '../rules/fragment-words.ts';
import { NO_EVENT_TITLE } from '../rules/no-event-titles.ts';

/**
 * What words of the page are, if they are not what an event is called (`answer.titleIs`); null if they may be. The other rungs refuse such titles, too.
 * @param moments dates and times in the title, in order
 * @param start where the title begins, in the same count
 */
export function whyNoTitle(
  title: string,
  venue: string | undefined,
  moments: readonly Stretch[],
  start: number,
): Message | null {
  if (title === '') return say('answer.titleIs.empty');
  if (venue !== undefined && plain(title) === plain(venue)) return say('answer.titleIs.place');
  if (ADDRESS_TITLE.test(title)) return say('answer.titleIs.address');
  if (ASKS_READER.test(title)) return say('answer.titleIs.question');
  if (DUTY_TITLE.test(title) || NO_EVENT_TITLE.test(title)) return say('answer.titleIs.noEvent');
  return titleText({ text: title, start, carrier: { name: 'a' } }, moments) === null
    ? say('answer.titleIs.label')
    : null;
}

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
