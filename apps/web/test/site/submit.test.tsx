import { expect, onTestFinished, test } from 'vitest';
import { refused, refusedField } from '../harness/api.ts';
import { chosen } from '../harness/language.ts';
import { expectSound, page, says, see } from '../harness/look.ts';
import { openSite } from '../harness/site.tsx';

const event = () => page.getByRole('form', { name: 'An event' });
const website = () => page.getByRole('form', { name: 'A website with events' });
const done = { success: true } as const;

async function fillEvent(): Promise<void> {
  await event().getByLabelText('Title').fill('Porch Concert');
  await event().getByLabelText('Day', { exact: true }).fill('2031-10-24');
  await event().getByLabelText('Begins at').fill('19:30');
  await event().getByLabelText('Venue').fill('The Yellow Porch');
  await event().getByLabelText('Your email address').fill('ann@example.org');
}

test('anybody sends in an event in one form, and learns what happens next [BEY-38]', async () => {
  const site = openSite('/submit', { submitEvent: done });
  await see(page.getByRole('heading', { level: 1, name: 'Send Us an Event' })).toBeVisible();
  await expectSound();
  await fillEvent();
  await event().getByRole('button', { name: 'Send' }).click();
  const answer = page.getByRole('status').filter({ hasText: 'Thank You' });
  await see(answer).toHaveFocus();
  await says(answer, 'We write to ann@example.org when it is decided.');
  expect(site.api.calls('submitEvent').map(({ body }) => body)).toEqual([
    {
      title: 'Porch Concert',
      day: '2031-10-24',
      time: '19:30',
      venue: 'The Yellow Porch',
      city: 'Columbia',
      state: 'SC',
      email: 'ann@example.org',
    },
  ]);
  await page.getByRole('button', { name: 'Send Another' }).click();
  await see(event().getByLabelText('Title')).toHaveValue('');
});

test('a website is sent in the same place', async () => {
  const site = openSite('/submit', { submitSource: done, mailStatus: { isSetUp: false } });
  await page.getByRole('radio', { name: 'A website with events' }).click();
  await website().getByLabelText('Address of the page with the events').fill('https://porch.example/events');
  await website().getByLabelText('Name of the website').fill('Yellow Porch');
  await website().getByLabelText('Your email address').fill('ann@example.org');
  await expectSound();
  await website().getByRole('button', { name: 'Send' }).click();
  await says(page.getByRole('status').filter({ hasText: 'Thank You' }), 'A person looks at it.');
  expect(site.api.calls('submitSource')[0]?.body).toMatchObject({ url: 'https://porch.example/events', state: 'SC' });
  expect(site.at()).toBe('/submit?what=website');
});

test('the form says what is missing, shows what the server refuses, and keeps what was typed', async () => {
  const site = openSite('/submit', { submitEvent: refusedField('city', 'Atlantis, SC is not a city we know.') });
  await event().getByRole('button', { name: 'Send' }).click();
  await says(
    event(),
    'Please enter the title of the event.',
    'Please choose the day of the event.',
    'Please say where it takes place.',
    'Please enter your email address.',
  );
  expect(site.api.calls('submitEvent')).toEqual([]);
  await fillEvent();
  await event().getByLabelText('City').fill('Atlantis');
  await event().getByRole('button', { name: 'Send' }).click();
  await says(event(), 'Atlantis, SC is not a city we know.');
  site.api.answer({ submitEvent: refused(429, 'There were too many attempts. Please try again in 5 minutes.') });
  await event().getByLabelText('City').fill('Columbia');
  await event().getByRole('button', { name: 'Send' }).click();
  await says(event(), 'There were too many attempts.');
  await see(event().getByLabelText('Title')).toHaveValue('Porch Concert');
});

test('an end and a price that the server refuses are answered at their fields [BEY-38]', async () => {
  const late = 'It would end 22 hours later, on Dec 21. Check both times, or leave the end empty.';
  const site = openSite('/submit', { submitEvent: refusedField('endTime', late) });
  await fillEvent();
  await event().getByLabelText('Ends at').fill('18:00');
  await event().getByRole('button', { name: 'Send' }).click();
  await see(event().getByLabelText('Ends at')).toHaveAccessibleDescription(expect.stringContaining(late));
  const turned = 'The first price is higher than the second.';
  site.api.answer({ submitEvent: refusedField('price', turned) });
  await event().getByLabelText('Ends at').fill('21:00');
  await event().getByRole('button', { name: 'Send' }).click();
  await see(event().getByLabelText('Price')).toHaveAccessibleDescription(expect.stringContaining(turned));
});

test('it is linked below every page and from an empty list', async () => {
  const site = openSite('/events');
  const links = page.getByRole('link', { name: 'Send Us an Event' });
  await see(page.getByRole('contentinfo').getByRole('link', { name: 'Send Us an Event' })).toBeVisible();
  await see(page.getByRole('main').getByRole('link', { name: 'Send Us an Event' })).toBeVisible();
  await links.first().click();
  expect(site.at()).toBe('/submit');
});

test('in Spanish it says the same', async () => {
  await chosen('es');
  onTestFinished(() => chosen(null));
  openSite('/submit');
  await says(page.getByRole('main'), 'Envíanos un evento', '¿Qué envías?', 'Elige un estado');
});
