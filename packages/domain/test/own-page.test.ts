import type { Draft } from '@marquee/extraction';
import { type DraftInput, makeDraft } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { whyGone } from '../src/events/is-gone.ts';
import { type ListedShowing, pageSays, priceAfter } from '../src/events/own-page.ts';

const URL = 'https://hall.example.org/show/1';
const READING = { url: URL, now: 1, timezone: 'America/New_York', shiftWeeks: 0 };
const START = '2026-10-10T19:30';

const showing = (input: DraftInput = {}): ListedShowing => {
  const draft = makeDraft(input);
  return { key: draft.key, startLocal: draft.start.value, draft };
};
const doubtful = (draft: Draft): Draft => ({
  ...draft,
  confidence: { event: 0.4, title: 0.5, day: 0.5, titleAndDay: 0.3 },
});
const byLooks = (draft: Draft): Draft => ({
  ...draft,
  ...(draft.price
    ? {
        price: {
          value: draft.price.value,
          evidence: draft.price.evidence.map((one) => ({ ...one, method: 'detail' as const })),
        },
      }
    : {}),
});
const said = (listed: ListedShowing[], drafts: Draft[]) => pageSays(listed, drafts, READING);
const one = (list: DraftInput, page: DraftInput) => {
  const listed = showing(list);
  return said([listed], [makeDraft(page)]).get(listed.key);
};

describe('what an event’s own page says beyond the list', () => {
  it.each([
    ['nothing new', {}, {}, null],
    ['cancelled', {}, { status: 'cancelled' }, { status: 'cancelled' }],
    ['postponed', {}, { status: 'postponed' }, { status: 'postponed' }],
    ['cancelled, as the list says too', { status: 'cancelled' }, { status: 'cancelled' }, null],
    ['on again, while the list still says cancelled', { status: 'cancelled' }, { status: 'scheduled' }, null],
    ['sold out', {}, { soldOut: true }, { isSoldOut: true }],
    [
      'a price where the list has none',
      {},
      { price: { minCents: 1_500 } },
      { price: { text: '$15', minCents: 1_500, maxCents: null } },
    ],
    ['another price', { price: { minCents: 1_000 } }, { price: { minCents: 1_500 } }, { price: { text: '$15' } }],
    ['the same price', { price: { minCents: 1_000 } }, { price: { minCents: 1_000, text: '$10' } }, null],
    ['a price without figures', {}, { price: { text: 'see website' } }, null],
    ['another hour without a word about it', {}, { start: '2026-10-10T20:30' }, null],
    [
      'moved by an hour',
      {},
      { start: '2026-10-10T20:30', previousStart: START },
      { moved: { startLocal: '2026-10-10T20:30' } },
    ],
    [
      'moved to another day',
      {},
      { start: '2026-10-17T19:30', previousStart: START },
      { moved: { startLocal: '2026-10-17T19:30' } },
    ],
    [
      'moved, and only the old day is named',
      {},
      { start: '2026-10-17T19:30', previousStart: '2026-10-10' },
      { moved: { startLocal: '2026-10-17T19:30' } },
    ],
    ['moved from another day than listed', {}, { start: START, previousStart: '2026-10-03T19:30' }, undefined],
    ['another title', {}, { title: 'Chess for Beginners', status: 'cancelled' }, undefined],
    ['another day', {}, { start: '2026-10-11T19:30', status: 'cancelled' }, undefined],
  ] as const)('%s', (_, list, page, expected) => {
    const got = one(list, page);
    if (expected === null || expected === undefined) expect(got).toBe(expected);
    else expect(got).toMatchObject({ about: START, url: URL, ...expected });
  });

  it('a page read with doubt says nothing', () => {
    const listed = showing();
    expect(said([listed], [doubtful(makeDraft({ status: 'cancelled' }))]).size).toBe(0);
  });

  it('a price that only its place on the page makes one fills a gap and overrules nothing', () => {
    const [priced, bare] = [showing({ price: { minCents: 1_000 } }), showing()];
    const page = [byLooks(makeDraft({ price: { minCents: 9_900 } }))];
    expect(said([priced], page).get(priced.key)).toBeNull();
    expect(said([bare], page).get(bare.key)).toMatchObject({ price: { minCents: 9_900 } });
  });

  it('of two showings of one day, the hour says which is meant; without it none is', () => {
    const [matinee, evening] = [showing({ start: '2026-10-10T14:00' }), showing()];
    const got = said([matinee, evening], [makeDraft({ status: 'cancelled' })]);
    expect(got.get(evening.key)).toMatchObject({ status: 'cancelled' });
    expect(got.has(matinee.key)).toBe(false);
    expect(said([matinee, evening], [makeDraft({ start: '2026-10-10', status: 'cancelled' })]).size).toBe(0);
  });

  it('two different statements about one showing are none', () => {
    const listed = showing();
    expect(said([listed], [makeDraft({ status: 'cancelled' }), makeDraft()]).size).toBe(0);
  });

  it('the list’s price comes back when the page no longer says another', () => {
    const listed = showing({ price: { minCents: 1_000 } });
    const first = said([listed], [makeDraft({ price: { minCents: 1_500 } })]);
    expect(priceAfter([listed], first)).toMatchObject({ minCents: 1_500 });
    const before = { ...listed, before: first.get(listed.key) ?? null };
    expect(priceAfter([before], said([before], [makeDraft({ price: { minCents: 1_000 } })]))).toEqual({
      text: '$10',
      minCents: 1_000,
      maxCents: null,
    });
    expect(priceAfter([listed], said([listed], [makeDraft()]))).toBeNull();
  });
});

describe('is a page gone?', () => {
  const fetched = (url: string) =>
    ({ kind: 'fetched', url, status: 200, contentType: 'text/html', bytes: new Uint8Array(), directives: {} }) as never;
  const failed = (rest: object) => ({ kind: 'failed', detail: '', transient: false, ...rest }) as never;
  it.each([
    ['it is there', URL, fetched(URL), null],
    ['it moved within its site', URL, fetched('https://hall.example.org/events/1'), null],
    [
      'it leads to the front page',
      URL,
      fetched('https://hall.example.org/'),
      'URL validation failed: it leads to the front page',
    ],
    [
      'it leads to the front page of another host',
      URL,
      fetched('https://www.hall.example.org/index.html'),
      'URL validation failed: it leads to the front page',
    ],
    ['the front page is its page', 'https://hall.example.org/', fetched('https://hall.example.org/'), null],
    [
      'a page that is asked for at the front',
      'https://hall.example.org/?event=1',
      fetched('https://hall.example.org/?event=1'),
      null,
    ],
    ['404', URL, failed({ reason: 'http-status', status: 404 }), 'URL validation failed: 404'],
    ['410', URL, failed({ reason: 'http-status', status: 410 }), 'URL validation failed: 410'],
    ['a brochure', URL, failed({ reason: 'content-type' }), null],
    ['503', URL, failed({ reason: 'http-status', status: 503 }), undefined],
    ['robots.txt forbids it', URL, failed({ reason: 'robots' }), undefined],
  ])('%s', (_, url, answer, expected) => {
    expect(whyGone(url, answer)).toBe(expected);
  });
});
