import type { NewsletterIssue, NewsletterItem, NewsletterRow } from '@marquee/contract';
import { expect, test } from 'vitest';
import { openSection, pageOf } from '../harness/console.ts';
import { expectSound, page, see } from '../harness/look.ts';

const ROW: NewsletterRow = {
  slug: 'columbia-sc',
  city: 'Columbia',
  state: 'SC',
  timezone: 'America/New_York',
  subscribers: 41,
  dueAt: '2031-12-04T13:00:00.000Z',
  standing: 'by-itself',
  last: { day: '2031-11-27', state: 'skipped', reason: 'too-few', letters: 0 },
};

const item = (eventId: string, title: string): NewsletterItem => ({
  eventId,
  slug: eventId,
  title,
  venue: 'The Hall',
  start: '2031-12-05T19:30',
  price: null,
  why: [{ kind: 'once' }],
});

const ISSUE: NewsletterIssue = {
  ...ROW,
  day: '2031-12-04',
  items: [item('e1', 'Jazz'), item('e2', 'Folk'), item('e3', 'Chess')],
  others: [item('e4', 'Pottery')],
  most: 12,
  gone: 0,
  isTooFew: false,
  notes: { en: '', es: '' },
  isHeld: false,
  isChosen: false,
  editedBy: null,
  editedAt: null,
  preview: {
    subject: 'Columbia this week: Jazz',
    paragraphs: ['What is on in Columbia.'],
    note: null,
    lists: [{ heading: 'Worth planning for', items: [{ title: 'Jazz', text: 'Friday', why: 'One date only' }] }],
    footnote: 'You get this email on Thursdays.',
    text: '- Jazz',
  },
};

const PATH = '/admin/city-management?tab=newsletter';
const asked = ({ api }: Awaited<ReturnType<typeof openSection>>) =>
  Object.fromEntries(api.calls('getNewsletter').at(-1)?.query ?? []);
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the console lists the newsletters and says why an issue did not go [BEY-57]', async () => {
  await openSection(PATH, 'City Management', { listNewsletters: pageOf(ROW), getNewsletter: ISSUE });
  const row = page.getByRole('row', { name: /Columbia, SC/ });
  await see(row).toHaveTextContent('goes by itself');
  await see(row).toHaveTextContent('not sent, too little was on');
  await row.getByRole('link', { name: 'Columbia, SC' }).click();
  await see(page.getByRole('article', { name: 'What readers get' })).toHaveTextContent('One date only');
  await expectSound();
});

test('an editor orders, leaves out and adds events and writes a note beside the preview; nothing is kept before it is saved', async () => {
  const site = await openSection(`${PATH}&city=columbia-sc`, 'City Management', {
    getNewsletter: ISSUE,
    editNewsletter: { success: true },
  });
  await button('Move Chess up').click();
  await expect.poll(() => asked(site)).toMatchObject({ chosen: 'e1,e3,e2' });
  await page.getByText('What else is on, the best first').click();
  await button('Add Pottery').click();
  await expect.poll(() => asked(site)).toMatchObject({ chosen: 'e1,e3,e2,e4' });
  await page.getByLabelText('A note for readers in Spanish').fill('Abríguense.');
  await expect.poll(() => asked(site)).toMatchObject({ language: 'es', note: 'Abríguense.' });
  expect(site.api.calls('editNewsletter')).toEqual([]);
  await button('Save Changes').click();
  await expect
    .poll(() => site.api.calls('editNewsletter')[0]?.body)
    .toEqual({
      day: '2031-12-04',
      chosen: ['e1', 'e3', 'e2', 'e4'],
      notes: { en: '', es: 'Abríguense.' },
      isHeld: false,
    });
});

test('an issue can be held back, and a choice given up', async () => {
  const site = await openSection(`${PATH}&city=columbia-sc`, 'City Management', {
    getNewsletter: {
      ...ISSUE,
      isChosen: true,
      standing: 'edited',
      editedBy: 'ada@example.org',
      editedAt: '2031-12-01T13:00:00.000Z',
    },
    editNewsletter: { success: true },
  });
  await button('Hold This Issue Back').click();
  await expect
    .poll(() => site.api.calls('editNewsletter').at(-1)?.body)
    .toMatchObject({ chosen: ['e1', 'e2', 'e3'], isHeld: true });
  await button('Choose Automatically').click();
  await expect.poll(() => site.api.calls('editNewsletter').at(-1)?.body).toMatchObject({ chosen: null, isHeld: false });
});
