import type { Page } from '@playwright/test';
import { apiAt, type EventList } from '../api.ts';
import { expect, heading, notice, openSection, signInAs, test } from '../fixtures.ts';

const DAY_MS = 86_400_000;

/** Approves what waits in the review queue under a title. */
async function decide(page: Page, kind: string, title: string, answer: string, note: string): Promise<void> {
  await openSection(page, `/admin/dashboard?tab=review&kind=${kind}`, 'Dashboard');
  const waiting = page.getByRole('list', { name: 'Up next' }).getByRole('listitem').filter({ hasText: title });
  await waiting.getByRole('button').click();
  const question = page.getByRole('article', { name: title });
  await question.getByRole('button', { name: answer }).click();
  await question.getByRole('textbox', { name: 'Note' }).fill(note);
  await question.getByRole('button', { name: answer }).click();
}

test('an organizer without an account sends in an event; it waits in the review queue, and is on the site once approved [BEY-38] [BEY-28]', {
  tag: '@journey',
}, async ({ page, baseURL, clock }) => {
  const title = 'Porch Concert of the Yellow House';
  const search = () => apiAt(baseURL ?? '').get<EventList>(`/api/events/search/${encodeURIComponent(title)}`);
  await page.goto('/submit');
  const form = page.getByRole('form', { name: 'An event' });
  const day = new Date(clock.now() + 9 * DAY_MS).toISOString().slice(0, 10);
  for (const [label, text] of Object.entries({
    Title: title,
    Day: day,
    'Begins at': '19:30',
    Venue: 'The Yellow House',
    'Street address': '12 Porch St',
    'Your email address': 'ann@example.org',
  }))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank You' })).toBeVisible();
  expect((await search()).events).toEqual([]);

  await signInAs(page, 'admin', baseURL);
  await decide(page, 'submission', title, 'Approve', 'The house confirms it.');
  await expect(notice(page, 'Submission approved')).toBeVisible();
  await expect.poll(async () => (await search()).events.map((one) => one.title)).toEqual([title]);

  await page.context().clearCookies();
  await page.goto(`/events/${(await search()).events[0]?.slug}`);
  await expect(heading(page, title)).toBeVisible();
  await expect(page.locator(`time[datetime^="${day}T19:30"]`).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The Yellow House');
});

test('a venue owner claims a venue, is granted it, edits its profile, and sees it on the public page [BEY-23] [BEY-28] [VENUE-01]', {
  tag: '@journey',
}, async ({ page, baseURL }) => {
  const { events } = await apiAt(baseURL ?? '').get<EventList>('/api/events?city=Greenville&state=SC&limit=50');
  const venue = events.find(({ venueSlug, venue: name }) => venueSlug && name);
  if (!venue?.venue) throw new Error('no event of Greenville has a venue with a page');
  await signInAs(page, 'user', baseURL);
  await page.goto(`/venue/${venue.venueSlug}`);
  await expect(heading(page, venue.venue)).toBeVisible();
  await page.getByRole('button', { name: 'Claim This Venue' }).click();
  const dialog = page.getByRole('dialog', { name: `Claim ${venue.venue}` });
  const words = dialog.getByLabel('How do you belong to this venue?');
  const byPerson = dialog.getByRole('radio', { name: 'Ask an administrator' });
  await expect(words.or(byPerson).first()).toBeVisible();
  if (await byPerson.isVisible()) await byPerson.click();
  await words.fill('I am its manager.');
  await dialog.getByRole('button', { name: 'Send Claim' }).click();
  await expect(page.getByRole('main')).toContainText('Your claim is with the people who run Marquee.');

  await signInAs(page, 'admin', baseURL);
  await decide(page, 'claim', venue.venue, 'Grant', 'Called the venue.');
  await expect(notice(page, 'Claim granted')).toBeVisible();

  await signInAs(page, 'user', baseURL);
  await page.goto(`/venue/${venue.venueSlug}`);
  await page.getByRole('link', { name: 'Manage Venue' }).click();
  await page.getByLabel('Telephone').fill('(864) 555-0142');
  await page.getByLabel('Accessibility').fill('A ramp at the side door.');
  await page.getByRole('button', { name: 'Update Venue Profile' }).click();
  await expect(notice(page, 'Venue Profile Updated')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`/venue/${venue.venueSlug}`);
  await expect(page.getByRole('link', { name: '(864) 555-0142' })).toHaveAttribute('href', /^tel:\+?\d*8645550142$/);
  await expect(page.getByRole('main')).toContainText('A ramp at the side door.');
});
