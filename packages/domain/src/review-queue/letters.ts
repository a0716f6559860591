import { type Message, say } from '@marquee/kernel';
/** What a preview and an undo say about the letter of a decision. */
export function letterWords(to: string | null, hasMail: boolean): { effect: Message[]; final: Message[] } {
  if (to === null || !hasMail) return { effect: [], final: [] };
  return {
    effect: [say('review.letterAboutGoesFiveMinutes', { who: to })],
    final: [say('review.letterCannotCalledBackOnce')],
  };
}
