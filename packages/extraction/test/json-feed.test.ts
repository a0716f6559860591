import { describe, expect, it } from 'vitest';
import type { Draft } from '../src/index.ts';
import { COLUMBIA, codes, read } from './reading.ts';

/** A JSON Feed (jsonfeed.org, 1.1) of two evenings; each form says in its own way when and where they are. */
const EVENINGS = [
  { name: 'Lantern Walk', day: 'Friday, April 3, 2026', hours: '7:00 PM - 9:00 PM' },
  { name: 'Seed Swap', day: 'Saturday, April 4, 2026', hours: '2:00 PM - 4:30 PM' },
] as const;
type Evening = (typeof EVENINGS)[number];

const feed = (items: readonly object[], contentType = 'application/feed+json', version = '1.1') =>
  read(
    JSON.stringify({ version: `https://jsonfeed.org/version/${version}`, title: 'Orchard House', items }),
    COLUMBIA,
    contentType,
  );
const ofEvenings = (form: (evening: Evening) => object) =>
  EVENINGS.map((evening, index) => ({
    id: `${index}`,
    url: `https://orchard.example/${index}`,
    date_published: '2026-02-20T12:00:00Z',
    ...form(evening),
  }));
const told = ({ title, start, end, venue }: Draft) => [title.value, start.value, end?.value, venue?.value];
const RIGHT = [
  ['Lantern Walk', '2026-04-03T19:00', '2026-04-03T21:00', 'Cider Barn'],
  ['Seed Swap', '2026-04-04T14:00', '2026-04-04T16:30', 'Cider Barn'],
];

describe('a JSON Feed whose entries say in words when they are', () => {
  it.each<[string, (evening: Evening) => object]>([
    [
      'labels in HTML',
      ({ name, day, hours }) => ({
        title: name,
        content_html: `<p>When: ${day}, ${hours}</p><p>Where: Cider Barn</p>`,
      }),
    ],
    [
      'labels in text',
      ({ name, day, hours }) => ({
        title: name,
        content_text: `Date: ${day}\nTime: ${hours}\nLocation: Cider Barn`,
      }),
    ],
    [
      'labels in the summary',
      ({ name, day, hours }) => ({ title: name, summary: `When: ${day}, ${hours}\nWhere: Cider Barn` }),
    ],
    [
      'the title',
      ({ name, day, hours }) => ({ title: `${name} — ${day}, ${hours} — Cider Barn`, content_text: 'Come along.' }),
    ],
    [
      'the beginning of the text',
      ({ name, day, hours }) => ({ title: name, content_html: `<p>${day}, ${hours} at Cider Barn. Bring a coat.</p>` }),
    ],
  ])('reads %s', (_, form) => {
    const found = feed(ofEvenings(form));
    expect(found.drafts.map(told)).toEqual(RIGHT);
    expect([found.method, found.drafts[0]?.url?.value]).toEqual(['json-feed', 'https://orchard.example/0']);
  });

  it('reads version 1, also served as plain JSON, and cites the entry by its pointer', () => {
    const items = ofEvenings(({ name, day, hours }) => ({
      title: name,
      content_text: `When: ${day}, ${hours}\nWhere: Cider Barn`,
    }));
    const found = feed(items, 'application/json', '1');
    expect(found.drafts.map(told)).toEqual(RIGHT);
    expect(found.drafts[1]?.start.evidence[0]?.locator).toMatch(/^\/items\/1\/content_text text@\d+$/);
  });

  it('reads the fields of an extension before words', () => {
    const items = ofEvenings(({ name }) => ({
      title: name,
      content_text: 'Doors open on April 30.',
      _event: { start_date: '2026-04-03T19:00:00-04:00', location: 'Cider Barn' },
    }));
    expect(feed(items).drafts.map(({ start }) => start.value)).toEqual(['2026-04-03T19:00', '2026-04-03T19:00']);
  });

  it('takes the dates of publication only where they lie ahead', () => {
    const ahead = [3, 4].map((day) => ({
      id: `${day}`,
      title: `Walk ${day}`,
      date_published: `2026-04-0${day}T19:00:00-04:00`,
    }));
    expect(feed(ahead).drafts.map(({ start }) => start.value)).toEqual(['2026-04-03T19:00', '2026-04-04T19:00']);
  });

  it.each<[string, readonly object[]]>([
    [
      'news',
      ofEvenings(({ name }) => ({ title: name, content_text: 'On March 30, 2026 the mayor said that it rains.' })),
    ],
    ['entries without titles', ofEvenings(() => ({ content_text: 'When: Friday, April 3, 2026' }))],
    ['items that are no objects', [[], {}]],
    ['no items', []],
  ])('takes %s for no events', (_, items) => {
    expect(codes(feed(items))).toContain('no-events');
  });
});
