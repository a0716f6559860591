import type { Endpoint, Event, PreviewCard } from '@marquee/contract';
import type { Providers } from '@marquee/domain/accounts';
import { owners } from '@marquee/domain/owners';
import { engineOf } from '@marquee/domain/page-trials';
import { type LanguageModel, type Payments, secureRandom } from '@marquee/kernel';
import {
  type ApiDeps,
  authenticatorCodes,
  keyedVault,
  type Replicas,
  type Sharing,
  VARIANT_TYPES,
  webAuthnChecks,
} from '@marquee/platform';
import { fakeModel, memoryBlobs, memoryCopies, memoryCounts, quickPasswords, recordingLog } from '@marquee/testkit';
import { engineDeps, freshDatabase, requestsTo } from '@marquee/testkit/workerd';
import { createApp } from '../src/app.ts';
import { mountAll } from '../src/mount/mount.ts';
import type { Verbs } from '../src/verbs.ts';

/** As a build leaves index.html, in short. */
export const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <title>Marquee</title>
    <meta
      name="description"
      content="What is on."
    />
    <link rel="stylesheet" href="/assets/index-1.css">
  </head>
  <body>
    <div id="root">
      <!--page-->
      <div class="boot"></div>
      <!--/page-->
    </div>
    <noscript>Scripts</noscript>
  </body>
</html>`;

/** The API on an empty, migrated database, at a fixed moment; `outside` is what its engine finds there: a web and a model. */
export async function startApi(
  given: Partial<
    Pick<
      ApiDeps,
      | 'isDevelopment'
      | 'requiresFactor'
      | 'vault'
      | 'passkeyChecks'
      | 'publicOrigin'
      | 'providers'
      | 'limits'
      | 'sharing'
      | 'passwords'
      | 'owners'
      | 'drawPreview'
      | 'resizeImage'
      | 'model'
      | 'conciergeTokens'
      | 'payments'
      | 'hasTestPlan'
    >
  > = {},
) {
  const db = await freshDatabase();
  const outside = engineDeps(db);
  const drawn: PreviewCard[] = [];
  const deps = {
    db,
    clock: outside.clock,
    queue: outside.queue,
    log: recordingLog(),
    random: secureRandom,
    passwords: quickPasswords(),
    blobs: memoryBlobs(),
    counts: memoryCounts(),
    copies: memoryCopies(),
    // A test changes something and looks at once; what is shared has tests of its own (test/shared).
    sharing: null as Sharing | null,
    replicas: null as Replicas | null,
    // Counts nobody.
    limits: { allow: () => Promise.resolve(true) },
    // A busy machine is no outage.
    patienceMs: 60_000,
    // Draws nothing: keeps what it was asked to draw.
    drawPreview: (card: PreviewCard) => {
      drawn.push(card);
      return Promise.resolve(new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
    },
    resizeImage: null,
    variantTypes: VARIANT_TYPES,
    engine: engineOf(outside),
    // Tests drive it as `outside.payments`.
    payments: outside.payments as Payments,
    seller: { name: 'Marquee Listings LLC', address: '12 Main Street, Columbia, SC 29201' },
    hasTestPlan: true,
    providers: {} as Providers,
    owners,
    model: fakeModel(null) as LanguageModel,
    conciergeTokens: { daily: 200_000, monthly: 4_000_000 },
    version: 'test',
    publicOrigin: 'https://marquee.example',
    isDevelopment: false,
    requiresFactor: false,
    vault: keyedVault('a key of thirty-two bytes, in base64'.replace(/\W/g, '').padEnd(43, 'A')),
    codes: authenticatorCodes(),
    passkeyChecks: webAuthnChecks(recordingLog()),
    shell: () => Promise.resolve(SHELL),
    mapServers: [],
    ...given,
  };
  return { ...deps, outside, drawn, ...requestsTo(createApp(deps)) };
}

/** The same API with endpoints that only a test has. */
export function withEndpoints<R extends Readonly<Record<string, Endpoint>>>(
  api: Api,
  records: R,
  verbs: NoInfer<Verbs<R>>,
): Api {
  const app = createApp(api);
  mountAll(app, records, verbs);
  return { ...api, ...requestsTo(app) };
}

export type Api = Awaited<ReturnType<typeof startApi>>;

export interface Page {
  events: Event[];
  nextCursor: string | null;
  city: { city: string; state: string; status: string; center: { latitude: number; longitude: number } | null };
  found: { n: number; more: boolean } | null;
}

export const titles = (page: Page): string[] => page.events.map((event) => event.title);
