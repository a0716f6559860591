import type { Endpoints, ResponseOf } from '@marquee/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refused, silent, wordless } from '../harness/api.ts';
import { ANSWER } from '../harness/concierge.ts';
import { anEventDetail, eventPage, events } from '../harness/data.ts';
import { cards, count, dialog, expectSound, page, see } from '../harness/look.ts';
import { preferMedia } from '../harness/media.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

/** A dozen cards, with all that a card can show. */
const LISTED = {
  listEvents: eventPage(
    events(12).map((event, index) => ({
      ...event,
      imageUrl: index === 2 ? null : event.imageUrl,
      isFeatured: index === 0,
      status: index === 1 ? ('cancelled' as const) : ('active' as const),
    })),
  ),
  countCategories: { Music: 12, Food: 3 },
  countVenues: [{ venue: 'The Old Depot', count: 12 }],
  featuredCities: [
    { city: 'Columbia', state: 'SC', isSupported: true, isLive: true, eventCount: 12, distance: null },
    { city: 'Charleston', state: 'SC', isSupported: true, isLive: false, eventCount: 0, distance: null },
  ],
};

const CITIES: ResponseOf<Endpoints['cityStats']> = {
  overview: { totalCities: 1, totalStates: 1, totalEvents: 12, recentCities: 1 },
  states: [
    {
      state: 'SC',
      stateFullName: 'South Carolina',
      cityCount: 1,
      totalEvents: 12,
      cities: [
        {
          name: 'Columbia',
          state: 'SC',
          stateFullName: 'South Carolina',
          createdAt: '2026-01-02T00:00:00.000Z',
          syncedAt: '2026-01-02T00:00:00.000Z',
          eventCount: 12,
        },
      ],
    },
  ],
};

const opener = () => page.getByRole('banner').getByRole('button', { name: 'Sign In' });

test('the listing fits 390, 768 and 1440 px, and axe finds nothing, light and dark [BEY-32]', async () => {
  openSite('/events', LISTED);
  await count(cards(), 12);
  await expectSound();
});

test('the choice of cities fits and axe finds nothing [BEY-32]', async () => {
  openSite('/events', LISTED);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Choose another city/ })
    .click();
  await see(page.getByRole('option').first()).toBeVisible();
  await expectSound();
});

test('the page of an event fits and axe finds nothing [BEY-32]', async () => {
  openSite('/events/brass-at-dusk', { getEvent: anEventDetail() });
  await page.css('details summary').first().click();
  await expectSound();
});

test('the cities fit and axe finds nothing [BEY-32]', async () => {
  openSite('/cities', { cityStats: CITIES });
  await see(page.getByRole('region', { name: 'South Carolina' })).toBeVisible();
  await expectSound();
});

for (const [what, path] of [
  ['a search that finds nothing', '/events?q=zzqqxx'],
  ['an event that is not there', '/events/no-such-show'],
  ['the apology', '/event-not-found/a-show'],
  ['a page that is not there', '/nowhere'],
  ['a listing out of reach', '/events'],
  ['signing in', '/events?signin=1'],
  ['joining', '/events?signin=register'],
] as const)
  test(`${what} fits and axe finds nothing [BEY-32]`, async () => {
    const isDown = what === 'a listing out of reach';
    openSite(path, { ...LISTED, getEvent: refused(404, 'No.'), ...(isDown ? { listEvents: wordless(503) } : {}) });
    if (path.includes('signin')) await see(dialog().css('button[type=submit]')).toBeVisible();
    else if (isDown) await see(page.getByRole('heading', { name: 'Unable to Connect' })).toBeVisible();
    else await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound();
  });

test('the menu of an account fits and axe finds nothing [BEY-32]', async () => {
  openSite('/events', { ...LISTED, currentUser: personOf('admin') });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await see(page.getByRole('menu')).toBeVisible();
  await expectSound();
});

test('the first Tab offers to skip the bar; it leads to the content', async () => {
  openSite('/events', LISTED);
  await count(cards(), 12);
  await userEvent.keyboard('{Tab}');
  await see(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

test('on arriving at another page its heading has the focus', async () => {
  openSite('/events', { ...LISTED, getEvent: anEventDetail() });
  await count(cards(), 12);
  (cards().first().getByRole('heading').getByRole('link').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await see(page.getByRole('heading', { level: 1, name: 'Brass at Dusk' })).toHaveFocus();
});

test('a dialog holds the focus, Escape closes it and gives the focus back', async () => {
  openSite('/events', LISTED);
  await see(opener()).toBeVisible();
  (opener().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await see(dialog().getByLabelText('Email')).toHaveFocus();
  for (let step = 0; step < 14; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(dialog().element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await count(dialog(), 0);
  await see(opener()).toHaveFocus();
});

test('the user menu is walked with arrows and closed with Escape', async () => {
  openSite('/events', { ...LISTED, currentUser: personOf('admin') });
  const trigger = page.getByRole('button', { name: /^Account of/ });
  await see(trigger).toBeVisible();
  (trigger.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await see(page.getByRole('menuitem').first()).toHaveFocus();
  await userEvent.keyboard('{End}');
  await see(page.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await see(trigger).toHaveFocus();
});

test('with reduced motion nothing keeps moving', async () => {
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await preferMedia({ reducedMotion: 'no-preference' });
  openSite('/events', { listEvents: silent });
  await see(page.css('[data-skeleton-card]').first()).toBeVisible();
  await expect.poll(moving).toBeGreaterThan(0);
  await leaveSite();
  await preferMedia({ reducedMotion: 'reduce' });
  openSite('/events', { listEvents: silent });
  await see(page.css('[data-skeleton-card]').first()).toBeVisible();
  await expect.poll(moving).toBe(0);
});

test.each([
  ['/', 1440, 'Concierge'],
  ['/', 1440, 'Weekend music events'],
  ['/', 1440, 'Outdoor activities'],
  ['/', 1440, 'Date night ideas'],
  ['/', 1440, 'Ask the concierge for Recommendations'],
  ['/', 390, 'Weekend music events'],
  ['/', 390, 'Ask the concierge for Recommendations'],
  ['/events', 1440, 'Concierge'],
  ['/events', 1440, 'Ask the concierge'],
  ['/events', 390, 'Ask the concierge'],
])('from %s at %i px, the concierge closed by Escape gives the focus back to %s', async (path, width, name) => {
  await page.viewport(width, 844);
  openSite(path, { ...LISTED, chat: ANSWER });
  const asks = page.getByRole('button', { name, exact: true });
  await see(asks).toBeVisible();
  (asks.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await see(dialog('Concierge').getByRole('textbox', { name: 'Your message' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await count(dialog('Concierge'), 0);
  await see(asks).toHaveFocus();
});

test.each([1440, 1024, 768, 390])(
  'at %i px what gets the focus is not behind the bars above the list',
  async (width) => {
    await page.viewport(width, 844);
    openSite('/events', LISTED);
    await count(cards(), 12);
    const bars = () =>
      Math.max(
        ...[...document.querySelectorAll('header, [data-filter-bar]')].map((bar) => bar.getBoundingClientRect().bottom),
      );
    for (const control of cards().nth(6).element().querySelectorAll<HTMLElement>('a, button')) {
      window.scrollTo(0, 0);
      // As by Shift and Tab from below: it comes in from above.
      window.scrollTo(0, document.documentElement.scrollHeight);
      control.focus();
      await expect.poll(() => control.getBoundingClientRect().top).toBeGreaterThanOrEqual(bars());
    }
  },
);
