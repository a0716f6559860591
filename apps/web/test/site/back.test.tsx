import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anEvent, eventPage } from '../harness/data.ts';
import { cards, count, dialog, gone, page, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const LIST = { listEvents: eventPage([anEvent()]) };
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(390, 844));

/** The list, reached from the cities; a layer has its entry in the history once the history grew. */
async function openList(answers = {}) {
  const site = openSite(['/cities', '/events'], { ...LIST, ...answers });
  await count(cards(), 1);
  return site;
}

/** Back, as soon as the layer has its entry: until then it would leave the page. */
async function back(site: ReturnType<typeof openSite>): Promise<void> {
  await expect.poll(site.hasLayerEntry).toBe(true);
  site.go(-1);
}

const LAYERS = [
  {
    name: 'the filters',
    open: () => button('Filters').click(),
    layer: () => dialog('Filters'),
  },
  {
    name: 'the city picker',
    open: () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /Choose another city/ })
        .click(),
    layer: () => dialog('Choose your city'),
  },
  {
    name: 'the menu of the bar',
    open: () => button('Open menu').click(),
    layer: () => page.css('#mobile-menu'),
  },
  {
    name: 'a menu',
    open: () => button('Account of Ada Lovelace').click(),
    layer: () => page.getByRole('menu'),
  },
  {
    name: 'the concierge',
    open: async () => {
      await button('Open menu').click();
      await page.getByRole('banner').getByRole('button', { name: 'Concierge' }).click();
    },
    layer: () => dialog('Concierge'),
  },
];

for (const { name, open, layer } of LAYERS)
  test(`on a phone Back closes ${name} and stays on the page; once more leaves it, and Forward returns`, async () => {
    const site = await openList({ currentUser: personOf('user') });
    await open();
    await see(layer()).toBeVisible();
    await back(site);
    await gone(layer());
    await expect.poll(site.at).toBe('/events');
    site.go(1);
    await gone(layer());
    expect(site.at()).toBe('/events');
    site.go(-1);
    await expect.poll(site.at).toBe('/cities');
    await gone(cards());
    site.go(1);
    await expect.poll(site.at).toBe('/events');
  });

test('what was closed by its own button or by Escape costs no step: Back leaves the page', async () => {
  for (const close of [() => button('Close').click(), () => userEvent.keyboard('{Escape}')]) {
    const site = await openList();
    await button('Filters').click();
    await expect.poll(site.hasLayerEntry).toBe(true);
    await close();
    await gone(dialog());
    site.go(-1);
    await expect.poll(site.at).toBe('/cities');
    await leaveSite();
  }
});

test('Back closes the uppermost of several, one after the other', async () => {
  const site = await openList();
  await button('Open menu').click();
  await page
    .css('#mobile-menu')
    .getByRole('button', { name: /Choose another city/ })
    .click();
  await see(dialog('Choose your city')).toBeVisible();
  await back(site);
  await gone(dialog());
  await see(page.css('#mobile-menu')).toBeVisible();
  await back(site);
  await gone(page.css('#mobile-menu'));
  expect(site.at()).toBe('/events');
});

test('a link of a layer leads to its page, and Back from there to the page below, without the layer', async () => {
  const site = await openList();
  await button('Open menu').click();
  await expect.poll(site.hasLayerEntry).toBe(true);
  await page.getByRole('link', { name: 'Discover' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.css('#mobile-menu').getByRole('link', { name: 'Cities', exact: true }).click();
  await expect.poll(site.at).toBe('/cities');
  site.go(-1);
  await expect.poll(site.at).toBe('/events');
  await count(cards(), 1);
  await gone(page.css('#mobile-menu'));
  site.go(-1);
  await expect.poll(site.at).toBe('/cities');
});

test('what is chosen in a sheet stays when Back closes it', async () => {
  const site = await openList();
  await button('Filters').click();
  await dialog('Filters').getByRole('combobox', { name: 'Distance' }).selectOptions('50');
  await expect.poll(site.at).toContain('within=50');
  await back(site);
  await gone(dialog());
  expect(site.at()).toContain('within=50');
  site.go(-1);
  await expect.poll(site.at).toBe('/events');
});

test('Back closes the palette of the console and stays in its section', async () => {
  await page.viewport(1280, 800);
  const site = openSite(['/events', '/admin/users'], { ...LIST, currentUser: personOf('admin') });
  await see(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await see(dialog()).toBeVisible();
  await back(site);
  await gone(dialog());
  expect(site.at()).toBe('/admin/users');
});

test('the sign-in dialog is in the address: Back leads to the address before it', async () => {
  const site = await openList();
  await button('Open menu').click();
  await page.css('#mobile-menu').getByRole('button', { name: 'Sign In' }).click();
  await see(dialog('Welcome back')).toBeVisible();
  expect(site.at()).toBe('/events?signin=1');
  site.go(-1);
  await gone(dialog());
  expect(site.at()).toBe('/events');
  site.go(-1);
  await expect.poll(site.at).toBe('/cities');
});

test('beside the page, as on a desktop, a menu is no step of the history', async () => {
  await page.viewport(1280, 800);
  const site = await openList({ currentUser: personOf('user') });
  await button('Account of Ada Lovelace').click();
  await see(page.getByRole('menu')).toBeVisible();
  site.go(-1);
  await expect.poll(site.at).toBe('/cities');
});
