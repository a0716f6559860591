import { CONTROLS, type ControlOverride, type SystemControls } from '@marquee/contract';
import { MINUTE_MS, makeCity, NOW } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, auditRows, type Console, startConsole } from './support.ts';

const PATH = '/api/admin/system-controls';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
});

const configuration = () => site.get<SystemControls>('getSystemControls', PATH);
const toggle = (control: string, enabled: boolean) =>
  site.post<SystemControls>('toggleSystemControl', `${PATH}/toggle`, { control, enabled, toggledBy: 'somebody else' });
const status = () =>
  site.get<{ globalToggles: Record<string, boolean>; activeOverrides: object }>(
    'getSystemControlsStatus',
    `${PATH}/status`,
  );
const shutDown = (reason = 'A source floods us.') =>
  site.post<SystemControls>('activateEmergencyShutdown', `${PATH}/emergency-shutdown`, { reason, activatedBy: 'x' });
const bringBack = () =>
  site.post<SystemControls>('deactivateEmergencyShutdown', `${PATH}/emergency-shutdown/deactivate`, {});

describe('the configuration', () => {
  it('untouched: every switch on, no shutdown, version 1.0.0 [CALL-055, ENT-035]', async () => {
    const answer = await configuration();
    expect(answer).toMatchObject({ version: '1.0.0', lastUpdated: null });
    expect(Object.keys(answer.globalControls).toSorted()).toEqual([...CONTROLS, 'emergencyShutdown'].toSorted());
    for (const control of CONTROLS) {
      expect(answer.globalControls[control]).toMatchObject({ enabled: true, lastToggled: null, toggledBy: null });
      expect(answer.globalControls[control].description).toMatch(/\.$/);
    }
  });

  it('says of each switch what it does, who touched it when; of the shutdown why, when and by whom: the signed-in administrator, whoever the browser names [ENT-036] [ROLE-007]', async () => {
    await toggle('imageGeneration', false);
    site.clock.advance(MINUTE_MS);
    const { globalControls } = await shutDown();
    expect(globalControls.imageGeneration).toEqual({
      enabled: false,
      description: expect.stringMatching(/image/i),
      lastToggled: new Date(NOW).toISOString(),
      toggledBy: ADMIN.email,
    });
    expect(globalControls.emergencyShutdown).toEqual({
      active: true,
      reason: 'A source floods us.',
      activatedAt: '2026-10-01T12:01:00.000Z',
      activatedBy: ADMIN.email,
    });
  });

  it('has a version and a time that each change moves on', async () => {
    await toggle('eventScraping', false);
    site.clock.advance(MINUTE_MS);
    expect(await toggle('eventScraping', true)).toMatchObject({
      version: '1.0.2',
      lastUpdated: '2026-10-01T12:01:00.000Z',
    });
  });
});

describe('status', () => {
  it('maps every switch to what holds and counts places with overrides [CALL-056]', async () => {
    await makeCity(site.db);
    await toggle('eventScraping', false);
    for (const body of [
      { city: 'Columbia', state: 'SC', control: 'eventScraping', enabled: true },
      { city: 'Columbia', state: 'SC', control: 'imageGeneration', enabled: false },
      { state: 'GA', control: 'imageGeneration', enabled: false },
    ])
      await site.post('setControlOverride', `${PATH}/overrides`, body);
    const answer = await status();
    expect(Object.keys(answer.globalToggles).toSorted()).toEqual([...CONTROLS].toSorted());
    expect(answer.globalToggles).toMatchObject({ eventScraping: false, imageGeneration: true });
    expect(answer.activeOverrides).toEqual({ cities: 1, states: 1 });
  });
});

describe('a switch', () => {
  it('is changed by the signed-in administrator, regardless of the name the browser sends [CALL-057]', async () => {
    const answer = await toggle('eventScraping', false);
    expect(answer.globalControls.eventScraping).toMatchObject({ enabled: false, toggledBy: ADMIN.email });
    expect(await configuration()).toEqual(answer);
  });

  it('leaves one audit row with actor, before, after and request id', async () => {
    const response = await site.rawPost(`${PATH}/toggle`, { control: 'eventScraping', enabled: false });
    expect(await auditRows(site)).toEqual([
      {
        action: 'control.switch',
        subject: 'control:eventScraping',
        actor_id: ADMIN.id,
        before: { enabled: true },
        after: { enabled: false },
        request_id: response.headers.get('x-request-id'),
      },
    ]);
  });

  it('pressed twice, or ten times at once, changes once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => toggle('eventScraping', false)));
    const answer = await toggle('eventScraping', false);
    expect(answer.version).toBe('1.0.1');
    expect(await auditRows(site)).toHaveLength(1);
  });

  it.each([
    [{ control: 'warpDrive', enabled: true }, 'control'],
    [{ control: 'emergencyShutdown', enabled: true }, 'control'],
    [{ control: 'eventScraping', enabled: 'no' }, 'enabled'],
    [{ enabled: true }, 'control'],
  ])('that is none, or no yes or no, is refused: %j', async (body, field) => {
    expect(await site.refusedPost(`${PATH}/toggle`, body)).toMatchObject({ status: 400, field });
    expect(await auditRows(site)).toEqual([]);
  });
});

describe('the emergency shutdown', () => {
  it('turns everything off and refuses every toggle with a sentence [CALL-058]', async () => {
    const answer = await shutDown();
    for (const control of CONTROLS) expect(answer.globalControls[control].enabled).toBe(false);
    expect(Object.values((await status()).globalToggles)).toEqual(CONTROLS.map(() => false));
    expect(await site.refusedPost(`${PATH}/toggle`, { control: 'eventScraping', enabled: true })).toMatchObject({
      status: 409,
      detail: 'The emergency shutdown is active. End it before you change a control.',
    });
  });

  it('lets no override be set or taken away, and leaves those there are [CTRL-04]', async () => {
    const override = { state: 'SC', control: 'eventScraping', enabled: true };
    await site.post('setControlOverride', `${PATH}/overrides`, override);
    await shutDown();
    const refusal = { status: 409, detail: 'The emergency shutdown is active. End it before you change a control.' };
    expect(await site.refusedPost(`${PATH}/overrides`, { ...override, enabled: false })).toMatchObject(refusal);
    expect((await site.rawRemove(`${PATH}/overrides/SC/eventScraping`)).status).toBe(409);
    expect(await status()).toMatchObject({ activeOverrides: { states: 1 } });
    await bringBack();
    expect((await site.rawRemove(`${PATH}/overrides/SC/eventScraping`)).status).toBe(200);
  });

  it('over, leaves the switches as they were and lets them be turned [CALL-059]', async () => {
    await toggle('imageGeneration', false);
    await shutDown();
    const { globalControls } = await bringBack();
    expect(globalControls.emergencyShutdown).toEqual({
      active: false,
      reason: null,
      activatedAt: null,
      activatedBy: null,
    });
    expect(globalControls.imageGeneration.enabled).toBe(false);
    expect(globalControls.eventScraping.enabled).toBe(true);
    expect((await toggle('imageGeneration', true)).globalControls.imageGeneration.enabled).toBe(true);
  });

  it('leaves one audit row a change, however often it is asked for', async () => {
    await Promise.all([shutDown('first'), shutDown('first')]);
    await shutDown('again');
    await bringBack();
    await bringBack();
    const stated = { active: true, reason: 'first' };
    const idle = { active: false, reason: null };
    expect(await auditRows(site)).toMatchObject([
      { action: 'shutdown.activate', before: idle, after: stated },
      { action: 'shutdown.deactivate', before: stated, after: idle },
    ]);
    expect((await configuration()).version).toBe('1.0.2');
  });

  it.each(['', '   ', null, 7])('needs a reason: %j', async (reason) => {
    const answer = await site.refusedPost(`${PATH}/emergency-shutdown`, { reason });
    expect(answer).toMatchObject({ status: 400, field: 'reason' });
    expect((await configuration()).globalControls.emergencyShutdown.active).toBe(false);
  });
});

describe('overrides', () => {
  beforeEach(() => makeCity(site.db));
  const set = (body: object) => site.post<ControlOverride>('setControlOverride', `${PATH}/overrides`, body);
  const list = (query = '') =>
    site.get<{ items: ControlOverride[]; nextCursor: string | null }>(
      'listControlOverrides',
      `${PATH}/overrides${query}`,
    );

  it('are set for a city or a state, listed, changed and taken away, each with an audit row', async () => {
    const city = await set({ city: 'columbia', state: 'sc', control: 'eventScraping', enabled: false });
    expect(city).toMatchObject({ scope: 'columbia-sc', kind: 'city', city: 'Columbia', state: 'SC', enabled: false });
    const state = await set({ state: 'GA', control: 'eventScraping', enabled: false });
    expect(state).toMatchObject({ scope: 'GA', kind: 'state', city: null, state: 'GA' });
    expect((await list()).items).toEqual([state, city]);

    await set({ city: 'Columbia', state: 'SC', control: 'eventScraping', enabled: true });
    const path = `${PATH}/overrides/columbia-sc/eventScraping`;
    expect(await site.remove('removeControlOverride', path)).toEqual({ removed: true });
    expect(await site.remove('removeControlOverride', path)).toEqual({ removed: false });
    expect((await list()).items).toEqual([state]);
    expect(await auditRows(site)).toMatchObject([
      { action: 'override.set', before: null, after: { enabled: false } },
      { action: 'override.set', subject: 'override:GA/eventScraping' },
      { action: 'override.set', before: { enabled: false }, after: { enabled: true } },
      { action: 'override.remove', before: { enabled: true }, after: null },
    ]);
  });

  it('set twice or at once change once', async () => {
    const body = { state: 'SC', control: 'eventScraping', enabled: false };
    await Promise.all([set(body), set(body), set(body)]);
    expect(await auditRows(site)).toHaveLength(1);
  });

  it('are listed page by page, each once', async () => {
    for (const control of CONTROLS) await set({ state: 'SC', control, enabled: false });
    const first = await list('?limit=5');
    const second = await list(`?limit=5&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map((item) => item.control)).toEqual([...CONTROLS].toSorted());
    expect(second.nextCursor).toBeNull();
  });

  it.each([
    [{ city: 'Atlantis', state: 'SC', control: 'eventScraping', enabled: true }, 404, 'city'],
    [{ state: 'ZZ', control: 'eventScraping', enabled: true }, 404, 'state'],
    [{ state: 'South Carolina', control: 'eventScraping', enabled: true }, 400, 'state'],
    [{ state: 'SC', control: 'warpDrive', enabled: true }, 400, 'control'],
  ])('of what does not exist are refused: %j', async (body, code, field) => {
    expect(await site.refusedPost(`${PATH}/overrides`, body)).toMatchObject({ status: code, field });
  });

  it.each(['cursor=x', 'cursor=W10', 'limit=0', 'limit=nine', 'limit=1e9'])(
    'page garbage is refused: %s',
    async (query) => {
      expect((await site.refusedGet(`${PATH}/overrides?${query}`)).status).toBe(400);
    },
  );
});

describe('everybody else', () => {
  it('is turned away from all of it', async () => {
    expect((await site.guest.refused(PATH)).status).toBe(401);
    expect((await site.guest.refused(`${PATH}/status`)).status).toBe(401);
  });
});
