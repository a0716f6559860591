import { type Endpoint, endpoints, openApiDocument, type Slices } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { referencePage } from '../reference-page.ts';
import type { Verbs } from '../verbs.ts';

const RECORDS: Endpoint[] = Object.values(endpoints);

/** Health, and the API's description of itself. */
export const serviceRoutes: Verbs<Slices['service']> = {
  health: async ({ db, clock, version }) => {
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
  },
  openApiDocument: ({ version }) => ({
    contentType: 'application/json',
    body: JSON.stringify(openApiDocument(RECORDS, version)),
  }),
  referencePage: () => referencePage(RECORDS),
};
