import { useSyncExternalStore } from 'react';

/** What a part of the page asks of the concierge: to open, with a text that is sent, or only written. */
export interface Asked {
  text: string;
  isSent: boolean;
  /** What had the focus: it gets it back. */
  from: Element | null;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function change(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the concierge. A text is sent at once, or only written where `isSent` is false. */
export const askConcierge = (text = '', isSent = true): void => change({ text, isSent, from: document.activeElement });

/** Takes what was asked, so that it is answered once. */
export function takeAsked(): Asked | null {
  const taken = asked;
  if (taken) change(null);
  return taken;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAsked = (): Asked | null => useSyncExternalStore(subscribe, () => asked);
