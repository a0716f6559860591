import { useEffect, useEffectEvent, useState } from 'react';
import { localValue } from '../../ui/local-value.ts';
import { type Asked, takeAsked, useAsked } from './ask-concierge.ts';
import { useDeadEnd } from './dead-ends.ts';
import { isCovering, panelBox } from './is-covering.ts';

/** Spec: CHAT-01. */
const AUTO_OPEN_MS = 10_000;
/** The panel has opened by itself, or a visitor opened it: it does not do so again during this visit. */
const OPENED = 'marquee.conciergeOpened';

/** Set once a visitor has closed the panel with its button (spec: CHAT-02). */
export const dismissed = localValue(
  'marquee.conciergeDismissed',
  false,
  (value): value is boolean => typeof value === 'boolean',
);

type Opened = 'closed' | 'by-visitor' | 'by-itself';

/**
 * Whether the panel is open, and who opened it: the focus goes to it only if a visitor did. It opens by itself once in a visit: at a dead end, or
 * after ten seconds where it covers nothing that can be pressed. `onAsked` gets what other parts of the page ask.
 */
export function useOpening(sinceMs: number, onAsked: (asked: Asked) => void) {
  const [opened, setOpened] = useState<Opened>('closed');
  const asked = useAsked();
  if (asked && opened !== 'by-visitor') setOpened('by-visitor');
  const answer = useEffectEvent(() => {
    const taken = takeAsked();
    if (!taken) return;
    noteOpened();
    onAsked(taken);
  });
  useEffect(() => {
    if (asked) answer();
  }, [asked]);

  useEffect(() => {
    if (dismissed.get() || wasOpened()) return;
    const timer = setTimeout(() => {
      if (dismissed.get() || wasOpened() || isCovering(panelBox())) return;
      noteOpened();
      setOpened('by-itself');
    }, AUTO_OPEN_MS - sinceMs);
    return () => clearTimeout(timer);
  }, [sinceMs]);

  const isDeadEnd = useDeadEnd();
  useEffect(() => {
    if (!isDeadEnd || dismissed.get() || wasOpened()) return;
    // Once the page that led nowhere is drawn.
    const timer = setTimeout(() => {
      noteOpened();
      setOpened('by-itself');
    });
    return () => clearTimeout(timer);
  }, [isDeadEnd]);

  return {
    opened,
    open: () => {
      noteOpened();
      setOpened('by-visitor');
    },
    close: () => setOpened('closed'),
    dismiss: () => {
      dismissed.set(true);
      setOpened('closed');
    },
  };
}

/** Storage may be forbidden: then the panel opens by itself on each page that is loaded. */
function wasOpened(): boolean {
  try {
    return sessionStorage.getItem(OPENED) !== null;
  } catch {
    return false;
  }
}

function noteOpened(): void {
  try {
    sessionStorage.setItem(OPENED, '1');
  } catch {
    // Nothing depends on it.
  }
}
