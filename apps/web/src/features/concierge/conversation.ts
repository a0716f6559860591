import type { ChatLanguage, Emotion, RecommendedEvent } from '@marquee/contract';
import { language } from '../../messages/language.ts';

/** A message of the conversation as the panel shows it. */
export interface Message {
  id: number;
  from: 'visitor' | 'concierge';
  text: string;
  emotion?: Emotion;
  /** A language model wrote the text. */
  byModel?: boolean;
  /** Of an answer, which may be another one than the page's. */
  language?: ChatLanguage;
  state: 'waiting' | 'arriving' | 'done' | 'stopped' | 'failed';
  /** Of an answer that failed: what to send again. */
  request?: string;
  suggestions: readonly string[];
  questions: readonly string[];
  listing: string | null;
}

export interface Conversation {
  messages: readonly Message[];
  /** Of the last answer, which may have none; null before. */
  events: readonly RecommendedEvent[] | null;
  /** An answer is on its way. */
  isBusy: boolean;
}

/** The language of the conversation: that of its last answer, before one the page's. */
export const spokenIn = ({ messages }: Conversation): ChatLanguage =>
  messages.findLast((one) => one.language !== undefined)?.language ?? language();

let state: Conversation = { messages: [], events: null, isBusy: false };
const listeners = new Set<() => void>();

/** The conversation lasts as long as the page, whether or not the panel is open. */
export const conversation = {
  get: (): Conversation => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  change(part: Partial<Conversation>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  },
  add(message: Pick<Message, 'from' | 'text' | 'state'>): number {
    const id = state.messages.length;
    conversation.change({
      messages: [...state.messages, { id, suggestions: [], questions: [], listing: null, ...message }],
    });
    return id;
  },
  update(id: number, part: Partial<Message>): void {
    conversation.change({ messages: state.messages.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  },
};
