/** News of the session between the tabs of one browser. */
export type TabNews = 'signed-in' | 'signed-out';

const NAME = 'marquee.session';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

export function tellTabs(news: TabNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches this origin only
  channel?.postMessage(news);
}

/** Hears the other tabs, never itself. Gives the way to stop listening. */
export function onTabNews(listener: (news: TabNews) => void): () => void {
  const hear = (message: MessageEvent<TabNews>) => listener(message.data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
