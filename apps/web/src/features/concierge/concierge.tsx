import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { conciergeText } from '../../messages/concierge.ts';
import { ChatIcon } from '../../ui/icons.tsx';
import { useEscape } from '../../ui/use-escape.ts';
import { usePlace } from '../place/place.ts';
import styles from './concierge.module.css';
import { dismissed, useOpening } from './opening.ts';
import { Panel } from './panel.tsx';
import { send } from './send.ts';

const READING_PX = 60;

/** The chat bubble of every page, with its greeting, and the panel that it opens (spec: CHAT-01 to CHAT-04). */
export function Concierge({ sinceMs }: { sinceMs: number }) {
  const place = usePlace();
  const [draft, setDraft] = useState('');
  const { opened, open, close, dismiss } = useOpening(sinceMs, ({ text, isSent }) => {
    if (isSent) void send(text, place);
    else setDraft(text);
  });
  const root = useRef<HTMLElement>(null);
  const bubble = useRef<HTMLButtonElement>(null);
  const isOpen = opened !== 'closed';
  const isReading = useIsReading();
  const isGreeting = !dismissed.use() && !isOpen;

  const closeBack = () => {
    close();
    bubble.current?.focus();
  };
  useEscape(isOpen, closeBack);
  useOutside(root, isOpen, close);

  return (
    <aside
      ref={root}
      className={styles.concierge}
      aria-label={conciergeText('concierge.title')}
      data-concierge={isOpen ? 'open' : 'closed'}
      data-reading={isReading || undefined}
    >
      {isOpen && (
        <Panel
          place={place}
          draft={draft}
          onDraft={setDraft}
          takesFocus={opened === 'by-visitor'}
          onClose={() => {
            dismiss();
            bubble.current?.focus();
          }}
          onLeave={close}
        />
      )}
      {isGreeting && (
        <p className={styles.greeting} id="concierge-greeting">
          {conciergeText('concierge.tooltip', { city: place.city })}
        </p>
      )}
      <button
        ref={bubble}
        type="button"
        className={styles.bubble}
        aria-label={conciergeText('concierge.open')}
        aria-describedby={isGreeting ? 'concierge-greeting' : undefined}
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        <ChatIcon />
        {isGreeting && <span className={styles.unread} />}
      </button>
    </aside>
  );
}

/** Whether the visitor has scrolled into the page: on a phone the greeting then makes room for what they read. */
function useIsReading(): boolean {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    const look = () => setReading(window.scrollY > READING_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isReading;
}

/** Calls back when something outside is pressed. */
function useOutside(inside: RefObject<HTMLElement | null>, isActive: boolean, onOutside: () => void): void {
  const outside = useEffectEvent(onOutside);
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: PointerEvent) => {
      if (event.target instanceof Node && inside.current?.contains(event.target) === false) outside();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [inside, isActive]);
}
