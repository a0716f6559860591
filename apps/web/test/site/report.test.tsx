import { expect, test } from 'vitest';
import { refused, refusedField } from '../harness/api.ts';
import { anEventDetail } from '../harness/data.ts';
import { dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { openSite } from '../harness/site.tsx';

const open = (reportEvent: Parameters<typeof openSite>[1] = {}) =>
  openSite('/events/brass-at-dusk', { getEvent: anEventDetail(), ...reportEvent });

const form = () => dialog('Report a problem');
const send = () => form().getByRole('button', { name: 'Send Report' }).click();

test('a visitor reports a wrong event in one step, without an account', async () => {
  const site = open({ reportEvent: { success: true } });
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await form().getByRole('radio', { name: 'The time is wrong' }).click();
  await form().getByLabelText('What should it say?').fill('It starts at six.');
  await form().getByLabelText('Your email address').fill('ann@example.org');
  await send();
  await see(notice('Thank you')).toBeVisible();
  await gone(form());
  const [asked] = site.api.calls('reportEvent');
  expect(asked?.params).toEqual({ slug: 'brass-at-dusk' });
  expect(asked?.body).toEqual({ kind: 'wrong-time', words: 'It starts at six.', email: 'ann@example.org' });
});

test('the form says what is missing, and shows what the server refuses', async () => {
  const site = open({ reportEvent: refusedField('email', 'Please enter an email address such as name@example.org.') });
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await send();
  await says(form(), 'Please choose what is wrong.');
  await form().getByRole('radio', { name: 'Something else' }).click();
  await send();
  await says(form(), 'Please say what is wrong.');
  expect(site.api.calls('reportEvent')).toHaveLength(0);
  await form().getByRole('radio', { name: 'It is listed twice' }).click();
  await send();
  await says(form(), 'Please enter an email address such as name@example.org.');
  site.api.answer({ reportEvent: refused(429, 'There were too many attempts. Please try again in 5 minutes.') });
  await form().getByLabelText('What should it say?').fill('x');
  await send();
  await says(form(), 'There were too many attempts.');
});

test('it fits every screen and axe finds nothing', async () => {
  open();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await form().getByRole('radio', { name: 'Something else' }).click();
  await see(form().getByLabelText('What is wrong?', { exact: true }).first()).toBeVisible();
  await expectSound();
});
