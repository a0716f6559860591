import { type Endpoints, endpoints } from '@marquee/contract';
import { makeCity } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { alertsChanges } from './changes/alerts.ts';
import type { Changes } from './changes/change.ts';
import { citiesChanges } from './changes/cities.ts';
import { decisionsChanges } from './changes/decisions.ts';
import { discoveryChanges } from './changes/discovery.ts';
import { engineChanges } from './changes/engine.ts';
import { imagesChanges } from './changes/images.ts';
import { operationsChanges } from './changes/operations.ts';
import { peopleChanges } from './changes/people.ts';
import { sourcesChanges } from './changes/sources.ts';
import { ADMIN, auditRows, type Console, startConsole } from './support.ts';

/** How each changing call of the console makes a real change. */
const CHANGES: Changes = {
  ...engineChanges,
  ...sourcesChanges,
  ...citiesChanges,
  ...alertsChanges,
  ...decisionsChanges,
  ...discoveryChanges,
  ...peopleChanges,
  ...imagesChanges,
  ...operationsChanges,
};

const UNLOGGED: ReadonlySet<string> = new Set<keyof Endpoints>([
  'testQualityAssessment',
  'testTimezone',
  'moveConsoleTour',
]);

/** Every call of the console that is no plain read; a new one without an entry above fails here. */
const CHANGING = Object.values(endpoints).filter(
  ({ access, method, id }) => access === 'admin' && method !== 'GET' && !UNLOGGED.has(id),
);

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

describe('every changing call of the console', () => {
  it.each(CHANGING.map((record) => [record.id, record] as const))(
    '%s leaves one audit row with actor, before, after and request id [BEY-29, REL-18]',
    async (id, record) => {
      const change = CHANGES[id];
      if (!change) throw new Error(`say in this test how ${id} makes a change`);
      await change.given?.(site);
      const path = await change.path(site);
      const body = typeof change.body === 'function' ? await change.body(site) : (change.body ?? {});
      const before = (await auditRows(site)).length;
      const call = () => (record.method === 'DELETE' ? site.rawRemove(path) : site.rawPost(path, body, record.method));
      const response = await call();
      expect(response.status).toBe(200);
      const rows = (await auditRows(site)).slice(before);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        action: change.action,
        actor_id: ADMIN.id,
        request_id: response.headers.get('x-request-id'),
      });
      expect(rows[0]?.before !== null || rows[0]?.after !== null).toBe(true);
      expect(rows[0]?.before).not.toEqual(rows[0]?.after);
    },
  );

  it.each(CHANGING.map((record) => [record.id, record] as const))(
    '%s of a guest changes nothing and leaves no row',
    async (id, record) => {
      const change = CHANGES[id];
      await change?.given?.(site);
      const path = (await change?.path(site)) ?? record.path;
      const given = typeof change?.body === 'function' ? await change.body(site) : (change?.body ?? {});
      const before = await auditRows(site);
      const body = { method: record.method, headers: { 'content-type': 'application/json' } };
      const init = record.method === 'DELETE' ? body : { ...body, body: JSON.stringify(given) };
      expect((await site.guest.refused(path, init)).status).toBe(401);
      expect(await auditRows(site)).toEqual(before);
    },
  );
});
