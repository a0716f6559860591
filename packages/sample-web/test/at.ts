import type { Answer } from '../src/index.ts';
import { respond } from '../src/index.ts';

/** A Thursday in the middle of a week. */
export const NOW = Date.parse('2026-12-03T15:00:00Z');
export const DAY = 86_400_000;

export function ask(url: string, headers: Record<string, string> = {}, now = NOW): Promise<Answer> {
  return respond({ method: 'GET', url, headers }, now);
}

export async function textOf(url: string, now = NOW): Promise<string> {
  const answer = await ask(url, {}, now);
  return typeof answer.body === 'string' ? answer.body : new TextDecoder().decode(answer.body);
}

/** The text that a browser would show for this piece of HTML. */
export function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#038;', '&')
    .replaceAll('&#8217;', '’')
    .replaceAll('&#8211;', '–')
    .replaceAll('&#8212;', '—')
    .replaceAll('&amp;', '&');
}
