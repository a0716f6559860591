import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { conciergeText } from '../../messages/concierge.ts';
import { ChatIcon } from '../../ui/icons.tsx';
import { useBackClosesInHand } from '../../ui/use-back-closes.ts';
import { useEscape } from '../../ui/use-escape.ts';
import { usePlace } from '../place/place.ts';
import styles from './concierge.module.css';
import { FIELDS, isCovering } from './is-covering.ts';
import { dismissed, useOpening } from './opening.ts';
import { Panel } from './panel.tsx';
import { send } from './send.ts';

const READING_PX = 60;
/** The greeting was shown in this visit. */
const GREETED = 'marquee.conciergeGreeted';

/** The chat bubble of every page, with its greeting, and the panel that it opens (spec: CHAT-01 to CHAT-04). */
export function Concierge({ sinceMs }: { sinceMs: number }) {
  const place = usePlace();
  const [draft, setDraft] = useState('');
  const askedFrom = useRef<Element | null>(null);
  const { opened, open, close, dismiss } = useOpening(sinceMs, ({ text, isSent, from }) => {
    askedFrom.current = from;
    if (isSent) void send(text, place);
    else setDraft(text);
  });
  const root = useRef<HTMLElement>(null);
  const bubble = useRef<HTMLButtonElement>(null);
  const isOpen = opened !== 'closed';
  const isReading = useIsReading();
  const isNew = !dismissed.use() && !isOpen;
  const isFirst = useIsFirst();
  const isGreeting = isNew && isFirst;
  const greeting = useRef<HTMLParagraphElement>(null);
  const isInTheWay = useIsInTheWay(greeting, isGreeting);
  const isOnField = useIsInTheWay(bubble, !isOpen, FIELDS);

  const givesBack = useRef(false);
  const closeAndGiveBack = () => {
    givesBack.current = true;
    close();
  };
  useEscape(isOpen, closeAndGiveBack);
  useBackClosesInHand(isOpen, closeAndGiveBack);
  useEffect(() => {
    if (isOpen || !givesBack.current) return;
    givesBack.current = false;
    // What asked may be gone, as an entry of a menu is. On a phone the bubble is only there once the panel is not.
    if (askedFrom.current instanceof HTMLElement) askedFrom.current.focus();
    if (document.activeElement !== askedFrom.current || askedFrom.current === document.body) bubble.current?.focus();
    askedFrom.current = null;
  }, [isOpen]);
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
            givesBack.current = true;
            dismiss();
          }}
          onLeave={close}
        />
      )}
      {isGreeting && (
        <p ref={greeting} className={styles.greeting} id="concierge-greeting" data-hidden={isInTheWay || undefined}>
          {conciergeText('concierge.tooltip', { city: place.city })}
        </p>
      )}
      <button
        ref={bubble}
        type="button"
        className={styles.bubble}
        data-on-field={isOnField || undefined}
        aria-label={conciergeText('concierge.open')}
        aria-describedby={isGreeting ? 'concierge-greeting' : undefined}
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        <ChatIcon />
        {isNew && <span className={styles.unread} />}
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

/** Whether the greeting was not shown yet in this visit. */
function useIsFirst(): boolean {
  const [isFirst] = useState(() => {
    try {
      return sessionStorage.getItem(GREETED) === null;
    } catch {
      return true;
    }
  });
  useEffect(() => {
    try {
      sessionStorage.setItem(GREETED, '1');
    } catch {
      // Then it greets on each page that is loaded.
    }
  }, []);
  return isFirst;
}

/** Whether something lies on what can be pressed, as the page stands now. */
function useIsInTheWay(of: RefObject<HTMLElement | null>, isShown: boolean, what?: string): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const look = () => setInTheWay(of.current !== null && isCovering(of.current.getBoundingClientRect(), what));
    window.addEventListener('scroll', look, { passive: true });
    // Cards that arrive move what lies below the greeting, as the window's size does.
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    sizes.observe(document.documentElement);
    return () => {
      window.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [of, isShown, what]);
  return isInTheWay && isShown;
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
