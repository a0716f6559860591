import type { Event, EventDetail } from '@marquee/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { apiAt, type EventList } from '../api.ts';

export type Role = 'user' | 'venue_owner' | 'promoter' | 'admin';

/** Any exception of the page fails the test. */
export function failOnExceptions(page: Page): void {
  page.on('pageerror', (error) => {
    throw error;
  });
}

export const cards = (page: Page) => page.locator('[data-event]');

/** Gives every field of a form something that its browser accepts. */
export async function fillAnything(form: Locator): Promise<void> {
  await expect(form.locator('input').first()).toBeVisible();
  for (const input of await form.locator('input').all())
    await input.fill((await input.getAttribute('type')) === 'email' ? 'a@example.org' : 'a quiet red lantern 42');
}

/** Waits until the listing has answered. */
export async function openListing(page: Page, path = '/events'): Promise<void> {
  await page.goto(path);
  await expect(cards(page).first()).toBeVisible();
}

/** Signs in as a ready-made account, through the server, before the page is opened. */
export async function signInAs(page: Page, role: Role): Promise<void> {
  // A write must name the site it comes from; where that is, the first answer says.
  const { origin } = new URL((await page.request.get('/api/health')).url());
  const response = await page.request.post('/api/dev/sign-in', { data: { role }, headers: { origin } });
  expect(response.status()).toBe(200);
}

/** Answers the listing with the server's own first events, changed as the test needs. */
export async function rewriteListing(
  page: Page,
  baseURL: string,
  change: (events: Event[]) => Event[],
): Promise<Event[]> {
  const list = await apiAt(baseURL).get<EventList>('/api/events?limit=12');
  const events = change(list.events);
  await page.route('**/api/events?*', (route) => route.fulfill({ json: { ...list, events, nextCursor: null } }));
  return events;
}

/** Answers one event's page with the server's own first event, changed as the test needs. */
export async function rewriteEvent(page: Page, baseURL: string, change: Partial<EventDetail>): Promise<EventDetail> {
  const api = apiAt(baseURL);
  const [first] = (await api.get<EventList>('/api/events?limit=1')).events;
  const event = { ...(await api.event(first?.slug ?? '')), ...change };
  await page.route(`**/api/events/${event.slug}`, (route) => route.fulfill({ json: event }));
  return event;
}
