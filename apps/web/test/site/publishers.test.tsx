import { expect, test } from 'vitest';
import { refused, refusedField } from '../harness/api.ts';
import { expectSound, page, says, see } from '../harness/look.ts';
import { openSite } from '../harness/site.tsx';

const form = () => page.getByRole('form', { name: 'Ask us about your site' });
const send = () => form().getByRole('button', { name: 'Send Request' }).click();
const fill = async (wish: string) => {
  await form().getByLabelText('Your site').fill('hall.example.org');
  await form().getByRole('radio', { name: wish, exact: true }).click();
  await form().getByLabelText('Your email address').fill('ann@hall.example.org');
};

test('a publisher asks on the page about the crawler, and learns what happens next [BEY-42]', async () => {
  const site = openSite('/crawler', { askAsPublisher: { way: 'letter' } });
  await says(
    page.getByRole('main'),
    'Our crawler reads public event calendars so that people can find your events.',
    'If you cannot change these files, use the form below.',
  );
  await fill('Stop reading it');
  await expectSound();
  await send();
  const answer = page.getByRole('status').filter({ hasText: 'Check your inbox' });
  await see(answer).toBeVisible();
  await see(answer).toHaveFocus();
  const [asked] = site.api.calls('askAsPublisher');
  expect(asked?.body).toEqual({ site: 'hall.example.org', wish: 'stop', email: 'ann@hall.example.org' });
  await page.getByRole('button', { name: 'Send Another Request' }).click();
  site.api.answer({ askAsPublisher: { way: 'person' } });
  await fill('Stop reading it, and hide its events');
  await send();
  await see(page.getByText('A person decides', { exact: true })).toBeVisible();
  await expectSound();
});

test('the form says what is missing, and shows what the server refuses', async () => {
  const site = openSite('/crawler', {
    askAsPublisher: refusedField('site', 'Please enter the address of a website, such as example.org.'),
  });
  await send();
  await says(
    form(),
    'Please enter the address of your site.',
    'Please choose what you want.',
    'Please enter your email address.',
  );
  await fill('Correct something');
  await send();
  await says(form(), 'Please say what is wrong.');
  expect(site.api.calls('askAsPublisher')).toHaveLength(0);
  await form().getByLabelText('What is wrong, and what is right?').fill('The concert is at 8 pm.');
  await send();
  await says(form(), 'Please enter the address of a website, such as example.org.');
  site.api.answer({ askAsPublisher: refused(429, 'There were too many attempts. Please try again in 5 minutes.') });
  await form().getByLabelText('Your site').fill('hall.example.com');
  await send();
  await says(form(), 'There were too many attempts.');
});

test('the link of a letter asks for a press, and says what it did', async () => {
  const site = openSite('/crawler?lang=en#confirm=secret-1', {
    confirmPublisherRequest: { host: 'hall.example.org', wish: 'hide' },
  });
  await see(page.getByRole('heading', { name: 'Confirm your request' })).toBeVisible();
  expect(site.api.calls('confirmPublisherRequest')).toHaveLength(0);
  await page.getByRole('button', { name: 'Confirm Request' }).click();
  await see(page.getByText(/Its events are leaving our lists now/)).toBeVisible();
  expect(site.api.calls('confirmPublisherRequest').map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
  await expectSound();
});
