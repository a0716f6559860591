import { type Endpoint, endpoints, openApiDocument } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';
import { pageHeaders } from '../plain-page.ts';
import { referencePage } from '../reference-page.ts';

const RECORDS: Endpoint[] = Object.values(endpoints);

/** Health, and the API's description of itself. */
export function serviceRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.health, async ({ db, clock, version }) => {
    const database = await db.run(sql`SELECT 1`).then(
      () => true,
      () => false,
    );
    return {
      status: database ? ('ok' as const) : ('degraded' as const),
      version,
      database,
      time: new Date(clock.now()).toISOString(),
    };
  });
  app.get('/api/openapi.json', (c) => {
    const deps = c.get('deps');
    return c.json(openApiDocument(RECORDS, deps.version));
  });
  app.get('/api/docs', async (c) => c.html(referencePage(RECORDS), 200, await pageHeaders()));
}
