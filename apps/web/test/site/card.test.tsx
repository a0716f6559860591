import type { Event } from '@marquee/contract';
import { test } from 'vitest';
import { EventCard } from '../../src/features/events/event-card.tsx';
import { anEvent, anEventDetail, eventPage, events, PIXEL } from '../harness/data.ts';
import { cards, count, expect, page, says, see } from '../harness/look.ts';
import { leaveSite, openPart, openSite } from '../harness/site.tsx';

const show = (list: Event[]) => openSite('/events', { listEvents: eventPage(list) });
const card = (index: number) => cards().nth(index);

test('a card shows the generated picture, else its own, else a poster of its category [CARD-01]', async () => {
  show([
    anEvent({ id: 'a', slug: 'a', generatedImageUrl: PIXEL, imageUrl: '/never-asked.png' }),
    anEvent({ id: 'b', slug: 'b', imageUrl: `${PIXEL}#own` }),
    anEvent({ id: 'c', slug: 'c', imageUrl: null, categories: ['Food'] }),
  ]);
  await see(card(0).css('img')).toHaveAttribute('src', PIXEL);
  await see(card(1).css('img')).toHaveAttribute('src', `${PIXEL}#own`);
  await see(card(2).css('[data-poster="Food"]')).toBeVisible();
});

test('a card shows the color of its picture while that loads, and nothing moves when it has come', async () => {
  show([
    anEvent({ id: 'a', slug: 'a', imageUrl: PIXEL, imageColor: '#204060' }),
    anEvent({ id: 'b', slug: 'b', imageUrl: PIXEL, generatedImageUrl: `${PIXEL}#b`, imageColor: '#204060' }),
  ]);
  await see(card(0).css('img')).toBeVisible();
  const ground = card(0).css('svg[color]').element();
  expect(getComputedStyle(ground).backgroundColor).toBe('rgb(32, 64, 96)');
  // Where the pointer happens to be, the picture is drawn a little larger; its place is the same.
  const placeOf = (element: Element) => {
    const { width, height } = getComputedStyle(element);
    return [width, height];
  };
  expect(placeOf(ground)).toEqual(placeOf(card(0).css('img').element()));
  await count(card(1).css('svg[color]'), 0);
});

test('what the source did not make is labelled: an illustration, a poster, an AI image [BEY-35]', async () => {
  show([
    anEvent({ id: 'a', slug: 'a', imageUrl: null, generatedImageUrl: PIXEL, generatedImageBy: 'drawn' }),
    anEvent({ id: 'b', slug: 'b', imageUrl: null, generatedImageUrl: `${PIXEL}#b`, generatedImageBy: 'model' }),
    anEvent({ id: 'c', slug: 'c', imageUrl: null }),
    anEvent({ id: 'd', slug: 'd', imageUrl: `${PIXEL}#own` }),
    anEvent({
      id: 'e',
      slug: 'e',
      imageUrl: null,
      generatedImageUrl: 'data:image/png;base64,none',
      generatedImageBy: 'model',
    }),
  ]);
  await says(card(0), 'Illustration');
  await says(card(1), 'AI image');
  await says(card(2), 'Illustration');
  await see(card(3)).not.toHaveTextContent(/Illustration|AI image/);
  await says(card(4), 'Illustration');
  await see(card(4)).not.toHaveTextContent('AI image');
});

test('how many more dates there are is said on one line', async () => {
  const title = 'A Long Run';
  show([anEvent({ id: 'run', slug: 'run', title, startDate: '2031-12-28T20:00', upcomingCount: 10 })]);
  for (const width of [320, 360, 390, 414]) {
    await page.viewport(width, 900);
    const words = page.getByText('9 more dates', { exact: true });
    await see(words).toBeVisible();
    expect(words.element().getClientRects(), `${width} px`).toHaveLength(1);
  }
  await page.viewport(1280, 800);
});

test.each([
  ['its date', {}],
  ['a badge and its date', { soldOut: true }],
  ['two badges and its date', { soldOut: true, ages: '21' }],
  ['what was paid for, and its date', { isFeatured: true, soldOut: true }],
] as const)('a card covers no words of its poster with %s, in any layout or width', async (_, facts) => {
  const LAYOUTS = ['Music', 'Arts', 'Education', 'Sports', 'Food', 'Health'] as const;
  const wordy = (title: string) =>
    LAYOUTS.map((category, n) =>
      anEvent({
        id: `${n}-${title.length}`,
        slug: `${n}-${title.length}`,
        title,
        venue: 'The Palmetto Polytechnic Commons Street Landing',
        imageUrl: null,
        categories: [category],
        ...facts,
      }),
    );
  show([...wordy('Brass'), ...wordy('The Long Night of the Travelling Lantern Painters')]);
  await see(card(0)).toBeVisible();
  for (const width of [390, 700, 768, 1024, 1440]) {
    await page.viewport(width, 900);
    await expect.poll(() => document.documentElement.clientWidth).toBeLessThanOrEqual(width);
    expect(coveredWords(), `${width} px`).toEqual([]);
  }
});

/** Texts of posters that touch the date or a badge on the same card, by their lines: the words are drawn by the style sheet. */
function coveredWords(): string[] {
  const found: string[] = [];
  for (const part of document.querySelectorAll<HTMLElement>('[data-event]')) {
    const covers = [...part.querySelectorAll('[class*=_stub], [class*=badges] > *')].map((one) =>
      one.getBoundingClientRect(),
    );
    for (const words of part.querySelectorAll<HTMLElement>('[data-layout] [data-words]')) {
      const text = words.dataset['words'] ?? '';
      Object.assign(words.dataset, { words: '' });
      words.textContent = text;
      const range = document.createRange();
      range.selectNodeContents(words);
      const isUnder = (line: DOMRect) =>
        covers.some(
          ({ left, right, top, bottom }) =>
            line.left < right && line.right > left && line.bottom > top - 2 && line.top < bottom,
        );
      if ([...range.getClientRects()].some(isUnder)) found.push(text);
      words.textContent = '';
      Object.assign(words.dataset, { words: text });
    }
  }
  return found;
}

test('a broken picture gives way to a poster [CARD-02]', async () => {
  show([anEvent({ imageUrl: 'data:image/png;base64,none' })]);
  await see(card(0).css('[data-poster]')).toBeVisible();
  await count(card(0).css('img'), 0);
});

test('a featured event wears its badge; one that is off says so [CARD-03]', async () => {
  const [a, b, c, d] = events(4) as [Event, Event, Event, Event];
  show([{ ...a, isFeatured: true }, { ...b, status: 'cancelled' }, { ...c, status: 'postponed' }, d]);
  await says(card(0), 'Featured');
  await says(card(1), 'Cancelled');
  await says(card(2), 'Postponed');
  await see(card(3)).not.toHaveTextContent('Featured');
});

test('a card shows dates, time, price, title, description and venue, or the city without one [CARD-06]', async () => {
  const times = { startDate: '2031-12-05T19:30', endDate: '2031-12-07T22:00' };
  show([anEvent(times), anEvent({ ...times, id: 'b', slug: 'b', venue: null })]);
  await says(card(0), 'Brass at Dusk', 'Dec 5 - Dec 7', '7:30 PM', '$15-$25', 'Loud and kind.', 'The Old Depot');
  await says(card(1), 'Columbia, SC');
});

test('three categories, then how many more; each in its own color [CARD-07] [CARD-13]', async () => {
  show([anEvent({ categories: ['Music', 'Food', 'Arts', 'Sports', 'Technology'] })]);
  const chips = card(0).getByRole('list');
  await count(chips.getByRole('link'), 3);
  await says(chips, '+2 more');
  const colors = chips
    .getByRole('link')
    .elements()
    .map((chip) => getComputedStyle(chip, '::before').backgroundColor);
  expect(new Set(colors).size).toBe(3);
});

test('Learn More opens the source in a new tab [CARD-08]', async () => {
  show([anEvent()]);
  const link = card(0).getByRole('link', { name: 'Learn More' });
  await see(link).toHaveAttribute('href', 'https://depot.example/calendar/brass');
  await see(link).toHaveAttribute('target', '_blank');
});

test('Learn More of what a reader sent in opens its own page, and is not there without one [CARD-08]', async () => {
  const sourceUrl = 'https://marquee.example/submit?from=columbia-sc';
  show([
    anEvent({ id: 'a', slug: 'a', sourceUrl, url: 'https://porch.example/concert' }),
    anEvent({ id: 'b', slug: 'b', sourceUrl, url: null }),
  ]);
  const link = (index: number) => card(index).getByRole('link', { name: 'Learn More' });
  await see(link(0)).toHaveAttribute('href', 'https://porch.example/concert');
  await count(link(1), 0);
});

test('without a boost handler there is no Boost button [CARD-09]', async () => {
  openPart(<EventCard event={anEvent()} />);
  await count(cards(), 1);
  await count(card(0).getByRole('button', { name: 'Boost' }), 0);
});

test('the whole card opens the event', async () => {
  const site = openSite('/events', { listEvents: eventPage([anEvent()]), getEvent: () => new Promise(() => {}) });
  await count(cards(), 1);
  await card(0).click({ position: { x: 120, y: 60 } });
  await expect.poll(site.at).toBe('/events/brass-at-dusk');
});

test('a visitor elsewhere sees the event’s own times, and its zone named, on card and page [BEY-44]', async () => {
  // This browser is in New York.
  const elsewhere = anEvent({ timezone: 'America/Los_Angeles', startDate: '2031-12-05T19:30' });
  show([elsewhere]);
  await says(card(0), /7:30 PM.* P[SD]T/);
  await leaveSite();
  openSite('/events/brass-at-dusk', { getEvent: anEventDetail(elsewhere) });
  await see(page.getByText(/^P[SD]T, the event’s local time$/)).toBeVisible();
});
