import type { Endpoints, ResponseOf } from '@marquee/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, refused } from '../harness/api.ts';
import { hoursAgo, openSection, pageOf } from '../harness/console.ts';
import { dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { IDLE, RUNNING } from '../harness/quiet-console.ts';
import { SHUT_DOWN } from '../harness/shut-down.ts';

type Found = ResponseOf<Endpoints['searchConsole']>;

const COLUMBIA = { slug: 'columbia-sc', city: 'Columbia', state: 'SC', status: 'live', isHidden: false } as const;
const STAGE = {
  id: 's1',
  name: 'Palmetto Stage',
  url: 'https://palmetto.example/',
  city: 'Columbia',
  state: 'SC',
  status: 'active',
  health: 'ok',
} as const;
const FOUND: Found = { cities: [COLUMBIA], sources: [STAGE], events: [], people: [], payments: [] };

const palette = () => dialog('Search the console');
const option = (name: string | RegExp) => page.getByRole('option', { name });
const asked = () => page.getByRole('alertdialog');

async function openPalette(text: string, answers: Answers = {}) {
  const site = await openSection('/admin/system-controls', 'System Controls', { searchConsole: FOUND, ...answers });
  await page.getByRole('button', { name: /^Search/ }).click();
  await see(palette()).toBeVisible();
  if (text) await page.getByRole('combobox').fill(text);
  return site;
}

test('the palette offers the common commands beside places, and is sound with them [BEY-30]', async () => {
  await openPalette('');
  for (const name of [
    'Refresh this section',
    'Pause auto-refresh',
    'Activate Emergency Shutdown',
    'Retry all dead letters',
  ]) {
    await see(option(new RegExp(name))).toBeVisible();
  }
  await gone(option(/Turn off/));
  await expectSound();
});

test('a question of a command gives the focus back to where it was before the palette', async () => {
  await openPalette('shut down');
  await userEvent.keyboard('{Enter}');
  await see(asked().getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await gone(asked());
  await see(page.getByRole('button', { name: /^Search/ })).toHaveFocus();
});

test('auto-refresh is paused and resumed from the palette, by keyboard [BEY-30]', async () => {
  await openPalette('pause auto');
  await see(option('Pause auto-refresh')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await gone(palette());
  await see(page.getByRole('button', { name: 'Resume' })).toBeVisible();
});

test('an emergency shutdown asks for its reason, and an empty one goes nowhere [BEY-30]', async () => {
  const site = await openPalette('shut down', { activateEmergencyShutdown: SHUT_DOWN });
  await option(/Activate Emergency Shutdown/).click();
  await see(asked().getByRole('textbox')).toHaveFocus();
  const confirm = asked().getByRole('button', { name: 'Activate Emergency Shutdown' });
  await confirm.click();
  expect(site.api.calls('activateEmergencyShutdown')).toHaveLength(0);
  await asked().getByRole('textbox').fill('Prices are wrong everywhere');
  site.api.answer({ getSystemControls: SHUT_DOWN });
  await confirm.click();
  await see(notice('Emergency Shutdown Activated')).toBeVisible();
  expect(site.api.calls('activateEmergencyShutdown').map(({ body }) => body)).toEqual([
    { reason: 'Prices are wrong everywhere' },
  ]);
});

test('while everything is shut down the palette offers only to end it: no run, no switch [BEY-30]', async () => {
  const site = await openPalette('', {
    getSystemControls: SHUT_DOWN,
    getManualScrape: IDLE,
    deactivateEmergencyShutdown: RUNNING,
  });
  await see(option(/Deactivate shutdown/)).toBeVisible();
  await page.getByRole('combobox').fill('turn off');
  await gone(option(/Turn off/));
  await page.getByRole('combobox').fill('run columbia');
  await see(option(/^Columbia, SC/)).toBeVisible();
  await gone(option('Run scraper in Columbia, SC'));
  await page.getByRole('combobox').fill('shutdown');
  await option(/Deactivate shutdown/).click();
  site.api.answer({ getSystemControls: RUNNING });
  await asked().getByRole('button', { name: 'Deactivate shutdown' }).click();
  await see(notice('Emergency Shutdown Deactivated')).toBeVisible();
});

test("a city's sources are run, and a source is paused, from what a text with a verb finds [BEY-30]", async () => {
  const run = { ...IDLE, city: 'Columbia, SC', message: 'Started.' };
  const site = await openPalette('run columbia', {
    getManualScrape: IDLE,
    triggerScrape: run,
    pauseSource: refused(500, 'It broke.'),
  });
  await option('Run scraper in Columbia, SC').click();
  await says(notice('Scraper Triggered'), 'Manual scraping started for Columbia, SC');
  expect(site.api.calls('searchConsole').at(-1)?.query.get('q')).toBe('columbia');
  expect(site.api.calls('triggerScrape').map(({ body }) => body)).toEqual([{ city: 'Columbia, SC' }]);
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('combobox').fill('pause palmetto');
  await option(/Pause Palmetto Stage/).click();
  await says(notice('Source Not Paused'), 'It broke.');
});

test('a control is turned off after a question that names it [BEY-30]', async () => {
  const site = await openPalette('turn off image gen', { toggleSystemControl: RUNNING });
  await option(/^Turn off Image Generation/).click();
  await asked().getByRole('button', { name: 'Turn off Image Generation' }).click();
  await see(notice('Control Updated')).toBeVisible();
  expect(site.api.calls('toggleSystemControl').map(({ body }) => body)).toEqual([
    { control: 'imageGeneration', enabled: false },
  ]);
});

test('all open dead letters are retried at once; one that cannot be put back is left alone [BEY-30]', async () => {
  const letter = (id: string, canRetry: boolean) => ({
    id,
    jobId: canRetry ? `job-${id}` : null,
    requestId: 'request-1',
    kind: 'scrape',
    body: '{}',
    reason: 'Gave up.',
    timestamp: hoursAgo(1),
    canRetry,
    resolution: null,
    resolvedAt: null,
    resolvedBy: null,
  });
  const site = await openPalette('dead letters', {
    listDeadLetters: pageOf(letter('a', true), letter('b', false), letter('c', true)),
    retryDeadLetter: ({ params }) =>
      params.id === 'c' ? refused(409, 'The job is gone.') : { ...letter('a', true), resolution: 'retried' },
  });
  await option(/Retry all dead letters/).click();
  await see(asked().getByRole('heading', { name: 'Retry 2 dead letters?' })).toBeVisible();
  await asked().getByRole('button', { name: 'Retry' }).click();
  await see(notice('1 queued again, 1 failed: The job is gone.')).toBeVisible();
  expect(site.api.calls('retryDeadLetter')).toHaveLength(2);
});

test('Enter after a name alone opens the place; what can be done with it comes after it', async () => {
  const site = await openPalette('palmetto', { getManualScrape: IDLE });
  await see(option(/Pause Palmetto Stage/)).toBeVisible();
  await see(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(site.at).toMatch(/^\/(admin\/scraping|events)/);
  expect(site.api.calls('pauseSource')).toHaveLength(0);
});

test('a verb offers only what it names: no run for "open", no pause for "resume"', async () => {
  const site = await openPalette('open palmetto', { getManualScrape: IDLE });
  await see(option(/Pause Palmetto Stage/)).toBeVisible();
  await see(page.getByRole('option').first()).toHaveTextContent('Columbia, SC');
  expect(site.api.calls('searchConsole').at(-1)?.query.get('q')).toBe('palmetto');
  await page.getByRole('combobox').fill('resume palmetto');
  await see(option(/^Palmetto Stage/)).toBeVisible();
  await gone(option(/Pause Palmetto Stage/));
  await gone(option(/Run scraper/));
  await page.getByRole('combobox').fill('read columbia');
  await see(option('Run scraper in Columbia, SC')).toHaveAttribute('aria-selected', 'true');
  await gone(option(/Pause Palmetto Stage/));
});

test('commands are found by what people type, in both languages', async () => {
  await openPalette('', { getManualScrape: IDLE });
  const typed: Array<[string, string | RegExp]> = [
    ['read now', /^Read a source now/],
    ['leer ahora', /^Run the scraper of a city now/],
    ['cerrar sesión', 'Sign out'],
    ['log out', 'Sign out'],
    ['actualizar', 'Refresh this section'],
    ['pausar la actualización', 'Pause auto-refresh'],
    ['apagar descripcion', /^Turn off Generative Description/],
    ['detener todo', /^Activate Emergency Shutdown/],
    ['reintentar', /^Retry all dead letters/],
    ['silenciar', /^Silence All Alerts/],
    ['borradores retenidos', /^Review Queue/i],
  ];
  for (const [text, name] of typed) {
    await page.getByRole('combobox').fill(text);
    await see(option(name)).toBeVisible();
  }
  // "desactivar" ends with "activar", but asks for the opposite.
  await page.getByRole('combobox').fill('activar lectura');
  await gone(option(/^Turn off/));
});

test('a source is read now from the palette, in either language; one that robots.txt forbids is not offered', async () => {
  const forbidden = { ...STAGE, id: 's2', name: 'Palmetto Closed', health: 'forbidden' } as const;
  const site = await openPalette('leer ahora palmetto', {
    getManualScrape: IDLE,
    searchConsole: { ...FOUND, sources: [STAGE, forbidden] },
    readSource: refused(500, 'It broke.'),
  });
  await see(option(/^Read Palmetto Stage now/)).toBeVisible();
  await gone(option(/^Read Palmetto Closed now/));
  expect(site.api.calls('searchConsole').at(-1)?.query.get('q')).toBe('palmetto');
  await option(/^Read Palmetto Stage now/).click();
  await says(notice('Read Not Queued'), 'It broke.');
});

test('people and payments are found and open where they are kept', async () => {
  const found: Found = {
    ...FOUND,
    cities: [],
    sources: [],
    people: [{ id: 'u7', name: 'Ada Brown', email: 'ada@example.org' }],
    payments: [{ id: 'pay7', description: 'Spotlight for Jazz Night', amountCents: 1_900, payer: 'ada@example.org' }],
  };
  const site = await openPalette('ada', { searchConsole: found, listPayments: pageOf() });
  await says(option(/Ada Brown/), 'ada@example.org');
  await says(option(/Spotlight for Jazz Night/), '$19.00', 'ada@example.org');
  await option(/Spotlight for Jazz Night/).click();
  await expect.poll(() => site.api.calls('listPayments').at(-1)?.query.get('payment')).toBe('pay7');
  await see(page.getByRole('button', { name: 'Clear: Payment' })).toBeVisible();
});
