import {
  ALERT_RULE_NAMES,
  type AlertWebhookChange,
  type Dashboard,
  type Endpoints,
  type ResponseOf,
} from '@marquee/contract';
import { watchAlerts } from '@marquee/domain/alerts';
import { recordError } from '@marquee/domain/diagnostics';
import { HOUR_MS, makeCity, makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, auditRows, type Console, startConsole } from './support.ts';

type Board = ResponseOf<Endpoints['getAlerts']>;

const ALERTS = '/api/admin/alerts';
const RULE = { isOn: true, threshold: 3, severity: 'critical', byMail: true, byWebhook: true, againHours: 4 };
let site: Console;
beforeEach(async () => {
  site = await startConsole();
});

const board = () => site.get<Board>('getAlerts', ALERTS);
const ruleOf = async (name: string) => (await board()).rules.find(({ rule }) => rule === name);
const set = (body: object) => site.rawPost(`${ALERTS}/rules/errors`, { version: 0, ...RULE, ...body });
const fail = async (times: number) => {
  for (let n = 0; n < times; n += 1)
    await recordError(site, { component: 'api', mishap: 'request', error: new Error('It broke'), reference: null });
};
const hook = (body: object) => site.rawPost(`${ALERTS}/webhook`, { version: 0, isOn: true, ...body });

describe('the rules', () => {
  it('are all listed with their figure, threshold, bounds and state', async () => {
    await fail(2);
    const { rules, recipients, webhook } = await board();
    expect(rules.map(({ rule }) => rule)).toEqual(ALERT_RULE_NAMES);
    expect(rules.find(({ rule }) => rule === 'errors')).toMatchObject({
      figure: 2,
      threshold: 50,
      unit: 'count',
      isOn: true,
      isChanged: false,
      firing: null,
    });
    expect(recipients).toEqual([ADMIN.email]);
    expect(webhook).toMatchObject({ url: null, isOn: false, version: 0 });
  });

  it.each([
    ['a live city', { status: 'live', isHidden: false }],
    ['a city on its way', { status: 'configured', isHidden: true }],
  ] as const)('have the share of failing sources that the Dashboard has, also of %s', async (_case, state) => {
    await makeCity(site.db);
    await makeCity(site.db, { name: 'Florence', ...state });
    for (const [n, health] of (['ok', 'ok', 'missing', 'http-error'] as const).entries())
      await makeSource(site.db, { id: `f${n}`, url: `https://f${n}.example.org/`, citySlug: 'florence-sc', health });
    for (const n of [1, 2, 3])
      await makeSource(site.db, { id: `c${n}`, url: `https://c${n}.example.org/`, health: 'ok' });
    const { cities } = await site.get<Dashboard>('getDashboard', '/api/admin/dashboard');
    expect(cities[0]).toMatchObject({ city: 'Florence', sources: 4, failing: 2 });
    expect(await ruleOf('city-sources-failing')).toMatchObject({
      figure: 50,
      detail: 'Florence, SC: 2 of 4 sources fail.',
    });
  });

  it('are changed within their bounds, and set as they were made', async () => {
    expect((await set({})).status).toBe(200);
    expect(await ruleOf('errors')).toMatchObject({ threshold: 3, version: 1, isChanged: true, changedBy: ADMIN.email });
    await site.post('resetAlertRule', `${ALERTS}/rules/errors/reset`, { version: 1 });
    expect(await ruleOf('errors')).toMatchObject({ threshold: 50, version: 2, isChanged: false });
  });

  it.each([
    ['a threshold below its bounds', { threshold: 0 }],
    ['a threshold above its bounds', { threshold: 10_001 }],
    ['half an error', { threshold: 2.5 }],
    ['no number', { threshold: 'many' }],
    ['again after no time', { againHours: 0 }],
    ['again after a month', { againHours: 720 }],
    ['another severity', { severity: 'mild' }],
  ])('refuse %s and keep what was', async (_case, body) => {
    const answer = await set(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ detail: expect.stringMatching(/\.$/) });
    expect(await ruleOf('errors')).toMatchObject({ threshold: 50, version: 0 });
  });

  it('refuse the second of two administrators who save at once, with a sentence', async () => {
    const answers = await Promise.all([set({ threshold: 3 }), set({ threshold: 4 })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(await late?.json()).toMatchObject({
      detail: expect.stringContaining('changed “Errors piling up” while you'),
    });
    expect(await auditRows(site)).toHaveLength(1);
  });

  it('are not known by other names', async () => {
    expect((await site.rawPost(`${ALERTS}/rules/weather`, { version: 0, ...RULE })).status).toBe(400);
  });
});

describe('the webhook', () => {
  it('shows its secret once, and never in the audit log', async () => {
    const made = await site.post<AlertWebhookChange>('setAlertWebhook', `${ALERTS}/webhook`, {
      version: 0,
      url: 'https://pager.example.org/hook',
      isOn: true,
    });
    expect(made.secret).toMatch(/^whsec_/);
    const next = await site.post<AlertWebhookChange>('rotateAlertSecret', `${ALERTS}/webhook/secret`, { version: 1 });
    expect(next.secret).toMatch(/^whsec_/);
    expect(next.secret).not.toBe(made.secret);
    expect(Date.parse(next.formerUntil ?? '')).toBe(site.clock.now() + 24 * HOUR_MS);
    const shown = JSON.stringify([await board(), await auditRows(site)]);
    expect(shown).not.toContain('whsec_');
  });

  it.each([
    'http://pager.example.org/',
    'https://localhost/',
    'https://127.0.0.1/hook',
    'https://192.168.1.4/',
    'https://[fd00::1]/',
    'https://pager.internal/',
    'https://pager.example.org:8443/',
    'javascript:alert(1)',
    'pager',
  ])('refuses %s with a sentence', async (url) => {
    const answer = await hook({ url });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ detail: expect.stringMatching(/\S+ .*\S/) });
    expect((await board()).webhook.url).toBeNull();
  });

  it('refuses the second of two who save at once', async () => {
    const answers = await Promise.all([
      hook({ url: 'https://a.example.org/' }),
      hook({ url: 'https://b.example.org/' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('cannot be tried or given a secret before it has an address', async () => {
    expect((await site.rawPost(`${ALERTS}/test`, { channel: 'webhook' })).status).toBe(409);
    expect((await site.rawPost(`${ALERTS}/webhook/secret`, { version: 0 })).status).toBe(404);
  });

  it('a test is sent at once, and its delivery can be followed', async () => {
    const sent = await site.post<{ id: string }>('testAlerts', `${ALERTS}/test`, { channel: 'mail' });
    const read = await site.get('readAlertDelivery', `${ALERTS}/deliveries/${sent.id}`);
    expect(read).toMatchObject({ news: 'test', channel: 'mail', target: ADMIN.email, state: 'waiting' });
    expect((await site.refusedGet(`${ALERTS}/deliveries/none`)).status).toBe(404);
  });
});

describe('a silence', () => {
  const silence = (hours: number, rest: object = {}) =>
    site.rawPost(`${ALERTS}/silences`, {
      rule: 'errors',
      until: new Date(site.clock.now() + hours * HOUR_MS).toISOString(),
      reason: 'I am on it.',
      ...rest,
    });

  it('is shown with who, why and until when, and ends early', async () => {
    const { id } = (await (await silence(1)).json()) as { id: string };
    expect(await ruleOf('errors')).toMatchObject({ silence: { reason: 'I am on it.', by: ADMIN.email } });
    await site.post('endAlertSilence', `${ALERTS}/silences/${id}/end`);
    await site.post('endAlertSilence', `${ALERTS}/silences/${id}/end`);
    expect((await board()).silences).toEqual([]);
    expect((await auditRows(site)).map(({ action }) => action)).toEqual(['alert.silence', 'alert.unsilence']);
  });

  it('ends by itself', async () => {
    await silence(1, { rule: 'all' });
    expect((await board()).silences).toHaveLength(1);
    site.clock.advance(HOUR_MS);
    expect((await board()).silences).toEqual([]);
  });

  it('is refused without a reason, in the past, or for more than a week', async () => {
    const answers = await Promise.all([
      silence(1, { reason: ' ' }),
      silence(-1),
      silence(169),
      silence(1, { until: 'x' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });
});

describe('the dashboard', () => {
  it('is not well while an alert fires, and is again while it is silenced', async () => {
    await set({});
    await fail(3);
    await site.db.run(sql`UPDATE error_groups SET resolved_at = 1`);
    await watchAlerts(site);
    const verdict = async () => (await site.get<Dashboard>('getDashboard', '/api/admin/dashboard?days=1')).verdict;
    expect(await verdict()).toEqual({ state: 'trouble', reasons: [{ trouble: 'alerts', isGrave: true, count: 1 }] });
    const until = new Date(site.clock.now() + HOUR_MS).toISOString();
    await site.post('silenceAlerts', `${ALERTS}/silences`, { rule: 'all', until, reason: 'I am on it.' });
    expect(await verdict()).toEqual({ state: 'well', reasons: [] });
  });
});

describe('the history', () => {
  it('lists what fired with who was told, and is exported as a table', async () => {
    await set({});
    await fail(3);
    await watchAlerts(site);
    const firing = await site.get<object[]>('listFiringAlerts', `${ALERTS}/firing`);
    expect(firing).toMatchObject([{ rule: 'errors', title: 'Errors piling up', figure: 3, threshold: 3 }]);
    const { items } = await site.get<{ items: object[] }>('listPastAlerts', `${ALERTS}/history?state=firing`);
    expect(items).toMatchObject([{ rule: 'errors', deliveries: [{ channel: 'mail', target: ADMIN.email }] }]);
    const csv = await site.call('GET', `${ALERTS}/history.csv`);
    expect(csv.headers.get('content-disposition')).toContain('marquee-alerts-');
    const [head, row] = (await csv.text()).split('\r\n');
    expect(head).toContain('Since (UTC),Until (UTC),Rule');
    expect(row).toContain('errors,Errors piling up,critical,3,3,3,count');
  });

  it('says in the language of the console what is stored, and shows texts of earlier versions as they are [BEY-36]', async () => {
    await set({});
    await fail(3);
    await watchAlerts(site);
    await site.db.run(sql`INSERT INTO alert_firings (id, rule, severity, fired_at, figure, threshold, worst, detail, resolved_at, ending)
      VALUES ('old', 'errors', 'critical', 1, 1, 1, 1, '7 errors in the last hour.', 2, 'well')`);
    const { items } = await site.getInSpanish<{ items: object[] }>('listPastAlerts', `${ALERTS}/history`);
    expect(items).toMatchObject([
      {
        title: 'Errores que se acumulan',
        detail: '3 errores en la última hora.',
        deliveries: [{ title: 'Errores que se acumulan' }],
      },
      { title: 'Errores que se acumulan', detail: '7 errors in the last hour.' },
    ]);
  });

  it('is read page by page, however many fired at once', async () => {
    for (let n = 0; n < 5; n += 1)
      await site.db.run(sql`INSERT INTO alert_firings (id, rule, severity, fired_at, figure, threshold, worst, detail, resolved_at, ending)
        VALUES (${`f${n}`}, 'errors', 'critical', ${site.clock.now()}, 1, 1, 1, '-', 1, 'well')`);
    const seen: string[] = [];
    let cursor: string | null = '';
    do {
      const more: string = cursor ? `&cursor=${cursor}` : '';
      const page: { items: Array<{ id: string }>; nextCursor: string | null } = await site.get(
        'listPastAlerts',
        `${ALERTS}/history?limit=2${more}`,
      );
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(['f4', 'f3', 'f2', 'f1', 'f0']);
  });
});
