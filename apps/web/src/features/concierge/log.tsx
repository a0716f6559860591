import type { ChatLanguage } from '@marquee/contract';
import { useEffect, useRef } from 'react';
import { conciergeText } from '../../messages/concierge.ts';
import { inLanguage } from '../../messages/language.ts';
import { RefreshIcon } from '../../ui/icons.tsx';
import type { Place } from '../place/place.ts';
import { type Conversation, spokenIn } from './conversation.ts';
import styles from './log.module.css';
import { MessageBubble } from './message-bubble.tsx';
import { Recommended } from './recommended.tsx';
import { SendChips } from './send-chips.tsx';

interface LogProps {
  talk: Conversation;
  place: Place;
  onSend: (text: string) => void;
  onLeave: () => void;
}

const FIRST = ['concierge.first1', 'concierge.first2', 'concierge.first3'] as const;

/** The greeting, the messages, and under them the events (spec: CHAT-05, CHAT-07, CHAT-11). */
export function Log({ talk, place, onSend, onLeave }: LogProps) {
  const { messages, events, isBusy } = talk;
  const scroller = useRef<HTMLElement>(null);
  const last = messages.at(-1);
  const spoken = spokenIn(talk);
  const say = (key: 'concierge.questions' | 'concierge.suggestions' | 'concierge.startOver') =>
    inLanguage(spoken, () => conciergeText(key));
  const lastVisitor = messages.findLast(({ from }) => from === 'visitor')?.id;

  // The newest request stays in sight, with its answer under it.
  useEffect(() => {
    const box = scroller.current;
    const own = lastVisitor === undefined ? null : box?.querySelector<HTMLElement>(`[data-message="${lastVisitor}"]`);
    if (box && own) box.scrollTop = own.offsetTop - box.offsetTop - 12;
  }, [lastVisitor]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard (WCAG 2.1.1)
    <section ref={scroller} className={styles.log} aria-label={conciergeText('concierge.log')} tabIndex={0}>
      <div className={styles.bubble} data-from="concierge">
        <p>{conciergeText('concierge.greeting', { city: place.city })}</p>
      </div>
      {messages.length === 0 && (
        <SendChips
          label={conciergeText('concierge.suggestions')}
          texts={FIRST.map((key) => conciergeText(key))}
          isDisabled={isBusy}
          onSend={onSend}
        />
      )}
      {messages.map((message) => (
        <MessageBubble
          key={message.id}
          message={message}
          isLast={message === last}
          spoken={spoken}
          onSend={onSend}
          onLeave={onLeave}
        />
      ))}
      <Recommended place={place} events={events} lang={spoken} onLeave={onLeave} />
      {last?.state === 'done' && (
        <>
          <SendChips
            label={say('concierge.questions')}
            texts={last.questions}
            isQuestion
            isDisabled={isBusy}
            lang={last.language}
            onSend={onSend}
          />
          <SendChips
            label={say('concierge.suggestions')}
            texts={last.suggestions}
            isDisabled={isBusy}
            lang={last.language}
            onSend={onSend}
          />
        </>
      )}
      {last && !isBusy && last.state !== 'waiting' && (
        <StartOver text={say('concierge.startOver')} lang={spoken} onSend={onSend} />
      )}
    </section>
  );
}

/** Ends what the conversation remembers; the words themselves ask for it, so that it can also be said or written. */
function StartOver({ text, lang, onSend }: { text: string; lang: ChatLanguage } & Pick<LogProps, 'onSend'>) {
  return (
    <button type="button" className={styles.startOver} lang={lang} onClick={() => onSend(text)}>
      <RefreshIcon />
      {text}
    </button>
  );
}
