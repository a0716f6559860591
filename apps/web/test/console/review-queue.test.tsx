import type { ReviewItem, ReviewPreview } from '@marquee/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refused, silent, wordless } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { hoursAgo, openSection } from '../harness/console.ts';
import { block, dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { BOARD } from '../harness/quiet-console.ts';
import { leaveSite } from '../harness/site.tsx';

const held: ReviewItem = {
  kind: 'held-draft',
  id: 'h1',
  title: 'trivia',
  question: 'Is this an event, and is it right as The Hall was read?',
  place: 'Columbia, SC',
  since: hoursAgo(3),
  impact: { value: 1, because: '1 event; tomorrow.' },
  doubt: { value: 0.98, because: 'It was read with 56% certainty of title and day.' },
  cost: { value: 0.5, because: 'One glance at the words of its page.' },
  priority: 1.96,
  state: 'state-h1',
  needsNote: false,
  isAnswered: false,
  opens: 'https://hall.example.org/events',
};
const report: ReviewItem = {
  ...held,
  kind: 'report',
  id: 'r1',
  title: 'Quiz Night',
  question: 'Is it true that the date or time is wrong?',
  cost: { value: 2, because: 'Compare it with its source and write a note.' },
  priority: 1,
  state: 'state-r1',
  needsNote: true,
  isAnswered: true,
  opens: '/events/quiz-night-columbia-sc',
};
const previewOf = ({ kind, id, state }: ReviewItem): ReviewPreview => ({
  kind,
  id,
  state: `${state}-seen`,
  because: [`Why ${id} is asked.`],
  effects: { approve: ['It is published at once.'], reject: ['It stays out.'] },
  events: [{ change: 'appears', title: 'trivia', start: '2026-12-05T20:00', slug: null }],
  columns: [
    { title: 'As it will be published', url: 'https://hall.example.org/events' },
    { title: 'As it is published now', url: '/events/trivia' },
  ],
  rows: [
    {
      label: 'Starts',
      cells: [
        { text: '2026-12-05 20:00', evidence: 'Sat 12/5 · 8 pm' },
        { text: '2026-12-05 19:00', evidence: null },
      ],
      differs: true,
    },
  ],
  final: [],
});
const queueOf = (...items: ReviewItem[]) => ({
  items,
  waiting: [
    { kind: 'held-draft' as const, count: items.filter(({ kind }) => kind === 'held-draft').length },
    { kind: 'report' as const, count: items.filter(({ kind }) => kind === 'report').length },
  ],
  lessons: ['2 pairs of events are kept apart and never proposed as one again.'],
  decided: [
    {
      id: 'd0',
      kind: 'merge' as const,
      title: 'Barn Dance',
      decision: 'reject' as const,
      by: 'bob@marquee.example',
      at: hoursAgo(2),
    },
  ],
});
const decidedOf = (item: ReviewItem, decision: 'approve' | 'reject') => ({
  id: 'd1',
  kind: item.kind,
  title: item.title,
  decision,
  by: 'ada@marquee.example',
  at: hoursAgo(0),
  outcome: 'It is published now.',
});
const previews = ({ params }: { params: Record<string, string> }) => previewOf(params.id === 'r1' ? report : held);

const open = (answers = {}) =>
  openSection('/admin/dashboard?tab=review', 'Dashboard', {
    listReviewQueue: queueOf(held, report),
    getReviewPreview: previews,
    mailStatus: { isSetUp: true },
    ...answers,
  });
const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const press = (keys: string) => userEvent.keyboard(keys);

test('shows the first question with its figures, the evidence side by side and what each answer will change [BEY-28]', async () => {
  await open();
  await see(title('trivia')).toBeVisible();
  const question = page.getByRole('article', { name: 'trivia' });
  await says(
    question,
    '1 of 2',
    'Impact',
    '1 event; tomorrow.',
    'Doubt',
    '0.98',
    'Cost',
    '0.5 min',
    'Priority',
    '1.96',
  );
  await says(
    question,
    'Why h1 is asked.',
    'Sat 12/5 · 8 pm',
    'differs',
    'It is published at once.',
    'It stays out.',
    'Appears',
  );
  await says(question, 'All of it can be undone.');
  await says(block('What decisions change'), '2 pairs of events are kept apart');
  await says(block('Recent decisions'), 'Barn Dance', 'Events kept apart by bob@marquee.example');
  await expectSound();
});

test('by keyboard: j and k move and take the focus, a decides on the state that was shown, u takes it back [BEY-28]', async () => {
  const site = await open({ decideReviewItem: decidedOf(held, 'approve') });
  await says(page.getByRole('article'), 'Why h1 is asked.');
  await press('j');
  await see(title('Quiz Night')).toHaveFocus();
  await press('{ArrowUp}');
  await see(title('trivia')).toHaveFocus();
  await says(page.getByRole('article'), 'Why h1 is asked.');
  site.api.answer({ listReviewQueue: queueOf(report) });
  await press('a');
  await says(notice('Draft approved'), 'trivia: It is published now.');
  expect(site.api.calls('decideReviewItem')[0]).toMatchObject({
    params: { kind: 'held-draft', id: 'h1' },
    body: { decision: 'approve', state: 'state-h1-seen' },
  });
  await see(title('Quiz Night')).toHaveFocus();
  site.api.answer({
    listReviewQueue: queueOf(held, report),
    undoReviewDecision: {
      kind: 'held-draft',
      itemId: 'h1',
      outcome: '“trivia” waits again.',
      left: ['The letter has left.'],
    },
  });
  await press('u');
  await says(notice('Undone'), '“trivia” waits again. The letter has left.');
  expect(site.api.calls('undoReviewDecision')[0]).toMatchObject({ params: { id: 'd1' } });
  await see(title('trivia')).toBeVisible();
});

test('a decision that needs a note asks for it, and Ctrl+Enter sends it; letters in the note decide nothing', async () => {
  const site = await open({ listReviewQueue: queueOf(report), decideReviewItem: decidedOf(report, 'reject') });
  await says(page.getByRole('article'), 'Why r1 is asked.');
  await press('r');
  const note = page.getByLabelText('Note', { exact: true });
  await see(note).toHaveFocus();
  await press('{Control>}{Enter}{/Control}');
  await says(page.getByRole('form', { name: 'Decide' }), 'Please write a note.');
  await expectSound();
  await note.click();
  await press('a rare error, j k u');
  expect(site.api.calls('decideReviewItem')).toEqual([]);
  await page.getByLabelText('Quote the note in the letter').click();
  await note.click();
  await press('{Control>}{Enter}{/Control}');
  await see(notice('Report dismissed')).toBeVisible();
  expect(site.api.calls('decideReviewItem')[0]).toMatchObject({
    body: { decision: 'reject', note: 'a rare error, j k u', isNoteShared: true },
  });
});

test('by touch: buttons, kinds and a list do the same; a decision of somebody else can be taken back', async () => {
  const site = await open({ decideReviewItem: decidedOf(held, 'reject') });
  await page.viewport(390, 900);
  await button(/^Quiz Night/).click();
  await see(title('Quiz Night')).toBeVisible();
  site.api.answer({ listReviewQueue: queueOf(held) });
  await button(/^Held drafts/).click();
  await see(title('trivia')).toBeVisible();
  await expect.poll(() => site.api.calls('listReviewQueue').at(-1)?.query.get('kind')).toBe('held-draft');
  await says(page.getByRole('article'), 'Why h1 is asked.');
  await button(/^Keep Out/).click();
  await see(notice('Draft kept out')).toBeVisible();
  site.api.answer({ undoReviewDecision: { kind: 'merge', itemId: 'e1', outcome: 'It waits.', left: [] } });
  await button('Undo: Barn Dance').click();
  await see(notice('Undone')).toBeVisible();
  expect(site.api.calls('undoReviewDecision')[0]).toMatchObject({ params: { id: 'd0' } });
});

test('what somebody else decided first, and what changed meanwhile, is told in the server’s words', async () => {
  const words = 'This has changed since you opened it. Look at it again, then decide.';
  await open({ decideReviewItem: refused(409, words) });
  await says(page.getByRole('article'), 'Why h1 is asked.');
  await press('a');
  await says(notice('Not decided'), words);
  await see(title('trivia')).toBeVisible();
});

test('the keys are listed, and can be turned off', async () => {
  const site = await open();
  await says(page.getByRole('article'), 'Why h1 is asked.');
  await press('?');
  await says(dialog('Keyboard'), 'Next question', 'Undo the last decision');
  await expectSound();
  await page.getByLabelText('Use the keyboard shortcuts').click();
  await press('{Escape}');
  await gone(dialog('Keyboard'));
  await press('a');
  await press('j');
  await see(title('trivia')).toBeVisible();
  expect(site.api.calls('decideReviewItem')).toEqual([]);
  localStorage.removeItem('marquee.reviewKeys');
});

test('hostile and huge texts stand as text and stay inside the page', async () => {
  const long = `<img src=x onerror=alert(1)>${'<b>wide</b>'.repeat(400)}`;
  const hostile = { ...held, title: long.slice(0, 600), question: long.slice(0, 400) };
  await open({ listReviewQueue: queueOf(hostile), getReviewPreview: { ...previewOf(held), because: [long] } });
  await says(page.getByRole('article'), '<img src=x onerror=alert(1)>');
  expect(document.querySelector('article img')).toBeNull();
  await expectSound();
});

test('an empty queue says so', async () => {
  await open({ listReviewQueue: queueOf() });
  await says(page.getByRole('tabpanel'), 'Nothing is waiting for a decision.');
  await expectSound();
});

test('a slow preview says so, and keeps the answers back', async () => {
  const clock = stopTime();
  const site = await open({ getReviewPreview: silent });
  await see(title('trivia')).toBeVisible();
  await see(button(/^Publish/)).toBeDisabled();
  await clock.pass(4_500);
  await says(page.getByRole('article'), 'Still waiting…');
  await press('a');
  expect(site.api.calls('decideReviewItem')).toEqual([]);
});

test('a failed queue is told with a retry, a failed preview in the server’s words', async () => {
  await open({ listReviewQueue: wordless(500) });
  await says(page.getByRole('alert'), 'The review queue could not be loaded');
  await expectSound();
  await leaveSite();
  const words = 'bob@marquee.example has already approved this event.';
  await open({ getReviewPreview: refused(409, words) });
  await says(page.getByRole('alert'), 'What a decision will change could not be loaded', words);
  await see(button(/^Publish/)).toBeDisabled();
});

test('the Dashboard’s figures of what waits lead to it, and the palette finds it', async () => {
  await openSection('/admin/dashboard', 'Dashboard', {
    getDashboard: { ...BOARD, waiting: [{ kind: 'reports', count: 2 }] },
    listReviewQueue: queueOf(report),
    getReviewPreview: previews,
    searchConsole: { cities: [], sources: [], events: [], people: [], payments: [] },
  });
  const link = page.getByRole('link', { name: /^Visitor reports/ });
  await see(link).toHaveAttribute('href', '/admin/dashboard?tab=review&kind=report');
  await press('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Search the console' }).fill('review');
  await page.getByRole('option', { name: /Review Queue/ }).click();
  await see(title('Quiz Night')).toBeVisible();
});

test('a poster that the engine found stands beside what a model read; approving sends what a person made of it [BEY-49]', async () => {
  const poster: ReviewItem = {
    ...held,
    kind: 'submission',
    id: 'p1',
    title: 'Flyer',
    question: 'What does this poster say?',
  };
  const draft = {
    title: 'RIVERBANK BLUES',
    day: '2026-12-12',
    time: '20:00',
    endTime: null,
    venue: null,
    address: null,
    price: '$12',
  };
  const site = await open({
    listReviewQueue: queueOf(poster),
    getReviewPreview: {
      ...previewOf(poster),
      events: [],
      rows: [],
      picture: { flyer: { width: 900, height: 1_200 }, alt: 'Flyer', city: 'Columbia', state: 'SC', draft },
    },
    decideReviewItem: decidedOf(poster, 'approve'),
  });
  const part = page.getByRole('region', { name: 'The poster that the engine found' });
  await see(part.getByLabelText('Title')).toHaveValue('RIVERBANK BLUES');
  await see(part.getByLabelText('Day', { exact: true })).toHaveValue('2026-12-12');
  await expectSound();
  await part.getByLabelText('Title').fill('Riverbank Blues');
  await part.getByLabelText('Venue').fill('The Hall');
  await button(/^Approve/).click();
  await says(notice('Submission approved'), 'It is published now.');
  expect(site.api.calls('decideReviewItem')[0]?.body).toMatchObject({
    decision: 'approve',
    event: { title: 'Riverbank Blues', day: '2026-12-12', time: '20:00', endTime: '', venue: 'The Hall', price: '$12' },
  });
});
