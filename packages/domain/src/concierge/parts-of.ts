import type { ChatAnswer, RecommendedEvent } from '@marquee/contract';

export type ChatPart =
  | { event: 'tone'; data: Pick<ChatAnswer, 'emotion' | 'language' | 'byModel'> }
  | { event: 'text'; data: { text: string } }
  | { event: 'event'; data: RecommendedEvent }
  | { event: 'end'; data: Pick<ChatAnswer, 'suggestions' | 'followUpQuestions' | 'listing'> };

/** An answer in the order in which it is read: its tone and language, its sentences, its events, and what may come next. */
export function* partsOf(answer: ChatAnswer): Generator<ChatPart> {
  const { message, emotion, language, byModel, recommendedEvents, suggestions, followUpQuestions, listing } = answer;
  yield { event: 'tone', data: { emotion, language, byModel } };
  for (const text of message.match(/[^.!?]+[.!?]*["”»]?\s*/g) ?? [message]) yield { event: 'text', data: { text } };
  for (const event of recommendedEvents) yield { event: 'event', data: event };
  yield { event: 'end', data: { suggestions, followUpQuestions, listing } };
}
