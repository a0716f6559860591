import { afterEach, expect, test, vi } from 'vitest';
import { refused, unreachable } from '../harness/api.ts';
import { chosen } from '../harness/language.ts';
import { expectSound, gone, page, says, see } from '../harness/look.ts';
import { openSite, personOf } from '../harness/site.tsx';

afterEach(() => chosen(null));

const currentUser = personOf('user');

test('an unexpected error shows its reference, small, with a button that copies it [BEY-47]', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  openSite('/itineraries', { currentUser, listItineraries: refused(500, 'Something went wrong.') });
  await says(page.getByRole('alert'), 'Reference: test');
  await expectSound();
  await page.getByRole('button', { name: 'Copy the reference' }).click();
  await see(page.getByRole('button', { name: 'Copy the reference' })).toHaveTextContent('Copied');
  expect(copied).toHaveBeenCalledWith('test');
});

test('in Spanish too [BEY-47]', async () => {
  await chosen('es');
  openSite('/itineraries', { currentUser, listItineraries: refused(503, 'Later.') });
  await says(page.getByRole('alert'), 'Referencia: test', 'Copiar');
});

test('what is no fault of ours has none', async () => {
  openSite('/itineraries', { currentUser, listItineraries: refused(429, 'Too many.') });
  await see(page.getByRole('alert')).toBeVisible();
  await gone(page.getByText('Reference:'));
});

test('nor has a server that cannot be reached', async () => {
  openSite('/itineraries', { currentUser, listItineraries: unreachable });
  await see(page.getByRole('alert')).toBeVisible();
  await gone(page.getByText('Reference:'));
});
