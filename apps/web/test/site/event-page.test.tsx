import type { EventDetail } from '@marquee/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rememberList } from '../../src/features/place/last-list.ts';
import { refused, unreachable } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { aClaim, anEvent, anEventDetail, eventPage, PIXEL } from '../harness/data.ts';
import { cards, count, expectSound, gone, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite } from '../harness/site.tsx';

const show = (change: Partial<EventDetail> = {}) =>
  openSite('/events/brass-at-dusk', { getEvent: anEventDetail(change) });
const heading = () => page.getByRole('heading', { level: 1 });
const main = () => page.getByRole('main');

/** The same page for one event after another. */
async function each<T>(cases: readonly T[], look: (one: T) => Promise<void>): Promise<void> {
  for (const one of cases) {
    await look(one);
    await leaveSite();
  }
}

test('the page shows picture, badge, source, title, words, categories, time, place and price [DETAIL-01] [ROUTE-03]', async () => {
  show({ isFeatured: true, categories: ['Music', 'Food'] });
  await see(heading()).toHaveTextContent('Brass at Dusk');
  await says(main(), 'Featured', 'Depot Calendar', 'Loud and kind.', 'Friday, December 5, 2031', '7:30 PM – 10:00 PM');
  await says(main(), 'The Old Depot', '1 Main Street', 'Columbia, SC', '$15-$25', 'Music', 'Food');
  await see(main().css('img, [data-poster]').first()).toBeVisible();
});

test('tickets: their own page, else the event’s, else the source’s [DETAIL-02]', async () => {
  const urls = {
    ticketUrl: 'https://a.example/t',
    detailPageUrl: 'https://a.example/d',
    sourceUrl: 'https://a.example/s',
  };
  const cases = [urls, { ...urls, ticketUrl: null }, { ...urls, ticketUrl: null, detailPageUrl: null }];
  await each(cases, async (change) => {
    show(change);
    const link = page.getByRole('link', { name: 'Get Tickets' });
    await see(link).toHaveAttribute('href', change.ticketUrl ?? change.detailPageUrl ?? change.sourceUrl);
    await see(link).toHaveAttribute('target', '_blank');
  });
});

test('what a reader sent in without a page has no ticket button and promises no reading [DETAIL-02] [DETAIL-05]', async () => {
  const sentIn = { source: 'Sent in by readers', sourceUrl: 'https://marquee.example/submit?from=columbia-sc' };
  const site = show({ ...sentIn, url: null, detailPageUrl: null, ticketUrl: null });
  await says(main(), 'Sent in by a reader');
  await gone(page.getByText('Listed by'));
  await gone(page.getByRole('link', { name: 'Get Tickets' }));
  await gone(page.getByRole('heading', { name: 'VIP Event Details' }));
  await count(main().css('a[href*="/submit?from="]'), 0);
  expect(site.api.calls('getEnhancementStatus')).toHaveLength(0);
  await leaveSite();
  show({ ...sentIn, url: 'https://a.example/d', detailPageUrl: 'https://a.example/d', ticketUrl: null });
  await see(page.getByRole('link', { name: 'Get Tickets' })).toHaveAttribute('href', 'https://a.example/d');
});

/** The share sheet of this device, or none. */
function withShareSheet(share: ((shared: ShareData) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
}

test('both share controls copy the link where there is no share sheet, and say so [DETAIL-03]', async () => {
  withShareSheet(undefined);
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show();
  const controls = page.getByRole('button', { name: 'Share Event' });
  await count(controls, 2);
  for (const index of [0, 1]) {
    await controls.nth(index).click();
    await see(page.getByText('Link copied').first()).toBeVisible();
    expect(copy).toHaveBeenCalledTimes(index + 1);
    expect(copy).toHaveBeenLastCalledWith(`${window.location.origin}/events/brass-at-dusk`);
  }
});

test('the device’s share sheet gets title and address [DETAIL-03]', async () => {
  const shared: ShareData[] = [];
  withShareSheet((what) => {
    shared.push(what);
    return Promise.resolve();
  });
  show();
  await page.getByRole('button', { name: 'Share Event' }).first().click();
  await expect
    .poll(() => shared)
    .toEqual([{ title: 'Brass at Dusk', url: `${window.location.origin}/events/brass-at-dusk` }]);
});

test('Back to Events leads to the listing of its city', async () => {
  const site = show();
  await page.getByRole('link', { name: 'Back to Events' }).click();
  await expect.poll(site.at).toBe('/events?city=Columbia&state=SC');
});

test('Back to Events leads to the list that the visitor came from, with its choices', async () => {
  rememberList('?city=Columbia&state=SC&category=music&when=weekend');
  const site = show();
  await page.getByRole('link', { name: 'Back to Events' }).click();
  await expect.poll(site.at).toBe('/events?city=Columbia&state=SC&category=music&when=weekend');
});

test('a show that runs more than once lists all its dates; one that is off says so [BEY-13]', async () => {
  const occurrences = Array.from({ length: 8 }, (_, week) => ({
    startDate: `2031-11-${String(week + 10)}T19:30`,
    endDate: null,
    status: week === 1 ? ('cancelled' as const) : ('active' as const),
    soldOut: false,
  }));
  show({ occurrences });
  const dates = page.css('section').filter({ has: page.getByRole('heading', { name: 'All dates' }) });
  await count(dates.getByRole('listitem'), 6);
  await says(dates.getByRole('listitem').nth(1), 'Cancelled');
  await dates.getByRole('button', { name: 'Show all 8 dates' }).click();
  await count(dates.getByRole('listitem'), 8);
});

test('cancelled, postponed and ended events say so before anything else', async () => {
  const cases = [
    ['cancelled', 'has been cancelled'],
    ['postponed', 'has been postponed'],
    ['ended', 'has ended'],
  ] as const;
  await each(cases, async ([status, words]) => {
    show({ status });
    await see(main().getByText(words)).toBeVisible();
  });
});

test('the page says where its facts come from: each source, when it was checked, and the words behind each field [BEY-06]', async () => {
  const claim = aClaim();
  show({ sources: [claim, aClaim({ source: 'The Weekly', url: 'https://weekly.example/', fields: [] })] });
  const stated = page.getByRole('group').filter({ hasText: 'Depot Calendar' });
  await see(page.getByRole('group').filter({ hasText: 'The Weekly' })).toBeVisible();
  await says(stated, 'Nov 30, 2031');
  await stated.getByText('Depot Calendar').first().click();
  await see(stated.getByRole('link', { name: 'Open the page it comes from' })).toHaveAttribute('href', claim.url);
  for (const { snippet } of claim.fields) await see(stated.getByText(snippet).first()).toBeVisible();
  // How it was read is for those who ask.
  await see(stated.getByText(claim.fields[0]?.locator ?? '')).not.toBeVisible();
  await stated.getByText('Details').click();
  for (const { field, snippet } of claim.fields)
    await says(stated.getByRole('row').filter({ hasText: new RegExp(field, 'i') }), snippet);
});

test('the page says what the event’s own page says beyond its list: the words, the page, and when it was checked [BEY-06]', async () => {
  const nothing = { status: null, soldOut: false, movedTo: null, price: null };
  const own = aClaim({
    url: 'https://depot.example/brass',
    lastSeenAt: '2031-12-01T12:00:00.000Z',
    ownPage: { ...nothing, about: '2031-12-05T19:30', status: 'cancelled' },
    fields: [
      { field: 'status', snippet: 'https://schema.org/EventCancelled', locator: 'script[1]#/0', method: 'jsonld' },
      { field: 'status', snippet: 'The singer is ill.', locator: 'main > p', method: 'visible-text' },
    ],
  });
  const later = aClaim({
    ...own,
    ownPage: { ...nothing, about: '2031-12-06', soldOut: true, movedTo: '2031-12-07T20:00', price: '$18' },
  });
  show({ sources: [own, later, aClaim()] });
  const groups = page.getByRole('group').filter({ hasText: 'the event’s own page, checked Dec 1, 2031' });
  await count(groups, 2);
  await groups.first().getByText('Depot Calendar').first().click();
  await says(groups.first(), 'About Dec 5, 2031, 7:30 PM.', 'Cancelled', 'The singer is ill.');
  await see(groups.first().getByRole('link', { name: 'Open the page it comes from' })).toHaveAttribute('href', own.url);
  await groups.nth(1).getByText('Depot Calendar').first().click();
  await says(groups.nth(1), 'About Dec 6, 2031.', 'Sold out', 'Moved to Dec 7, 2031, 8:00 PM', '$18');
});

test('an event that is not there says so and leads home [DETAIL-06] [ERR-018]', async () => {
  const site = openSite('/events/no-such-show', { getEvent: refused(404, 'There is no such event.') });
  await see(heading()).toHaveTextContent('Event Not Found');
  await see(page.getByText("The event you're looking for doesn't exist or has been moved.")).toBeVisible();
  expect(site.api.calls('getEvent')).toHaveLength(1);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect.poll(site.at).toBe('/');
});

test('one that cannot be loaded is requested again a second later, then the outage is shown [CALL-014]', async () => {
  const time = stopTime();
  const site = openSite('/events', { listEvents: eventPage([anEvent()]), getEvent: refused(500, 'Oh.') });
  await time.until(() => cards().elements().length === 1);
  await cards().getByRole('heading').getByRole('link').click();
  await time.until(() => site.api.calls('getEvent').length === 1);
  await time.pass(900);
  expect(site.api.calls('getEvent')).toHaveLength(1);
  await time.pass(200);
  await time.until(() => heading().elements()[0]?.textContent === 'This event could not be loaded');
  expect(site.api.calls('getEvent')).toHaveLength(2);
});

test('one that is answered at the second request is shown, and not requested a third time [CALL-014]', async () => {
  const time = stopTime();
  const site = openSite('/events', { listEvents: eventPage([anEvent()]), getEvent: refused(500, 'Oh.') });
  await time.until(() => cards().elements().length === 1);
  await cards().getByRole('heading').getByRole('link').click();
  await time.until(() => site.api.calls('getEvent').length === 1 && site.api.isIdle());
  site.api.answer({ getEvent: anEventDetail() });
  await time.pass(900);
  expect(site.api.calls('getEvent')).toHaveLength(1);
  await time.pass(200);
  await time.until(() => main().element().textContent?.includes('last checked') ?? false);
  await time.pass(5_000);
  expect(site.api.calls('getEvent').map(({ params }) => params)).toEqual([
    { slug: 'brass-at-dusk' },
    { slug: 'brass-at-dusk' },
  ]);
});

test('an event whose page is gone leads to the apology, by its name [DETAIL-07] [ROUTE-05] [ROUTE-12]', async () => {
  await each(['URL validation failed: HTTP 404', 'The page is not accessible'], async (validationError) => {
    const site = show({ status: 'inactive', validationError });
    await see(heading()).toHaveTextContent('Our Sincere Apologies');
    await expect.poll(site.at).toBe('/event-not-found/brass-at-dusk');
  });
});

test('so does one with a junk title or a generic address; a plain fault alone does not [DETAIL-08]', async () => {
  const inactive = {
    status: 'inactive',
    validationError: 'Something else',
    url: 'https://a.example/events/x',
  } as const;
  const cases = [
    [{ ...inactive, title: '2026-12-05 19:30' }, true],
    [{ ...inactive, title: 'A Show', url: 'https://a.example/calendar' }, true],
    [{ ...inactive, title: 'A Show', url: 'https://a.example/events/' }, true],
    [{ ...inactive, title: 'A Show' }, false],
  ] as const;
  await each(cases, async ([change, leads]) => {
    show(change);
    await see(heading()).toHaveTextContent(leads ? 'Our Sincere Apologies' : 'A Show');
  });
});

test('an image that a model made says so', async () => {
  show({ imageUrl: null, generatedImageUrl: PIXEL, generatedImageBy: 'model' });
  await says(main(), 'AI image');
});

test('a broken picture gives way to a poster [DETAIL-16]', async () => {
  show({ imageUrl: 'data:image/png;base64,none' });
  await see(main().css('[data-poster]')).toBeVisible();
  await gone(main().css('img'));
});

test('an outage is never called a missing event, and is tried again [DETAIL-06]', { tags: ['deep'] }, async () => {
  const problem = (status: number) => refused(status, 'It broke.');
  for (const failure of [problem(500), problem(503), problem(429), unreachable]) {
    const site = openSite('/events/brass-at-dusk', { getEvent: failure });
    await see(heading()).toHaveTextContent('This event could not be loaded');
    await gone(page.getByText('Event Not Found'));
    await gone(page.getByText('Failed to fetch'));
    site.api.answer({ getEvent: anEventDetail() });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await see(heading()).toHaveTextContent('Brass at Dusk');
    await leaveSite();
  }
  for (const status of [404, 410]) {
    openSite('/events/brass-at-dusk', { getEvent: problem(status) });
    await see(heading()).toHaveTextContent('Event Not Found');
    await leaveSite();
  }
});

test('on a phone picture and description come before the ticket, and what is known of when, where and price before all', async () => {
  await page.viewport(390, 844);
  show();
  const top = (element: Element) => element.getBoundingClientRect().top;
  const button = page.getByRole('link', { name: 'Get Tickets' });
  await see(button).toBeVisible();
  const tops = [
    page.getByText(/Dec 5 · 7:30 PM · /),
    page.getByRole('img', { name: 'Picture of Brass at Dusk' }),
    page.getByText('Loud and kind.'),
    button,
  ].map((part) => top(part.first().element()));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await page.viewport(1280, 800);
});

test('one main button and a row of four stand on the ticket; what organizers do is in their line [DETAIL-04]', async () => {
  show();
  const ticket = page.css('article [class*="_ticket_"]').first();
  await see(ticket.getByRole('button', { name: 'Save Brass at Dusk' })).toBeVisible();
  const names = ticket
    .getByRole('button')
    .elements()
    .map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Add to Calendar', 'Add to itinerary', 'Share Event', 'Save Brass at Dusk']);
  await count(page.getByRole('button', { name: 'Save Brass at Dusk' }), 1);
  await count(ticket.getByRole('link', { name: 'Get Tickets' }), 1);
  const organizers = page.getByRole('complementary', { name: 'For organizers' });
  await see(organizers.getByRole('button', { name: 'Boost Event' })).toBeVisible();
  await count(page.getByRole('button', { name: /Boost/ }), 1);
});

test('an event that is sold out says so once', async () => {
  const date = { endDate: null, status: 'active' as const, soldOut: true };
  show({
    soldOut: true,
    occurrences: ['2031-12-05T19:30', '2031-12-06T19:30'].map((startDate) => ({ ...date, startDate })),
  });
  await see(page.getByRole('heading', { name: 'All dates' })).toBeVisible();
  await count(page.getByText(/sold out/i), 1);
});

test('where sources disagree, the page says what each says and whose word is shown [BEY-50]', async () => {
  const time = {
    field: 'time' as const,
    shown: '2031-12-05T20:00',
    shownBy: { source: 'Granby Hall', isVenue: true },
    others: [
      { source: 'TicketPlace', url: 'https://t.example/', value: '2031-12-05T19:30', perhaps: 'doors' as const },
    ],
  };
  show({ disagreements: [time] });
  const notice = page.getByRole('status').filter({ hasText: 'TicketPlace' });
  await see(notice).toHaveTextContent(
    'The venue says 8:00 PM; TicketPlace says 7:30 PM, doors perhaps. We show the venue’s.',
  );
  await expectSound();
});
