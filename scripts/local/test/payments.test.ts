import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixedClock } from '@marquee/kernel';
import { stripePayments } from '@marquee/platform/payments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importsOf } from '../../verify/imports.ts';
import { repositoryFiles } from '../../verify/source-files.ts';
import { type LocalPayments, startPayments } from '../payments.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const state = mkdtempSync(join(tmpdir(), 'marquee-payments-'));
const clock = fixedClock('2026-12-03T20:00:00Z');
let payments: LocalPayments;
beforeAll(async () => {
  // Nothing listens there: what cannot be delivered is tried again quietly.
  payments = await startPayments({ state, origin: 'http://127.0.0.1:1' }, clock);
});
afterAll(async () => {
  await payments.close();
  rmSync(state, { recursive: true });
});

const REQUEST = { key: 'one', amountCents: 2_500, description: 'A boost', metadata: {} };

function configured() {
  const env = JSON.parse(process.env.MARQUEE_PAYMENTS ?? '{}') as Record<string, string>;
  return stripePayments({
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    origin: env.STRIPE_ORIGIN,
  });
}

it('the stand-in for the payment provider takes what the Workers send with the keys they are told', async () => {
  const { intentId } = await configured().start(REQUEST);
  expect(await configured().read(intentId)).toMatchObject({ status: 'unpaid', amountCents: 2_500 });
  const page = await (await fetch(payments.page)).text();
  expect(page).toContain(intentId);
});

it('it has the same payments and keys after a restart', async () => {
  const before = await configured().start(REQUEST);
  const keys = configured().browser?.publishableKey;
  await payments.close();
  payments = await startPayments({ state, origin: 'http://127.0.0.1:1' }, clock);
  expect(configured().browser?.publishableKey).toBe(keys);
  expect(await configured().start(REQUEST)).toEqual(before);
});

it('only the start script and tests know it: nothing that is built or deployed imports it', () => {
  const importers = repositoryFiles(ROOT)
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.ts$|\/test\//.test(file))
    .filter((file) =>
      importsOf(readFileSync(`${ROOT}/${file}`, 'utf8')).some(({ specifier }) =>
        /testkit\/(?:src\/)?payments/.test(specifier),
      ),
    );
  expect(importers).toEqual(['scripts/local/payments.ts']);
});
