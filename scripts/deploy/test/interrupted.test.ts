import { byDepth } from '@marquee/testkit/depth';
import { describe, expect, it } from 'vitest';
import { finished } from '../go-live/deploy-release.ts';
import { aTown, BOSS, holdings, kept, ORIGIN, type Town } from './town.ts';

const ARGS = ['--origin', ORIGIN];

/** The numbers of the calls that change something, and of a question among each ten. */
function worthCutting(town: Town, from = 0): number[] {
  return town.server.requests
    .slice(from)
    .flatMap(({ line }, index) => (/^(?:PUT|POST|DELETE)/.test(line) || index % 10 === 0 ? [index + 1] : []));
}

/** Runs into the cut; all that was said, and the error's message. */
function tried(town: Town, ...args: string[]): Promise<string> {
  return town.deploy(...args).catch((error: Error) => `${town.said.join('\n')}\n${error.message}`);
}

describe('a deployment whose connection is lost', () => {
  it.each([
    ['before', 0],
    ['after', 2],
  ] as const)(
    '%s a call was carried out is completed by the next run, with nothing made twice',
    async (when, offset) => {
      const whole = await aTown();
      await whole.deploy(...ARGS);
      const cuts = worthCutting(whole).filter((_, index) => byDepth(index % 4 === offset, true));
      expect(cuts.length).toBeGreaterThan(5);
      for (const at of cuts) {
        const town = await aTown();
        town.server.cut = { at, when };
        expect(await tried(town, ...ARGS), `cut at ${at}`).toMatch(/again/);
        town.server.cut = null;
        await town.deploy(...ARGS);
        expect(holdings(town.account), `cut at ${at}`).toEqual(holdings(whole.account));
        const key = kept(town, 'factor-key')?.trim();
        expect(town.account.workers.get('marquee-api')?.secrets.get('FACTOR_KEY')).toBe(key);
        const tags = [...town.account.workers.values()].map(({ versions }) => versions.at(-1)?.tag);
        expect(new Set(tags).size, `releases, cut at ${at}`).toBe(1);
        const before = town.account.changes.length;
        await town.deploy();
        expect(town.account.changes.slice(before), `third run, cut at ${at}`).toEqual([]);
      }
    },
  );

  it('while the administrator is made shows one password, which is the one of the account', async () => {
    const whole = await aTown();
    await whole.deploy(...ARGS);
    const from = whole.server.requests.length;
    await whole.deploy('--admin', BOSS);
    const cuts = whole.server.requests
      .slice(from)
      .flatMap(({ line }, index) => (/import|upload$/.test(line) ? [index + 1] : []));
    expect(cuts).toHaveLength(3);
    for (const at of cuts) {
      const town = await aTown();
      await town.deploy(...ARGS);
      town.server.cut = { at, when: 'after' };
      const first = await tried(town, '--admin', BOSS);
      expect(first).not.toMatch(/shown only now/);
      town.server.cut = null;
      expect(await town.deploy('--admin', BOSS)).toMatch(/password \(shown only now\): \S{24}/);
      expect(holdings(town.account).admins).toEqual([[BOSS]]);
      expect(await town.deploy('--admin', BOSS)).not.toMatch(/shown only now/);
    }
  });

  it('when Cloudflare is asked too often, waits and goes on', async () => {
    const town = await aTown();
    let refusals = 0;
    town.server.busy = (line) => {
      refusals += line === 'GET /r2/buckets' ? 1 : 0;
      return line === 'GET /r2/buckets' && refusals < 3;
    };
    await town.deploy(...ARGS);
    expect(refusals).toBe(3);
  });
});

it('a Worker is finished only if something after it was deployed', () => {
  const workers = (...same: boolean[]) => same.map((isSame, index) => ({ name: String(index), isSame }));
  expect([...finished(workers(true, true, false), false)]).toEqual(['0']);
  expect([...finished(workers(true, true, true), false)]).toEqual(['0', '1']);
  expect([...finished(workers(true, true, true), true)]).toEqual(['0', '1', '2']);
  expect([...finished(workers(false, false), false)]).toEqual([]);
  expect([...finished(workers(true, false, true), false)]).toEqual(['0']);
});
