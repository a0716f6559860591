import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { freshStorage } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import worker from '../src/index.ts';

const complete = env as unknown as Record<string, unknown>;
async function ask(bindings: object, path = '/api/health') {
  const context = createExecutionContext();
  const response = await worker.fetch(new Request(`https://marquee.example${path}`) as never, bindings, context);
  await waitOnExecutionContext(context);
  return response;
}

beforeEach(async () => {
  await freshStorage();
});

describe('the environment of the API Worker', () => {
  it('as its wrangler.toml gives it is complete', async () => {
    const response = await ask({ ...complete });
    expect(await response.json()).toMatchObject({ status: 'ok', database: true });
  });

  it.each(['APP_ENV', 'PUBLIC_ORIGIN', 'DB', 'BLOBS', 'JOBS', 'COUNTS', 'ENGINE', 'ASSETS'])(
    'without %s stops it with a sentence that names it',
    async (name) => {
      const { [name]: _left, ...rest } = complete;
      const response = await ask(rest);
      expect(response.status).toBe(500);
      expect(await response.text()).toMatch(new RegExp(`^The api Worker cannot start: ${name} is missing\\.`));
    },
  );

  it.each([
    ['APP_ENV', 'staging'],
    ['PUBLIC_ORIGIN', 'marquee.example'],
    ['PUBLIC_ORIGIN', 'ftp://marquee.example'],
    ['DB', 'a string'],
    ['MAP_SERVERS', 'tiles.example.org'],
    ['VERSION', ''],
  ])('with %s = %j stops it with a sentence that names it', async (name, value) => {
    const response = await ask({ ...complete, [name]: value });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(`${name} is malformed`);
  });
});
