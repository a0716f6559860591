import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refused } from '../harness/api.ts';
import { openSection, pageOf } from '../harness/console.ts';
import { count, expectSound, gone, page, says, see } from '../harness/look.ts';

const anEvent = (slug: string, title: string) => {
  return { id: slug, slug, title, city: 'Columbia', state: 'SC', startDate: '2031-12-05T19:30' };
};
const FOUND = [anEvent('quiz-night', 'Quiz Night'), anEvent('quiz-for-poets', 'Quiz for Poets')];
const field = () => page.getByRole('combobox', { name: 'Event', exact: true });
const options = () => page.getByRole('listbox', { name: 'Event', exact: true }).getByRole('option');

const open = (answers = {}) =>
  openSection('/admin/recurring-events', 'Recurring Events', {
    searchConsole: { cities: [], sources: [], events: FOUND, people: [], payments: [] },
    listEventSources: pageOf(),
    ...answers,
  });

test('an event is picked by a part of its title, by keyboard, and the address keeps it', async () => {
  const site = await open();
  await field().fill('q');
  await says(options(), 'Type at least two letters.');
  await field().fill('quiz');
  await count(options(), 2);
  await says(options().first(), 'Quiz Night', 'Columbia, SC');
  await expectSound();
  expect(site.api.calls('searchConsole').at(-1)?.query.get('q')).toBe('quiz');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await see(options().last()).toHaveAttribute('aria-selected', 'true');
  await see(field()).toHaveAttribute('aria-activedescendant', options().last().element().id);
  await userEvent.keyboard('{Enter}');
  await gone(options());
  await see(field()).toHaveValue('quiz-for-poets');
  await expect.poll(site.at).toContain('event=quiz-for-poets');
  await expect
    .poll(() => site.api.calls('listEventSources').map(({ query }) => query.get('event')))
    .toContain('quiz-for-poets');
});

test('Escape closes the list and leaves the text; a list without events says why', async () => {
  const site = await open();
  await field().fill('quiz');
  await count(options(), 2);
  await userEvent.keyboard('{Escape}');
  await gone(options());
  await see(field()).toHaveValue('quiz');
  site.api.answer({ searchConsole: { cities: [], sources: [], events: [], people: [], payments: [] } });
  await field().fill('zzqq');
  await says(options(), 'No matches.');
  site.api.answer({ searchConsole: refused(500, 'It broke.') });
  await field().fill('zzqqxx');
  await says(options(), 'The search failed.');
});
