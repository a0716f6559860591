import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wordless } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { bubble, panel } from '../harness/concierge.ts';
import { anEventDetail } from '../harness/data.ts';
import { count, dialog, gone, page, says, see, toasts } from '../harness/look.ts';
import { openSite, personOf } from '../harness/site.tsx';

const region = () => page.getByRole('region', { name: /^Notifications/ });
const share = () => page.getByRole('button', { name: 'Share Event' }).last();

/** The page of an event, where sharing gives one toast and a failed sign-out another. */
function openEvent(): void {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  openSite('/events/brass-at-dusk', {
    currentUser: personOf('user'),
    signOut: wordless(500),
    getEvent: anEventDetail(),
  });
}

test('one toast at a time: a new one takes the place of the one before [TOAST-01]', async () => {
  openEvent();
  await share().click();
  await says(toasts(), 'Link copied');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await says(toasts(), 'Sign out failed');
  await count(toasts(), 1);
  await gone(page.getByText('Link copied', { exact: true }));
});

test.each([
  [1440, 900],
  [390, 844],
])('a toast leaves the concierge’s round button free, and its open panel, at %i pixels', async (width, height) => {
  await page.viewport(width, height);
  const time = stopTime();
  openEvent();
  await time.pass(2_500);
  await time.until(() => bubble().elements().length === 1);
  vi.useRealTimers();
  await share().click();
  await says(toasts(), 'Link copied');
  await expect.poll(() => isApart(toasts().element(), bubble().element())).toBe(true);
  await bubble().click();
  const box = panel().getByRole('textbox');
  await see(box).toBeVisible();
  await expect.poll(() => isApart(toasts().element(), box.element())).toBe(true);
});

function isApart(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}

test('F8 brings the focus to the notifications, Escape closes the toast [TOAST-03]', async () => {
  openEvent();
  await share().click();
  await says(toasts(), 'Link copied');
  await userEvent.keyboard('{F8}');
  expect(region().element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Tab}{Escape}');
  await gone(toasts());
});

test('a toast stays five seconds [TOAST-02]', async () => {
  const time = stopTime();
  openEvent();
  await time.until(() => share().elements().length === 1);
  await share().click();
  await time.until(() => toasts().elements().length === 1);
  // What it took to come is part of the five seconds.
  await time.pass(4_500);
  await count(toasts(), 1);
  await time.pass(600);
  await time.until(() => toasts().elements().length === 0);
});

/** A finger's way to the right, as the browser tells it. */
function swipe(element: Element, distance: number): void {
  const { left, top, height } = element.getBoundingClientRect();
  const at = { clientX: left + 60, clientY: top + height / 2, pointerId: 1, bubbles: true, button: 0 };
  // What is no real finger cannot be captured.
  Object.assign(element, { setPointerCapture: () => {}, hasPointerCapture: () => false });
  element.dispatchEvent(new PointerEvent('pointerdown', at));
  for (let step = 1; step <= 8; step += 1)
    element.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: at.clientX + (distance * step) / 8 }));
  element.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: at.clientX + distance }));
}

test('a swipe of more than 50 px sends a toast off, a shorter one does not [TOAST-02]', async () => {
  const time = stopTime();
  openEvent();
  await time.until(() => share().elements().length === 1);
  await share().click();
  await time.until(() => toasts().elements().length === 1);
  swipe(toasts().element(), 40);
  await time.pass(600);
  await count(toasts(), 1);
  swipe(toasts().element(), 70);
  await time.until(() => toasts().elements().length === 0);
});

// On a phone the dialog is a sheet where toasts appear, too.
for (const width of [390, 1280])
  test(`over an open dialog a toast can be read and closed at ${width} px, and the dialog stays`, async () => {
    await page.viewport(width, 844);
    openSite('/events?signin=1', { signIn: wordless(500) });
    await dialog().getByLabelText('Email').fill('ada@example.org');
    await dialog().getByLabelText('Password', { exact: true }).fill('a quiet red lantern 42');
    await dialog().css('button[type=submit]').click();
    await says(toasts(), 'Sign in failed');
    await toasts().getByRole('button', { name: 'Dismiss' }).click();
    await gone(toasts());
    await see(dialog()).toBeVisible();
  });
