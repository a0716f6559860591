import { join } from 'node:path';
import { CALL_LIMIT_SECONDS, CALL_LIMITS } from '@marquee/contract';
import { expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';

it('the Worker counts calls under the limits that the API tells of', () => {
  const { ratelimits } = unstable_readConfig({ config: join(import.meta.dirname, '../wrangler.toml') }) as {
    ratelimits: Array<{ name: string; namespace_id: string; simple: { limit: number; period: number } }>;
  };
  const period = CALL_LIMIT_SECONDS;
  expect(ratelimits.map(({ name, simple }) => [name, simple])).toEqual([
    ['ANONYMOUS_CALLS', { limit: CALL_LIMITS.anonymous, period }],
    ['KEY_CALLS', { limit: CALL_LIMITS.key, period }],
    ['ADDRESS_CALLS', { limit: CALL_LIMITS.address, period }],
  ]);
  expect(new Set(ratelimits.map(({ namespace_id }) => namespace_id)).size).toBe(3);
});
