import { asOfTime, copyWords } from '../features/outage/copy-words.ts';
import { css, html, type Markup } from './markup.ts';

/** The line of a page that was drawn from a copy (features/outage/copy-note.tsx). */
export function drawCopyNote(asOf: number, now: number, timezone: string): Markup {
  return html`<p class="${css('copy-note', 'note')}" role="status">${copyWords('outage', asOfTime(asOf, now, timezone))}</p>`;
}
