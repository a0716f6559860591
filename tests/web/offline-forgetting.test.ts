import { beforeEach, expect, it, vi } from 'vitest';
import { saveAnswer } from '../../apps/web/src/offline/answers.ts';
import { forgetSavedNow, forgottenSoFar } from '../../apps/web/src/offline/forgetting.ts';

const ADDRESS = new URL('https://marquee.example/api/events/jazz-night');
const stores = new Map<string, Map<string, Response>>();

/** The part of the browser's caches that saving uses, in memory. Each write takes several turns, as a browser's does. */
const inMemory = {
  open: async (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      delete: (key: string) => Promise.resolve(entries.delete(key)),
      put: async (key: string, response: Response) => {
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
        entries.set(key, response);
        stores.set(name, entries);
      },
      keys: () => Promise.resolve([...entries.keys()]),
    };
  },
  delete: (name: string) => Promise.resolve(stores.delete(name)),
};

const saved = () => [...stores.values()].flatMap((entries) => [...entries.keys()]);

/** An answer whose body ends when it is told to. */
function slow() {
  let end = (): void => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"slug":"jazz-night"'));
      end = () => {
        controller.enqueue(new TextEncoder().encode('}'));
        controller.close();
      };
    },
  });
  return { response: new Response(body), end: () => end() };
}

beforeEach(() => {
  stores.clear();
  vi.stubGlobal('caches', inMemory);
});

it('what was asked for before somebody left is not saved when it comes after [SESS-02]', async () => {
  const since = forgottenSoFar();
  const { response, end } = slow();
  const saving = saveAnswer(ADDRESS, response, since);
  await forgetSavedNow();
  end();
  await saving;
  expect(saved()).toEqual([]);
});

it('what is being saved while somebody leaves is removed [SESS-02]', async () => {
  const saving = saveAnswer(ADDRESS, new Response('{"slug":"jazz-night"}'), forgottenSoFar());
  await Promise.all([Promise.resolve().then(() => forgetSavedNow()), saving]);
  expect(saved()).toEqual([]);
});

it('what is asked for afterwards is saved, though saving failed once', async () => {
  await forgetSavedNow();
  await saveAnswer(ADDRESS, new Response('no JSON'), forgottenSoFar());
  await saveAnswer(ADDRESS, new Response('{"slug":"jazz-night"}'), forgottenSoFar());
  expect(saved()).toEqual(['/api/events/jazz-night']);
});
