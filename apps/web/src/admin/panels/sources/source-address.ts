/** The console address of a source: the sources of its city, with its drawer open. */
export function sourceAddress({ id, city, state }: { id: string; city: string; state: string }): string {
  return `/admin/scraping?${new URLSearchParams({ tab: 'sources', city, state, open: id })}`;
}

/** `hall.example.org/events` from an address, to distinguish two sources with the same name. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
