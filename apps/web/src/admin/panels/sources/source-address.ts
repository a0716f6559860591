/** Where the console shows a source: the sources of its city, with its drawer open. */
export function sourceAddress({ id, city, state }: { id: string; city: string; state: string }): string {
  return `/admin/scraping?${new URLSearchParams({ tab: 'sources', city, state, open: id })}`;
}

/** `hall.example.org/events` of an address: what tells two sources of one name apart. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
