import { expect, test } from 'vitest';
import { ALERTS, ERRORS_RULE, STALLS_RULE } from '../harness/alerts.ts';
import { refused, unreachable } from '../harness/api.ts';
import { hoursAgo, openSection, pageOf } from '../harness/console.ts';
import { block, dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { now } from '../harness/now.ts';

const open = (answers = {}) => openSection('/admin/error-diagnostics?tab=alerts', 'Error Diagnostics', answers);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const LOOKED = { lookedAt: hoursAgo(0) };

const FIRING = {
  id: 'f1',
  rule: 'reading-stalls' as const,
  title: 'Reading stalls',
  severity: 'critical' as const,
  path: '/admin/scraping',
  unit: 'minutes' as const,
  since: hoursAgo(2),
  figure: 95,
  threshold: 60,
  detail: 'The last page was read at Nov 23, 9:40 AM UTC.',
  silencedUntil: null,
};
const BOARD = {
  ...ALERTS,
  ...LOOKED,
  rules: [{ ...STALLS_RULE, figure: 95, detail: FIRING.detail, firing: FIRING }, ERRORS_RULE],
};
const SILENCE = {
  id: 's1',
  rule: 'reading-stalls' as const,
  reason: 'I am on it.',
  by: 'ada@marquee.example',
  since: hoursAgo(1),
  until: hoursAgo(-1),
};
const DELIVERY = {
  id: 'd1',
  firingId: 'f1',
  title: 'Reading stalls',
  news: 'firing' as const,
  channel: 'webhook' as const,
  target: 'pager.example.org',
  state: 'failed' as const,
  attempts: 5,
  status: 500,
  durationMs: 340,
  error: 'pager.example.org answered 500.',
  createdAt: hoursAgo(2),
  finishedAt: hoursAgo(1),
};
const { silencedUntil: _until, ...PAST } = { ...FIRING, worst: 120, resolvedAt: null, ending: null, silencedBy: null };
const FULL = {
  getAlerts: {
    ...BOARD,
    silences: [SILENCE],
    webhook: {
      url: 'https://pager.example.org/a/very/long/path/that/goes/on/and/on/for/a/while',
      isOn: true,
      version: 1,
      changedAt: hoursAgo(9),
      changedBy: 'ada@marquee.example',
      formerUntil: hoursAgo(-5),
    },
  },
  listPastAlerts: pageOf({ ...PAST, deliveries: [DELIVERY] }),
  listAlertDeliveries: pageOf(DELIVERY),
};

test('alerts fit 390, 768 and 1440 px and axe finds nothing, light and dark, with everything on and in each dialog [BEY-32]', async () => {
  await open(FULL);
  await see(page.getByRole('heading', { name: '1 alert firing' })).toBeVisible();
  await expectSound();
  await button('Silence Everything').click();
  await see(dialog('Silence everything')).toBeVisible();
  await expectSound();
  await button('Cancel').click();
  await button('Change Webhook').click();
  await see(dialog('Webhook')).toBeVisible();
  await expectSound();
});

test('says what fires, since when, with figure and threshold, and leads to where one acts', async () => {
  await open({ getAlerts: BOARD });
  const state = page.getByRole('region', { name: '1 alert firing' });
  await says(state, 'Critical', 'Reading stalls', 'at 1 h 35 min (threshold 1 h)', '2 h ago', FIRING.detail);
  await see(state.getByRole('link', { name: /Reading stalls/ })).toHaveAttribute('href', '/admin/scraping');
});

test('nothing fires: it says so, and when it was last looked at', async () => {
  await open({ getAlerts: { ...ALERTS, ...LOOKED } });
  await says(page.getByRole('region', { name: 'No alerts firing' }), '2 rules are checked every minute', 'just now');
  await says(block('History'), 'No rule has fired yet.');
  await says(block('Deliveries'), 'Nothing was sent yet.');
});

test('says so when nothing is watched because the schedule does not run', async () => {
  await open({ getAlerts: { ...ALERTS, lookedAt: hoursAgo(1) } });
  await see(page.getByRole('region', { name: 'Alerts are not being checked' })).toBeVisible();
});

test('a rule is silenced with a time and a reason', async () => {
  const site = await open({ getAlerts: BOARD, silenceAlerts: SILENCE });
  await button('Silence “Reading stalls”').click();
  await page.getByLabelText('8 hours').click();
  await page.getByLabelText('Reason').fill('The provider is down.');
  const before = now();
  await dialog().getByRole('button', { name: 'Silence', exact: true }).click();
  await see(notice('Silenced')).toBeVisible();
  const [sent] = site.api.calls('silenceAlerts') as Array<{ body: { rule: string; until: string; reason: string } }>;
  expect(sent?.body).toMatchObject({ rule: 'reading-stalls', reason: 'The provider is down.' });
  expect(Math.abs(Date.parse(sent?.body.until ?? '') - before - 8 * 3_600_000)).toBeLessThan(60_000);
});

test('a chosen time in the past is refused before it is sent', async () => {
  const site = await open({ getAlerts: BOARD });
  await button('Silence Everything').click();
  await page.getByLabelText('Until a time').click();
  await page.getByLabelText('Until', { exact: true }).fill('2020-01-01T08:00');
  await dialog().getByRole('button', { name: 'Silence', exact: true }).click();
  await says(dialog(), 'Choose a time in the future, at most a week from now.');
  expect(site.api.calls('silenceAlerts')).toEqual([]);
});

test('a silence says who, why and until when, and ends early', async () => {
  const site = await open({ getAlerts: { ...BOARD, silences: [SILENCE] }, endAlertSilence: SILENCE });
  await says(page.getByRole('region', { name: '1 alert firing' }), 'I am on it.', 'ada@marquee.example');
  await button('End Now: Reading stalls').click();
  await see(notice('Silence Ended')).toBeVisible();
  expect(site.api.calls('endAlertSilence')).toMatchObject([{ params: { id: 's1' } }]);
});

test('a row opens the settings of its rule; they are saved with their version', async () => {
  const site = await open({ getAlerts: BOARD, updateAlertRule: { rule: 'errors', version: 1 } });
  await block('Rules').getByRole('button', { name: 'Errors pile up' }).click();
  await expectSound();
  await page.getByLabelText('Threshold (number)').fill('0');
  await button('Save Rule').click();
  await says(dialog(), 'Enter a whole number from 1 to 10,000.');
  expect(site.api.calls('updateAlertRule')).toEqual([]);
  await page.getByLabelText('Threshold (number)').fill('20');
  await page.getByRole('switch', { name: 'Call the webhook' }).click();
  await button('Save Rule').click();
  await see(notice('Rule Saved')).toBeVisible();
  expect(site.api.calls('updateAlertRule')).toMatchObject([
    { params: { rule: 'errors' }, body: { version: 0, threshold: 20, byWebhook: false, byMail: true, isOn: true } },
  ]);
});

test('what somebody else changed meanwhile is told with a sentence, and what was typed stays', async () => {
  const detail = 'Bea changed “Errors pile up” while you edited it. Look at it again, then save.';
  await open({ getAlerts: BOARD, updateAlertRule: refused(409, detail) });
  await block('Rules').getByRole('button', { name: 'Errors pile up' }).click();
  await page.getByLabelText('Threshold (number)').fill('20');
  await button('Save Rule').click();
  await says(notice('Rule Not Saved'), detail);
  await see(page.getByLabelText('Threshold (number)')).toHaveValue(20);
});

test('a new webhook shows its secret once', async () => {
  const made = { ...ALERTS.webhook, url: 'https://pager.example.org/', isOn: true, version: 1, secret: 'whsec_abc' };
  const site = await open({ getAlerts: BOARD, setAlertWebhook: made });
  await button('Set Webhook').click();
  await page.getByLabelText('Address').fill('http://pager.example.org/');
  await button('Save Webhook').click();
  await says(dialog(), 'Enter an address that begins with https://.');
  await page.getByLabelText('Address').fill('https://pager.example.org/');
  await button('Save Webhook').click();
  await says(dialog('The secret of the webhook'), 'whsec_abc');
  await button('I Saved It').click();
  await gone(page.getByText('whsec_abc'));
  expect(site.api.calls('setAlertWebhook')).toMatchObject([
    { body: { version: 0, url: 'https://pager.example.org/', isOn: true } },
  ]);
});

test('a test tells its real outcome', async () => {
  const waiting = {
    ...DELIVERY,
    firingId: null,
    title: 'A test',
    news: 'test' as const,
    state: 'waiting' as const,
    error: null,
    status: null,
    durationMs: null,
    finishedAt: null,
  };
  await open({
    ...FULL,
    testAlerts: waiting,
    readAlertDelivery: { ...waiting, state: 'failed', error: 'pager.example.org answered 401.' },
  });
  await button('Send a Test Call').click();
  await says(block('Notifications'), 'It did not arrive: pager.example.org answered 401.');
});

test('the history and the deliveries say who was told and what became of it', async () => {
  await open(FULL);
  await block('History').getByRole('button', { name: 'Reading stalls' }).click();
  await says(dialog(), 'Still firing', '2 h', 'pager.example.org (500)', 'pager.example.org answered 500.');
});

test('says what could not be loaded, and the rest stays', async () => {
  await open({ getAlerts: unreachable });
  await see(page.getByText('The alerts could not be loaded.')).toBeVisible();
  await see(block('History')).toBeVisible();
});

test('the dashboard says what fires and leads to it; while nothing does, it says nothing', async () => {
  await openSection('/admin/dashboard', 'Dashboard', { listFiringAlerts: [FIRING] });
  await says(block('1 alert firing'), 'Reading stalls', 'at 1 h 35 min (threshold 1 h)');
  await see(page.getByRole('link', { name: 'All Alerts' })).toHaveAttribute(
    'href',
    '/admin/error-diagnostics?tab=alerts',
  );
});

test('the palette silences what fires', async () => {
  const site = await open({ getAlerts: BOARD, silenceAlerts: SILENCE });
  await button(/^Search/).click();
  await page.getByRole('combobox').fill('silence');
  await page.getByRole('option', { name: /Silence “Reading stalls”/ }).click();
  await dialog('Silence “Reading stalls”').getByRole('button', { name: 'Silence', exact: true }).click();
  await see(notice('Silenced')).toBeVisible();
  expect(site.api.calls('silenceAlerts')).toHaveLength(1);
});
