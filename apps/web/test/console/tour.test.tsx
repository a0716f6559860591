import type { Endpoints, ResponseOf } from '@marquee/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, refused } from '../harness/api.ts';
import { openSection } from '../harness/console.ts';
import { count, dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { leaveSite } from '../harness/site.tsx';

type Tour = ResponseOf<Endpoints['getConsoleTour']>;

const strip = () => page.getByRole('region', { name: 'Tour of the console' });
const button = (name: string) => strip().getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A server that keeps what it is told. */
function keeping(first: Tour): { answers: Answers; kept: () => Tour } {
  let kept = first;
  return {
    answers: {
      getConsoleTour: () => kept,
      moveConsoleTour: ({ body }) => {
        kept = body as Tour;
        return kept;
      },
    },
    kept: () => kept,
  };
}

test('a new administrator is led to five stops by the keyboard, and not again [BEY-30]', async () => {
  const server = keeping({ stop: 0, isEnded: false });
  await openSection('/admin/dashboard', 'Dashboard', server.answers);
  const stops = [
    ['See what is wrong', 'Dashboard', 'Overview'],
    ['See what is read', 'Scraping / Discovery', 'Sources'],
    ['Decide what waits for you', 'Dashboard', 'Review Queue'],
    ['Add a source or a city', 'Scraping / Discovery', 'Live monitoring'],
    ['Stop everything', 'System Controls', null],
  ] as const;
  await see(strip()).toBeVisible();
  button('Next stop').element().focus();
  for (const [at, [name, section, tab]] of stops.entries()) {
    await says(strip(), `stop ${at + 1} of 5`, name);
    await see(heading(section)).toBeVisible();
    if (tab) await see(page.getByRole('tab', { name: tab, exact: true, selected: true })).toBeVisible();
    await gone(strip().getByRole('link', { name: 'Open this stop' }));
    // The button keeps the focus from stop to stop.
    await see(button(at === 4 ? 'Finish' : 'Next stop')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  await gone(strip());
  expect(server.kept()).toEqual({ stop: 4, isEnded: true });
  await expect.poll(() => document.activeElement?.id).toBe('panel');
  await leaveSite();
  await openSection('/admin/system-controls', 'System Controls', server.answers);
  await see(page.getByText(/^Updated/)).toBeVisible();
  await gone(strip());
});

test('the tour goes on where it stopped, leads back to its stop, and can be skipped', async () => {
  const server = keeping({ stop: 2, isEnded: false });
  await openSection('/admin/audit-log', 'Audit Log', server.answers);
  await says(strip(), 'stop 3 of 5', 'Decide what waits for you');
  await strip().getByRole('link', { name: 'Open this stop' }).click();
  await see(heading('Dashboard')).toBeVisible();
  await button('Previous stop').click();
  await says(strip(), 'stop 2 of 5');
  expect(server.kept()).toEqual({ stop: 1, isEnded: false });
  await expectSound();
  await button('Skip the tour').click();
  await gone(strip());
  expect(server.kept()).toEqual({ stop: 1, isEnded: true });
});

test('help and the palette start it again', async () => {
  const server = keeping({ stop: 4, isEnded: true });
  await openSection('/admin/audit-log', 'Audit Log', server.answers);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await dialog('Help').getByRole('button', { name: 'Start the tour' }).click();
  await says(strip(), 'stop 1 of 5');
  await button('Skip the tour').click();
  await gone(strip());
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('combobox').fill('tour');
  await page.getByRole('option', { name: /Start the tour of the console/ }).click();
  await says(strip(), 'stop 1 of 5');
});

test('a stop that could not be saved is said, and the tour stays', async () => {
  await openSection('/admin/dashboard', 'Dashboard', {
    getConsoleTour: { stop: 0, isEnded: false },
    moveConsoleTour: refused(503, 'The database does not answer.'),
  });
  await button('Next stop').click();
  await says(notice('The Tour Did Not Move'), 'The database does not answer.');
  await says(strip(), 'stop 1 of 5');
});

test('a question mark beside a figure says what it counts; the help lists all of them', async () => {
  await openSection('/admin/dashboard', 'Dashboard');
  const mark = page.getByRole('button', { name: 'What “Active Sources” counts' });
  await mark.click();
  const means = /Sources that are read: not paused, retired, blacklisted or a duplicate\./;
  const figures = page.css('dl[aria-label="Figures of today"]');
  await says(figures, means);
  await see(mark).toHaveAttribute('aria-expanded', 'true');
  await expectSound();
  await mark.click();
  await see(figures).not.toHaveTextContent(means);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await count(dialog('Help').getByRole('region', { name: 'Token Budget' }), 1);
  await dialog('Help').getByRole('searchbox', { name: 'Find a figure' }).fill('duplicate');
  await says(dialog('Help'), 'Active Sources', means);
  await gone(dialog('Help').getByRole('region', { name: 'Token Budget' }));
  await expectSound();
  await dialog('Help').getByRole('searchbox', { name: 'Find a figure' }).fill('zzz');
  await says(dialog('Help'), 'No figure matches “zzz”.');
});
