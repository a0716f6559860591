import { type Endpoint, endpoints, openApiDocument, type Slices } from '@marquee/contract';
import { isReachable } from '@marquee/db';
import { referencePage } from '../reference-page.ts';
import type { Verbs } from '../verbs.ts';

const RECORDS: Endpoint[] = Object.values(endpoints);

/** Health, and the API's description of itself. */
export const serviceRoutes: Verbs<Slices['service']> = {
  health: async ({ db, clock, version }) => {
    const database = await isReachable(db);
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
