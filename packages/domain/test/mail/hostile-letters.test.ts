import type { LetterLanguage } from '@marquee/contract';
import { describe, expect, it } from 'vitest';
import { drawLetter } from '../../src/mail/draw-letter.ts';
import type { Completion, Letter, LetterData } from '../../src/mail/letters.ts';
import { wordsOf } from '../../src/mail/words.ts';

/** What letters are completed with, with that name in all that somebody outside writes. */
const completionOf = (name: string): Completion => ({
  firstName: name,
  path: '/account#token=abc',
  unsubscribe: 'secret',
  issue: {
    // Of the gazetteer; it stands in addresses, too.
    city: 'Columbia',
    state: 'SC',
    items: [
      {
        eventId: 'e1',
        slug: 'jazz',
        title: name,
        venue: name,
        start: '2026-12-05T20:00',
        price: null,
        why: [{ kind: 'said', text: name }],
      },
    ],
    notes: { en: name, es: name },
  },
});

/** Data of every kind of letter with a name in every field that somebody outside writes. */
const DATA: { [K in keyof LetterData]: (name: string) => LetterData[K] } = {
  'verify-email': () => ({ userId: 'u1' }),
  'reset-password': () => ({}),
  'change-email': () => ({ userId: 'u1' }),
  'password-changed': (name) => ({ firstName: name }),
  'email-changed': (name) => ({ firstName: name }),
  'account-deleted': (name) => ({ firstName: name }),
  'provider-connected': (name) => ({ firstName: name, provider: 'Google' }),
  'provider-disconnected': (name) => ({ firstName: name, provider: 'Google' }),
  'factor-added': (name) => ({ firstName: name, factor: 'app' }),
  'factor-removed': (name) => ({ firstName: name, factor: 'passkey' }),
  'report-decided': (name) => ({ title: name, slug: 'jazz', kind: 'wrong-time', status: 'resolved', note: name }),
  'event-changed': (name) => ({
    userId: 'u1',
    title: name,
    slug: 'jazz',
    changes: [
      { what: 'venue', date: null, alsoAs: [], to: name, from: name, isNext: true },
      { what: 'moved', date: '2026-12-05T20:00', alsoAs: [], to: '2026-12-06T20:00', from: null, isNext: true },
    ],
  }),
  sale: (name) => ({
    userId: 'u1',
    title: name,
    slug: 'jazz',
    what: 'moved',
    onSale: '2026-12-05T10:00',
    known: '2026-12-04',
  }),
  weekly: (name) => ({
    userId: 'u1',
    parts: [
      {
        kind: 'venue',
        name,
        path: '/venue/hall',
        events: [{ slug: 'jazz', title: name, venue: name, start: '2026-12-05T20:00', mark: null, isNew: true }],
      },
      { kind: 'search', name, path: '/events?q=jazz', events: [] },
    ],
  }),
  'newsletter-confirm': (name) => ({ subscriberId: 's1', city: name, state: 'SC' }),
  newsletter: () => ({ issueId: 'i1', subscriberId: 's1' }),
  'publisher-confirm': () => ({ requestId: 'r1', host: 'hall.example.org', wish: 'stop' }),
  'publisher-decided': (name) => ({ host: 'hall.example.org', wish: 'hide', status: 'refused', note: name }),
  'boost-receipt': (name) => ({
    boostId: 'b1',
    title: name,
    amountCents: 9_900,
    ending: null,
    plan: 'spotlight',
    days: 7,
    starts: '2026-12-05',
    ends: '2026-12-12',
    cardLast4: '4242',
  }),
  'boost-refunded': (name) => ({
    boostId: 'b1',
    title: name,
    amountCents: 9_900,
    ending: null,
    refundCents: 100,
  }),
  'dispute-lost': (name) => ({
    paymentId: 'p1',
    purpose: 'boost',
    description: name,
    receivedCents: 9_900,
    lostCents: 9_900,
  }),
  'refund-failed': (name) => ({
    paymentId: 'p1',
    purpose: 'boost',
    description: name,
    refundCents: 100,
    isTriedAgain: true,
  }),
  'refund-made': (name) => ({ paymentId: 'p1', purpose: 'campaign', description: name, refundCents: 100 }),
  'purchase-paused': (name) => ({
    paymentId: 'p1',
    purpose: 'boost',
    title: name,
    amountCents: 9_900,
    disputedCents: 9_900,
  }),
  'purchase-resumed': (name) => ({
    paymentId: 'p1',
    purpose: 'campaign',
    title: name,
    amountCents: 9_900,
    disputedCents: 0,
  }),
  'operator-alert': (name) => ({
    news: 'firing',
    title: 'Sources fail',
    severity: 'critical',
    advice: 'Look at the sources.',
    facts: [{ label: 'Source', value: name }],
    detail: name,
    path: '/admin/scraping',
  }),
  'venue-claim-confirm': (name) => ({ claimId: 'c1', slug: 'hall', venue: name }),
  'venue-claim-decided': (name) => ({ slug: 'hall', venue: name, status: 'refused', note: name }),
  'submission-decided': (name) => ({ what: 'event', title: name, status: 'rejected', path: null, note: name }),
  'promoter-decided': (name) => ({ organization: name, status: 'declined', note: name, askAgainDay: '2026-12-05' }),
  'campaign-receipt': (name) => ({
    campaignId: 'k1',
    title: name,
    budgetCents: 100_000,
    startDay: '2026-12-05',
    endDay: '2026-12-12',
    place: 'Columbia, SC',
    paymentId: 'p1',
  }),
  'campaign-approved': (name) => ({ title: name, startDay: '2026-12-05', note: name }),
  'campaign-over': (name) => ({
    title: name,
    because: 'ended',
    note: name,
    budgetCents: 100_000,
    spentCents: 40_000,
    refundCents: 60_000,
    paymentId: 'p1',
  }),
};

/** Markup, lines that begin headers, direction marks and what is not seen. */
const NAMES = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror="alert(1)">`,
  `</p></td></tr></table><a href="https://evil.example/">Sign in</a>`,
  `</title><style>*{display:none}</style>`,
  `<a href="javascript:alert(1)">here</a>`,
  `&lt;b&gt; ＜script＞ &#60;i&#62;`,
  'Ada\r\nBcc: everybody@example.org',
  'Ada\n\nSubject: You won',
  '\u202egpj.exe\u202c \u2066over\u2067 \u200f\u061cturned',
  'in\u200bvis\u00adi\ufeffble\u0007\u001b[31m\u0000',
  "'; DROP TABLE users; -- ${process.exit()} {{7*7}}",
];
const HIDDEN = /(?![\n\t])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

async function draw(kind: keyof LetterData, language: LetterLanguage, name: string) {
  const letter = { id: 'l1', createdAt: 0, kind, to: 'ada@example.org', language, data: DATA[kind](name) } as Letter;
  const completion = completionOf(name);
  const words = wordsOf(letter, completion);
  return { words, ...(await drawLetter(words, { origin: 'https://marquee.example', language })) };
}

/** The tags of a document with their attributes, in order. */
const tagsOf = (html: string) => html.match(/<[a-z!/][^>]*>/gi) ?? [];

const KINDS = Object.keys(DATA) as Array<keyof LetterData>;
const CASES = KINDS.flatMap((kind) => (['en', 'es'] as const).map((language) => [kind, language] as const));

describe('a letter with hostile names has the markup of one with harmless names', () => {
  it.each(CASES)('%s in %s', async (kind, language) => {
    const harmless = await draw(kind, language, 'Ada');
    for (const name of NAMES) {
      const { words, html, text } = await draw(kind, language, name);
      expect(tagsOf(html), name).toEqual(tagsOf(harmless.html));
      expect(words.subject, name).not.toMatch(/[\r\n]/);
      expect(words.subject, name).not.toMatch(HIDDEN);
      expect(html, name).not.toMatch(HIDDEN);
      expect(text, name).not.toMatch(HIDDEN);
    }
  });
});
