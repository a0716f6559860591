import type { RecommendedEvent } from '@marquee/contract';
import { CallError } from '../../api/call-error.ts';
import { streamFrom } from '../../api/stream.ts';
import { conciergeText } from '../../messages/concierge.ts';
import { inLanguage } from '../../messages/language.ts';
import { learn } from '../../messages/learn.ts';
import { likedFirst } from '../hearts/liked-first.ts';
import type { Place } from '../place/place.ts';
import { conversation, spokenIn } from './conversation.ts';
import { speak, stopSpeaking } from './speech.ts';

/** One for all messages of this page (spec: CHAT-13). */
const sessionId = crypto.randomUUID();
/** The pace at which an answer appears: a little faster than it is read. */
const WORD_MS = 22;
const CARD_MS = 110;

let running: AbortController | null = null;
/** What a visitor saw of the answer that they stopped; told with the next message. */
let stopped: { turn: number; characters: number; events: number } | undefined;

/** Stops the answer that is on its way; what has arrived stays. */
export const stopAnswer = (): void => running?.abort();

/** Sends a message and lets its answer arrive. A text of spaces is not sent (spec: CHAT-12), nor one while another is answered. */
export async function send(message: string, place: Place): Promise<void> {
  const text = message.trim();
  if (text === '' || conversation.get().isBusy) return;
  stopSpeaking();
  const aborting = new AbortController();
  running = aborting;
  const turn = conversation.add({ from: 'visitor', text, state: 'done' });
  const id = conversation.add({ from: 'concierge', text: '', state: 'waiting' });
  conversation.change({ isBusy: true });
  const spoken = spokenIn(conversation.get());
  const seen = { characters: 0, events: 0 };
  const told = { turn, ...(stopped ? { stopped } : {}) };
  try {
    await arrive(
      id,
      streamFrom(
        'streamChat',
        { message: text, sessionId, ...place, language: spoken, likedFirst: likedFirst.get(), ...told },
        aborting.signal,
      ),
      { seen, signal: aborting.signal },
    );
  } catch (error) {
    if (aborting.signal.aborted) {
      stopped = { turn, ...seen };
      conversation.update(id, { state: 'stopped' });
    } else {
      console.warn('The concierge gave no answer', error);
      const isTold = error instanceof CallError && error.status === 429 && error.detail !== '';
      conversation.update(id, {
        state: 'failed',
        text: isTold ? error.detail : inLanguage(spoken, () => conciergeText('concierge.sorry')),
        emotion: 'empathetic',
        request: text,
      });
      // Events of an earlier answer would stand under this.
      conversation.change({ events: [] });
    }
  } finally {
    conversation.change({ isBusy: false });
  }
}

/** Shows the parts of an answer as they come, word by word. */
async function arrive(
  id: number,
  parts: ReturnType<typeof streamFrom<'streamChat'>>,
  { seen, signal }: { seen: { characters: number; events: number }; signal: AbortSignal },
): Promise<void> {
  let text = '';
  let spoken = spokenIn(conversation.get());
  const events: RecommendedEvent[] = [];
  for await (const part of parts) {
    if (part.event === 'tone') {
      spoken = part.data.language;
      await learn(spoken);
      conversation.update(id, { ...part.data, state: 'arriving' });
    } else if (part.event === 'text')
      for (const word of part.data.text.split(/(?<=\s)/)) {
        text += word;
        seen.characters = text.length;
        conversation.update(id, { text });
        await pause(WORD_MS, signal);
      }
    else if (part.event === 'event') {
      seen.events = events.push(part.data);
      conversation.change({ events: [...events] });
      await pause(CARD_MS, signal);
    } else {
      const { suggestions, followUpQuestions: questions, listing } = part.data;
      conversation.update(id, { state: 'done', suggestions, questions, listing });
      // Events of an earlier answer would stand under one that found nothing.
      conversation.change({ events });
      stopped = undefined;
      speak(text, spoken);
      return;
    }
  }
  throw new Error('the answer broke off');
}

/** Waits, unless nobody would see it or motion is unwanted. Throws when the answer is stopped. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new DOMException('stopped', 'AbortError'));
      },
      { once: true },
    );
  });
}
