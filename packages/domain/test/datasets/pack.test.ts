import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packed } from '../../src/datasets/pack.ts';

it('makes parts that are one gzip file after another, also an empty one [BEY-55]', async () => {
  const parts = [await packed(['{"a":1}\n']), await packed([]), await packed(['{"b":"ñ"}\n', '{"c":3}\n'])];
  expect(gunzipSync(Buffer.concat(parts)).toString()).toBe('{"a":1}\n{"b":"ñ"}\n{"c":3}\n');
});
