import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stripePayments } from '../../packages/platform/src/adapters/stripe-payments.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['apps/web/src', 'packages', 'workers'];
/** As the provider makes them; names like `pk_test_1` in tests are none. */
const KEY = /\b(?:pk|sk|rk)_(?:test|live)_[0-9A-Za-z]{16,}/;

describe('the key of the card form', () => {
  it('comes from the settings, and without all of them there is none [PROD-06]', () => {
    const keys = { secretKey: 'sk_test_a', publishableKey: 'pk_test_b', webhookSecret: 'whsec_c' };
    expect(stripePayments(keys)).toMatchObject({ isSetUp: true, browser: { publishableKey: 'pk_test_b' } });
    for (const name of Object.keys(keys))
      expect(stripePayments({ ...keys, [name]: undefined })).toMatchObject({ isSetUp: false, browser: null });
  });

  it('is in no source [PROD-06]', () => {
    expect(KEY.test('pk_live_51HxAbCdEfGhIjKlMnOp')).toBe(true);
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\/src\/|^[^/]+$|^(?:features|api|app|ui)/.test(file) && /\.tsx?$/.test(file))
        .map((file) => join(ROOT, folder, file)),
    );
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter((file) => !file.includes('node_modules') && KEY.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
