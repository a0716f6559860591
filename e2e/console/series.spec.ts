import type { Event } from '@marquee/contract';
import type { Page } from '@playwright/test';
import { apiAt } from '../api.ts';
import { expect, notice, openSection, consoleTest as test } from '../fixtures.ts';

const openSeries = (page: Page) => openSection(page, '/admin/recurring-events', 'Recurring Events');

async function merge(page: Page, from: string, into: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Merge two events' });
  await form.getByLabel('Event to merge').fill(from);
  await form.getByLabel('Merge into').fill(into);
  await form.getByRole('button', { name: 'Merge' }).click();
  const question = page.getByRole('alertdialog', { name: 'Merge these two events?' });
  await question.getByRole('button', { name: 'Merge' }).click();
  await expect(notice(page, 'Events Merged')).toBeVisible();
}

/** Somebody else's browser: the console's own keeps for a while what its preview of a merge read. */
async function aVisitor(page: Page, baseURL: string | undefined): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext(baseURL ? { baseURL } : {});
  if (!context) throw new Error('there is no browser');
  return context.newPage();
}

function twoShows(events: Event[]): [Event, Event] {
  const [one] = events;
  const other = events.find(({ title }) => title !== one?.title);
  if (!one || !other) throw new Error('the city has fewer than two shows');
  return [one, other];
}

test('two events are merged: the address of one leads to the other, until the merge is undone', async ({
  page,
  baseURL,
}) => {
  const api = apiAt(baseURL ?? '');
  const [one, other] = twoShows(await api.all('Charlotte', 'NC'));
  await openSeries(page);
  await merge(page, one.slug, other.slug);
  const visitor = await aVisitor(page, baseURL);
  await visitor.goto(`/events/${one.slug}`);
  await expect(visitor).toHaveURL(new RegExp(`/events/${other.slug}$`));
  await page
    .getByRole('row')
    .filter({ hasText: one.title })
    .filter({ hasText: other.title })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(notice(page, 'Merge Undone')).toBeVisible();
  // The browser may keep what it read for a while; the server must not.
  expect((await api.event(one.slug)).title).toBe(one.title);
  expect((await api.event(other.slug)).title).toBe(other.title);
});

test('what one source says is split off an event, and the two are one again once merged', async ({ page, baseURL }) => {
  const api = apiAt(baseURL ?? '');
  // Its title stays one that the sites' own contain, whichever source is split off first.
  const plain = (await api.all('Columbia', 'SC')).filter(({ title }) => /^[\w ]+$/.test(title));
  const shared = await api.first(plain, ({ sources }) => sources.length > 1);
  if (!shared) throw new Error('no show is told by two sources');
  await openSeries(page);
  await page.getByRole('combobox', { name: 'Event' }).fill(shared.slug);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Split Off' }).first().click();
  const answered = page.waitForResponse('**/split');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Split Off' }).click();
  const { slug } = (await (await answered).json()) as { slug: string };
  await expect(notice(page, 'Event Split')).toContainText(slug);
  expect((await api.event(shared.slug)).sources).toHaveLength(shared.sources.length - 1);
  expect((await api.event(slug)).sources.map(({ source }) => source)).not.toEqual([]);
  await merge(page, slug, shared.slug);
  const visitor = await aVisitor(page, baseURL);
  await visitor.goto(`/events/${slug}`);
  await expect(visitor).toHaveURL(new RegExp(`/events/${shared.slug}$`));
  expect((await api.event(shared.slug)).sources).toHaveLength(shared.sources.length);
});
