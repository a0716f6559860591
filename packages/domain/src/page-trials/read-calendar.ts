import type { EngineDeps } from '../deps.ts';

/**
 * A person's own calendar at an address that they gave, for them to see at once; null if it cannot be read or is no calendar. By the guarded fetch, so
 * also by robots.txt. Nothing is stored: neither the address, nor the answer.
 */
export async function readCalendar({ fetcher }: Pick<EngineDeps, 'fetcher'>, url: string): Promise<string | null> {
  const answer = await fetcher.fetch({ url, expect: 'document' });
  if (answer.kind !== 'fetched') return null;
  const text = new TextDecoder().decode(answer.bytes);
  return /^\s*BEGIN:VCALENDAR/i.test(text) ? text : null;
}
