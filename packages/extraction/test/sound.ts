import { shownLine, shownText } from '@marquee/kernel';
import { expect } from 'vitest';
import { soundPrice } from '../src/candidates/values/price-text.ts';
import { type Extraction, LIMITS } from '../src/index.ts';
import { codes } from './reading.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

/** What must hold of every extraction whatever the document was. */
export function expectSound(found: Extraction): void {
  expect(codes(found)).not.toContain('unreadable');
  expect(found.drafts.length).toBeLessThanOrEqual(LIMITS.draftsPerDocument);
  expect(found.findings.length).toBeLessThanOrEqual(LIMITS.findings);
  expect(new Set(found.drafts.map(({ key }) => key)).size).toBe(found.drafts.length);
  for (const draft of found.drafts) {
    expect(draft.title.value.trim()).not.toBe('');
    for (const name of ['title', 'venue', 'address', 'city', 'state', 'organizer'] as const)
      expect(draft[name]?.value ?? '').toBe(shownLine(draft[name]?.value ?? ''));
    expect(draft.description?.value ?? '').toBe(shownText(draft.description?.value ?? ''));
    if (draft.price) expect(draft.price.value).toEqual(soundPrice(draft.price.value));
    expect(draft.start.value).toMatch(MOMENT);
    expect(Number.isNaN(Date.parse(draft.start.value))).toBe(false);
    if (draft.end) expect(draft.end.value >= draft.start.value.slice(0, draft.end.value.length)).toBe(true);
    if (draft.url) expect(draft.url.value).toMatch(/^https?:\/\//);
    const { confidence, doubts: _doubts, ...fields } = draft;
    for (const share of Object.values(confidence ?? {})) expect(share >= 0 && share <= 1).toBe(true);
    for (const field of Object.values(fields)) {
      if (typeof field !== 'string') expect(field.evidence.length).toBeGreaterThan(0);
    }
  }
  expect(found.drafts.length > 0 || found.findings.length > 0).toBe(true);
}
