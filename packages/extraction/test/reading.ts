import { type Draft, type Extraction, extract, type Hints } from '../src/index.ts';

export const COLUMBIA: Hints = { today: '2026-03-01', timezone: 'America/New_York', city: 'Columbia', state: 'SC' };
export const SEATTLE: Hints = { today: '2026-03-01', timezone: 'America/Los_Angeles', city: 'Seattle', state: 'WA' };
export const ADDRESS = 'https://hall.example/events/';

/** Extracts a document that is given as text. */
export function read(text: string, hints: Hints = COLUMBIA, contentType = 'text/html; charset=utf-8'): Extraction {
  return extract({ url: ADDRESS, contentType, bytes: new TextEncoder().encode(text) }, hints);
}

/** A page with JSON-LD, given as values or as the text of the script, and what a visitor sees. */
export function pageOf(linkedData: unknown, body = ''): string {
  const script = typeof linkedData === 'string' ? linkedData : JSON.stringify(linkedData);
  return `<!doctype html><html><head><script type="application/ld+json">${script}</script></head><body>${body}</body></html>`;
}

export function event(fields: Record<string, unknown>): Record<string, unknown> {
  return { '@context': 'https://schema.org', '@type': 'Event', name: 'Jazz Night', ...fields };
}

export function calendarOf(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

export function vevent(...lines: string[]): string[] {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
}

/** `title start–end`, for comparing at a glance. */
export function times(found: Extraction): string[] {
  return found.drafts.map((draft) => (draft.end ? `${draft.start.value} – ${draft.end.value}` : draft.start.value));
}

export function codes(found: Extraction): string[] {
  return found.findings.map((finding) => finding.code);
}

export function only(found: Extraction): Draft {
  const [draft, ...others] = found.drafts;
  if (!draft || others.length > 0)
    throw new Error(`expected one draft, got ${found.drafts.length}: ${JSON.stringify(found.findings)}`);
  return draft;
}

/** A draft without what is thought of it. */
export function said(draft: Draft): Omit<Draft, 'confidence' | 'doubts'> {
  const { confidence: _confidence, doubts: _doubts, ...fields } = draft;
  return fields;
}
