import type { OwnPromoterRequest } from '@marquee/contract';
import { expect, onTestFinished, test } from 'vitest';
import { refused, refusedField, unreachable } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { chosen } from '../harness/language.ts';
import { dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { openSite, personOf } from '../harness/site.tsx';

const ASK: OwnPromoterRequest = { standing: 'ask', request: null, isSettledByConfirming: false, askAgainAt: null };
const OPERA = {
  organization: 'Palmetto Opera',
  website: 'https://opera.example/',
  about: 'Our season.',
  cities: 'Columbia, SC',
};
const SENT = { ...OPERA, timestamp: '2031-03-01T15:00:00.000Z', decidedAt: null, reason: null };
const OPEN: OwnPromoterRequest = {
  standing: 'open',
  request: { ...SENT, status: 'open' },
  isSettledByConfirming: false,
  askAgainAt: null,
};
const WITHDRAWN: OwnPromoterRequest = { ...ASK, request: { ...SENT, status: 'withdrawn' } };
const DECLINED: OwnPromoterRequest = {
  standing: 'wait',
  request: { ...SENT, status: 'declined', decidedAt: '2031-03-02T15:00:00.000Z', reason: 'The site is empty.' },
  isSettledByConfirming: false,
  askAgainAt: '2031-04-01T15:00:00.000Z',
};

const main = () => page.getByRole('main');
const form = () => page.getByRole('form', { name: 'Ask to advertise' });
const open = (own: OwnPromoterRequest, answers = {}) =>
  openSite('/advertise', { currentUser: personOf('user'), getPromoterRequest: own, ...answers });

test('anybody reads what campaigns are and cost, and a guest signs in on the same page', async () => {
  const site = openSite('/advertise');
  await see(page.getByRole('heading', { level: 1, name: 'Advertise on Marquee' })).toBeVisible();
  await says(
    main(),
    'a radius of 5 to 100 miles',
    '$0.01 each time your ad is seen',
    '$0.25 for a click',
    'a budget from $50 to $100,000',
    'Until a first campaign of yours has ended, all your campaigns together may cost $1,000',
    'always marked “Sponsored”',
    'A person looks at each campaign before it runs',
  );
  await expectSound();
  await page.getByRole('button', { name: 'Sign In to Ask' }).click();
  await see(dialog('Welcome back')).toBeVisible();
  expect(site.at()).toBe('/advertise?signin=1');
  expect(site.api.calls('getPromoterRequest')).toEqual([]);
});

test('somebody without the role asks in a short form, which says what is missing and keeps what was typed', async () => {
  const site = open(ASK, {
    requestPromoter: refusedField('website', 'Please enter a web address, such as https://example.org.'),
  });
  await form().getByRole('button', { name: 'Send Request' }).click();
  await says(
    form(),
    'Please enter the name of your organization.',
    'Please enter your website.',
    'Please say what you promote.',
    'Please name at least one city.',
  );
  expect(site.api.calls('requestPromoter')).toEqual([]);
  await form().getByLabelText('Organization').fill(OPERA.organization);
  await form().getByLabelText('Website').fill('opera.example');
  await form().getByLabelText('What do you promote?').fill(OPERA.about);
  await form().getByLabelText('Cities').fill(OPERA.cities);
  await form().getByRole('button', { name: 'Send Request' }).click();
  await says(form(), 'Please enter a web address');
  await see(form().getByLabelText('Organization')).toHaveValue('Palmetto Opera');
  await expectSound();
  site.api.answer({ requestPromoter: OPEN });
  await form().getByLabelText('Website').fill(OPERA.website);
  await form().getByRole('button', { name: 'Send Request' }).click();
  await says(main(), 'Your request waits for a decision', 'You sent it on Mar 1, 2031', 'We write to user@example.org');
  await gone(form());
  expect(site.api.calls('requestPromoter').at(-1)?.body).toEqual(OPERA);
});

test('a request that waits says since when, and can be withdrawn and sent again without typing it anew', async () => {
  open(OPEN, { withdrawPromoterRequest: WITHDRAWN, mailStatus: { isSetUp: false } });
  await says(main(), 'You sent it on Mar 1, 2031', 'This page says so when it is decided.', 'Palmetto Opera');
  await expectSound();
  await page.getByRole('button', { name: 'Withdraw Request' }).click();
  await says(notice('Request withdrawn'), 'Request withdrawn');
  await says(main(), 'You withdrew your request of Mar 1, 2031');
  await see(form().getByLabelText('Organization')).toHaveValue('Palmetto Opera');
});

test('a request that its person’s own address settles says so, and the letter can be sent again', async () => {
  open({ ...OPEN, isSettledByConfirming: true }, { askEmailConfirmation: { success: true } });
  await says(
    main(),
    'Confirm your address to start',
    'user@example.org is an address at your website’s domain',
    'nobody has to decide',
  );
  await gone(page.getByText('You sent it on'));
  await expectSound();
  await page.getByRole('button', { name: 'Send the Email Again' }).click();
  await says(notice('Email sent'), 'Please look at the inbox of user@example.org.');
});

test('who comes back from their letter sees on the page they left that they can run campaigns', async () => {
  const time = stopTime();
  const site = open({ ...OPEN, isSettledByConfirming: true });
  const has = (text: string) => time.until(() => document.body.textContent.includes(text));
  await has('Confirm your address to start');
  site.api.answer({ currentUser: personOf('promoter'), getPromoterRequest: { ...OPEN, standing: 'promoter' } });
  // Equal reads share one answer for a second.
  await time.pass(2_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await has('Open Campaigns');
});

test('without mail a request that an address would settle waits for a person', async () => {
  open({ ...OPEN, isSettledByConfirming: true }, { mailStatus: { isSetUp: false } });
  await says(main(), 'Your request waits for a decision', 'This page says so when it is decided.');
});

test('a request that was decided meanwhile is not withdrawn, and the decision shows', async () => {
  const site = open(OPEN, { withdrawPromoterRequest: refused(409, 'Somebody has decided already.', 'decided') });
  await see(page.getByRole('button', { name: 'Withdraw Request' })).toBeVisible();
  site.api.answer({ getPromoterRequest: DECLINED });
  await page.getByRole('button', { name: 'Withdraw Request' }).click();
  await says(notice('Your request could not be withdrawn'), 'Somebody has decided already.');
  await says(main(), 'Your request was not approved');
});

test('a declined request shows the reason and when one may ask again, and no form', async () => {
  open(DECLINED);
  await says(main(), 'A person decided on Mar 2, 2031', 'The site is empty.', 'You may ask again from Apr 1, 2031');
  await gone(form());
  await expectSound();
});

test('a promoter is led to the campaigns, also with a session that is older than the role', async () => {
  const time = stopTime();
  const site = open(OPEN);
  const has = (text: string) => time.until(() => document.body.textContent.includes(text));
  await has('Your request waits for a decision');
  site.to('/about');
  await has('Where events come from');
  site.api.answer({
    currentUser: personOf('promoter'),
    getPromoterRequest: { ...OPEN, standing: 'promoter' },
    listTargetCities: [],
    getBudgetLimit: { left: 1_000, most: 1_000, because: 'new' },
  });
  // Equal reads share one answer for a second.
  await time.pass(2_000);
  site.to('/advertise');
  await has('Open Campaigns');
  await time.until(() => site.api.calls('currentUser').length === 2 && site.api.isIdle());
  await page.getByRole('link', { name: 'Open Campaigns' }).click();
  await has('Advertiser Dashboard');
  expect(site.at()).toBe('/advertiser');
});

test('a venue owner reads why the account cannot ask', async () => {
  open({ ...ASK, standing: 'venue-owner' }, { currentUser: personOf('venue_owner') });
  await says(main(), 'Your account manages a venue', 'please ask with another account');
  await gone(form());
});

test('a request that cannot be loaded says so, and can be tried again', async () => {
  const site = open(ASK, { getPromoterRequest: unreachable });
  await says(page.getByRole('alert'), 'Your request could not be loaded');
  site.api.answer({ getPromoterRequest: ASK });
  await page.getByRole('button', { name: 'Try again' }).click();
  await see(form()).toBeVisible();
});

test('in Spanish it says the same', async () => {
  await chosen('es');
  onTestFinished(() => chosen(null));
  open(DECLINED);
  await says(
    main(),
    'Anúnciate en Marquee',
    '$0.25 por clic',
    'Tu solicitud no se aprobó',
    'Puedes pedirlo de nuevo desde el',
  );
});
