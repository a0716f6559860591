/** Session messages between the tabs of one browser. */
export type TabNews = 'signed-in' | 'signed-out';

const NAME = 'marquee.session';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

export function tellTabs(news: TabNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches this origin only
  channel?.postMessage(news);
}

/** Listens to the other tabs. Returns a function that stops listening. */
export function onTabNews(listener: (news: TabNews) => void): () => void {
  const hear = (message: MessageEvent<TabNews>) => listener(message.data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
