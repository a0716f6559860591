import { describe, expect, it } from 'vitest';
import { modelReader } from '../../src/index.ts';
import { ADDRESS, COLUMBIA } from '../reading.ts';

const documentOf = (body: string | Uint8Array, contentType = 'text/html') => ({
  url: ADDRESS,
  contentType,
  bytes:
    typeof body === 'string'
      ? new TextEncoder().encode(`<!doctype html><html><head><title>Hall</title></head><body>${body}</body></html>`)
      : body,
});
const PROSE =
  '<main><p>Come on April 18 for Jazz on the Green from 7:30 pm, and on April 19 for the Open Mic.</p></main>';

describe('what a model is asked about a page', () => {
  it('is its reduced text, and the answer becomes drafts whose every value stands at its locator', () => {
    const reader = modelReader(documentOf(PROSE), COLUMBIA);
    expect(reader?.questions).toHaveLength(1);
    const question = reader?.questions[0];
    if (!reader || !question) throw new Error('nothing was asked');
    expect(question.mostTokens).toBeGreaterThan(question.request.maxTokens);
    const answer = { events: [{ record: 1, title: 'Jazz on the Green', date: 'April 18', time: '7:30 pm' }] };
    const { drafts, method } = reader.read(new Map([[question, answer]]));
    expect(method).toBe('language-model');
    expect(drafts).toHaveLength(1);
    expect(drafts[0]).toMatchObject({ title: { value: 'Jazz on the Green' }, start: { value: '2026-04-18T19:30' } });
    for (const { locator, method: how } of [
      ...(drafts[0]?.title.evidence ?? []),
      ...(drafts[0]?.start.evidence ?? []),
    ]) {
      expect([locator, how]).toEqual(['html>body>main>p', 'language-model']);
    }
  });

  it('is the same question on two days, and another one for another text', () => {
    const asked = (body: string, today: string) => modelReader(documentOf(body), { ...COLUMBIA, today })?.questions[0];
    const first = asked(PROSE, '2026-03-01');
    const later = asked(PROSE, '2026-03-09');
    expect(first?.sameness).toBe(later?.sameness);
    expect(first?.request).not.toEqual(later?.request);
    expect(asked(PROSE.replace('Open Mic', 'Quiz'), '2026-03-01')?.sameness).not.toBe(first?.sameness);
  });

  it('gives nothing without an answer, and a finding for an unusable one', () => {
    const reader = modelReader(documentOf(PROSE), COLUMBIA);
    expect(reader?.read(new Map())).toEqual({ drafts: [], findings: [], method: null });
    const question = reader?.questions[0];
    const read = question && reader.read(new Map([[question, 'no events, sorry']]));
    expect(read).toMatchObject({ drafts: [], method: null, findings: [{ code: 'model-answer-malformed' }] });
  });

  it.each([
    ['names no day', '<p>We are a hall.</p>'],
    ['names only days gone by', '<p>Thank you for coming on January 4, 2026 at 8 pm.</p>'],
    ['is empty', new Uint8Array()],
    ['is no page', new Uint8Array([0, 255, 3, 17, 0, 0, 9])],
  ])('is nothing where it %s', (_what, body) => {
    expect(modelReader(documentOf(body), COLUMBIA)).toBeNull();
  });

  it('is nothing of a feed: it is read by its fields or not at all', () => {
    const ics = new TextEncoder().encode('BEGIN:VCALENDAR\r\nDTSTART:20260418\r\nApril 18, 2026\r\nEND:VCALENDAR');
    expect(modelReader(documentOf(ics, 'text/calendar'), COLUMBIA)).toBeNull();
  });

  it('says how much of a long page was left out', () => {
    const rows = Array.from(
      { length: 4_000 },
      (_, n) => `<p>On April ${1 + (n % 28)}, no. ${n}, we play songs of old.</p>`,
    );
    const reader = modelReader(documentOf(rows.join('')), COLUMBIA);
    expect(reader?.questions.length).toBeLessThanOrEqual(10);
    expect(reader?.read(new Map()).findings.map(({ code }) => code)).toContain('model-left-out');
  });
});
