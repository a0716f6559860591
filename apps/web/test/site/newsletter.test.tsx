import type { OwnAccount, OwnNewsletter } from '@marquee/contract';
import { expect, test } from 'vitest';
import { type Answers, refused } from '../harness/api.ts';
import { anEvent, COLUMBIA } from '../harness/data.ts';
import { NO_FACTORS } from '../harness/factors.ts';
import { expectSound, page, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const LIST = {
  listEvents: {
    events: [anEvent()],
    boosted: [],
    nextCursor: null,
    city: COLUMBIA,
    nearby: [],
    found: { n: 1, more: false },
  },
} satisfies Answers;
const open = () => page.getByRole('button', { name: 'Get the Newsletter' });
const form = () => page.getByRole('form', { name: 'The newsletter of Columbia' });

test('below the list of a city one signs up with an address and a language, and learns that a press is missing [BEY-57]', async () => {
  const site = openSite('/events?city=Columbia&state=SC', { ...LIST, askForNewsletter: { way: 'letter' } });
  await open().click();
  await see(form().getByLabelText('Your email address')).toHaveFocus();
  await expectSound();
  await form().getByRole('button', { name: 'Sign Up' }).click();
  await see(form().getByText('Please enter your email address.')).toBeVisible();
  await form().getByLabelText('Your email address').fill('luz@example.org');
  await form().getByLabelText('Language').selectOptions('es');
  await form().getByRole('button', { name: 'Sign Up' }).click();
  const answer = page.getByRole('status').filter({ hasText: 'One more step' });
  await see(answer).toHaveTextContent('We sent an email to luz@example.org.');
  await see(answer).toHaveFocus();
  expect(site.api.calls('askForNewsletter')[0]?.body).toEqual({
    city: 'Columbia',
    state: 'SC',
    email: 'luz@example.org',
    language: 'es',
  });
});

test('where the site cannot send email, nothing is offered', async () => {
  openSite('/events?city=Columbia&state=SC', { ...LIST, mailStatus: { isSetUp: false } });
  await see(page.getByRole('link', { name: /What we read in Columbia/ })).toBeVisible();
  await see(open()).not.toBeInTheDocument();
});

test('what is refused is said in words', async () => {
  openSite('/events?city=Columbia&state=SC', {
    ...LIST,
    askForNewsletter: refused(429, 'There were too many attempts. Please try again in 5 minutes.'),
  });
  await open().click();
  await form().getByLabelText('Your email address').fill('luz@example.org');
  await form().getByRole('button', { name: 'Sign Up' }).click();
  await see(form().getByText('There were too many attempts. Please try again in 5 minutes.')).toBeVisible();
});

test('the link of the letter confirms by a press, not by being opened; one that is over says how to get another', async () => {
  const site = openSite('/newsletter?lang=en#secret', {
    confirmNewsletter: {
      city: 'Columbia',
      state: 'SC',
      nextAt: '2031-12-04T13:00:00.000Z',
      timezone: 'America/New_York',
    },
  });
  await see(page.getByRole('heading', { level: 1, name: 'Confirm the newsletter' })).toBeVisible();
  expect(site.api.calls('confirmNewsletter')).toEqual([]);
  await page.getByRole('button', { name: 'Send It to Me' }).click();
  await see(page.getByText('The next issue comes on Thursday, December 4, 2031.', { exact: false })).toBeVisible();
  await expectSound();
  expect(site.api.calls('confirmNewsletter')[0]?.body).toEqual({ token: 'secret' });
});

test('a link that is over says how to get another', async () => {
  openSite('/newsletter?lang=en#old', { confirmNewsletter: refused(400, 'This link is over.', 'link-over') });
  await page.getByRole('button', { name: 'Send It to Me' }).click();
  await see(page.getByText('This link does not work any more')).toBeVisible();
});

const ACCOUNT: OwnAccount = {
  ...personOf('user'),
  isEmailVerified: true,
  hasPassword: true,
  providers: [],
  isRecent: false,
  createdAt: '2026-10-01T12:00:00.000Z',
  factors: NO_FACTORS,
  sessions: [],
};
const OWN: OwnNewsletter = {
  slug: 'columbia-sc',
  city: 'Columbia',
  state: 'SC',
  language: 'es',
  isWanted: true,
  nextAt: '2031-12-04T14:00:00.000Z',
  timezone: 'America/New_York',
};
const section = () => page.getByRole('region', { name: 'Newsletters' });

test('the account page lists one’s newsletters; one press ends each, and one takes that back [BEY-57]', async () => {
  const site = openSite('/account', {
    currentUser: personOf('user'),
    getOwnAccount: ACCOUNT,
    listOwnNewsletters: [OWN],
    changeOwnNewsletter: [{ ...OWN, isWanted: false, nextAt: null }],
  });
  await see(section().getByRole('link', { name: 'Columbia, SC' })).toHaveAttribute(
    'href',
    '/events?city=Columbia&state=SC',
  );
  await see(section()).toHaveTextContent('Next on Thursday, December 4, 2031, in Español');
  await expectSound();
  await section().getByRole('button', { name: 'Stop the newsletter of Columbia, SC' }).click();
  await see(section()).toHaveTextContent('Ended');
  site.api.answer({ changeOwnNewsletter: [OWN] });
  const again = section().getByRole('button', { name: 'Get the newsletter of Columbia, SC again' });
  await see(again).toHaveFocus();
  await again.click();
  await see(section()).toHaveTextContent('Next on Thursday, December 4');
  expect(site.api.calls('changeOwnNewsletter').map(({ body }) => body)).toEqual([
    { isWanted: false },
    { isWanted: true },
  ]);
});

test('without one it says where to sign up; with an address that waits, that it waits', async () => {
  openSite('/account', { currentUser: personOf('user'), getOwnAccount: ACCOUNT, listOwnNewsletters: [] });
  await see(section()).toHaveTextContent('Sign up below the list of a city.');
  await leaveSite();
  openSite('/account', { currentUser: personOf('user'), getOwnAccount: { ...ACCOUNT, isEmailVerified: false } });
  await see(section()).toHaveTextContent('once your address is confirmed');
});
