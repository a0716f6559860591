import { pageValue } from '../../ui/page-value.ts';

/** What a part of the page asks of the concierge: to open, with a text that is sent, or only written. */
export interface Asked {
  text: string;
  isSent: boolean;
  /** What had the focus: it gets it back. */
  from: Element | null;
}

const asked = pageValue<Asked | null>(null);

/** Opens the concierge. A text is sent at once, or only written where `isSent` is false. */
export const askConcierge = (text = '', isSent = true): void =>
  asked.set({ text, isSent, from: document.activeElement });

/** Takes what was asked, so that it is answered once. */
export function takeAsked(): Asked | null {
  const taken = asked.get();
  if (taken) asked.set(null);
  return taken;
}

export const useAsked = asked.use;
