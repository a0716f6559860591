import type { HeldDraft } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused } from '../harness/api.ts';
import { hoursAgo, openSection, pageOf } from '../harness/console.ts';
import { dialog, notice, page, says, see } from '../harness/look.ts';
import { leaveSite } from '../harness/site.tsx';

const HELD: HeldDraft = {
  id: 'h1',
  sourceId: 's1',
  source: 'The Hall',
  pageUrl: 'https://hall.example.org/events',
  title: 'quiz',
  start: '2026-11-12T20:00',
  venue: null,
  url: null,
  confidence: { event: 0.998, title: 0.64, day: 0.985, titleAndDay: 0.564 },
  doubts: ['The title begins with a lower-case letter.', 'It has no time.'],
  leftOut: ['venue'],
  heldSince: hoursAgo(2),
  lastSeen: hoursAgo(1),
};

const open = (answers = {}) =>
  openSection('/admin/data-quality?tab=held', 'Data Quality Management', {
    listHeldDrafts: pageOf(HELD),
    ...answers,
  });
const table = page.getByRole('table', { name: 'Held Drafts' });

test('what is held stands in Data Quality with its figures; a row opens with the reasons and the page', async () => {
  await open();
  await says(table, 'quiz', '2026-11-12 20:00', '64% · 98.5%');
  await table.getByRole('button', { name: 'quiz' }).click();
  const drawer = dialog('quiz');
  await says(drawer, 'The title begins with a lower-case letter.', 'It has no time.', '56.4%', 'venue');
  await see(drawer.getByRole('link', { name: HELD.pageUrl })).toHaveAttribute('href', HELD.pageUrl);
});

test('it is approved or rejected by a button, and says what happened', async () => {
  const outcome = 'It is published now.';
  for (const [button, decision, decided, title] of [
    ['Approve', 'approve', { decision: 'approved', isPublished: true, outcome }, 'Event Published'],
    ['Approve', 'approve', { decision: 'approved', isPublished: false, outcome }, 'Event Approved, Not Published'],
    ['Reject', 'reject', { decision: 'rejected', isPublished: false, outcome }, 'Event Rejected'],
  ] as const) {
    const site = await open({ decideHeldDraft: decided });
    await says(table, 'quiz');
    site.api.answer({ listHeldDrafts: pageOf() });
    await table.getByRole('button', { name: button }).click();
    await see(notice(title)).toBeVisible();
    expect(site.api.calls('decideHeldDraft')[0]).toMatchObject({ params: { id: 'h1' }, body: { decision } });
    await says(page.getByRole('tabpanel'), 'No event waits for a decision.');
    await leaveSite();
  }
});

test('somebody else’s decision is told in the server’s words', async () => {
  const words = 'ada@example.org has already approved this event.';
  await open({ decideHeldDraft: refused(409, words) });
  await table.getByRole('button', { name: 'Reject' }).click();
  await says(notice('Decision Failed'), words);
});

test.each([
  [390, 'quiz'],
  [390, 'If nobody minds, we would also like to try the soup supper again'],
  [390, 'Donaudampfschifffahrtsgesellschaftskapitänsfest'],
  [390, 'Tai Chi'],
  [390, 'Ünïcödé: ein Abend mit Käse, Wein und langen Gesprächen über alles'],
  [320, 'quiz'],
  [320, 'If nobody minds, we would also like to try the soup supper again'],
  [320, 'Donaudampfschifffahrtsgesellschaftskapitänsfest'],
  [430, 'We also think of showing the old parish films'],
  [480, 'Somebody asked about the chess evening. It may be'],
])('on a phone of %i px a row keeps its title readable and its buttons on the screen: %s', async (width, title) => {
  await page.viewport(width, 844);
  await open({ listHeldDrafts: pageOf({ ...HELD, title }) });
  const opener = table.getByRole('button', { name: title });
  await see(opener).toBeVisible();
  const lines = () => {
    const box = opener.element().getBoundingClientRect();
    return box.height / Number.parseFloat(getComputedStyle(opener.element()).lineHeight);
  };
  const lettersInLine = width < 360 ? 9 : 14;
  const most = Math.max(2, Math.ceil(title.length / lettersInLine));
  await expect.poll(() => Math.round(lines())).toBeLessThanOrEqual(most);
  for (const name of ['Approve', 'Reject']) {
    const box = table.getByRole('button', { name }).element().getBoundingClientRect();
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.width).toBeGreaterThan(40);
  }
});
