import { fakeModel } from '@marquee/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUpAs } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';
import { EVERY, pathOf } from './walk.ts';

const COSTLY = EVERY.filter(([, record]) => record.ownPageOnly);

let api: Api;
let model: ReturnType<typeof fakeModel>;
let cookie: string | null;
beforeEach(async () => {
  api = await startApi();
  model = fakeModel(() => ({ json: { ready: true } }));
  api.outside.model = model;
  cookie = await signUpAs(api, 'admin');
});

function ask(path: string, headers: Record<string, string>) {
  const init = asking({ cookie });
  for (const [name, value] of Object.entries(headers)) (init.headers as Headers).set(name, value);
  return api.raw(SITE + path, init);
}

const NOT_OURS: Array<Record<string, string>> = [
  {},
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' },
  { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' },
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' },
  { 'sec-fetch-site': 'SAME-ORIGIN' },
  { origin: SITE },
  { referer: `${SITE}/admin` },
];

describe('a read that costs something', () => {
  it('is the test of the model', () => {
    expect(COSTLY.map(([id]) => id)).toEqual(['testOpenAi']);
  });

  it.each(NOT_OURS)('is refused to an administrator’s browser that asks for another: %j [REL-17]', async (headers) => {
    for (const [, record] of COSTLY) {
      const response = await ask(pathOf(record), headers);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ detail: expect.stringContaining('page of this site') });
    }
    expect(model.asked).toEqual([]);
  });

  const OURS: Array<Record<string, string>> = [
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-site': 'same-origin' },
  ];

  it.each(OURS)('is served to the console: %j', async (headers) => {
    expect(await (await ask('/api/admin/test-openai', headers)).json()).toMatchObject({ success: true });
    expect(model.asked).toHaveLength(1);
  });

  it('is refused to a guest for being one', async () => {
    cookie = null;
    expect((await ask('/api/admin/test-openai', { 'sec-fetch-site': 'same-origin' })).status).toBe(401);
    expect(model.asked).toEqual([]);
  });
});
