import { type Endpoint, endpoints } from '@marquee/contract';
import { expect, it } from 'vitest';
import features from '../../../../docs/spec/features.tsv?raw';
import { asking, SITE } from '../accounts/people.ts';
import { anApi, aPending } from '../campaigns/buying.ts';
import { fillWorld } from './stored-world.ts';

/** `CALL-014 … GET /api/events/{slug}: …` */
const LISTED = /^(CALL-\d+)\t[^\t]*\t\w+\t(GET|POST|PUT|PATCH|DELETE) (\/api\/[^\s?;:,(]+)/gm;
const shape = (path: string) => path.replaceAll(/\{[^}]*\}|:\w+/g, '*');
/** Listed by one of its paths: the contract has a parameter there. */
const PATTERNS: Record<string, string> = {
  '/api/auth/google': '/api/auth/*',
  '/api/auth/microsoft': '/api/auth/*',
  '/api/auth/apple': '/api/auth/*',
  '/api/event-boosts/{id}/track/conversion': '/api/event-boosts/*/track/*',
  '/api/placeholder/80/80': '/api/placeholder/*/*',
};
const calls = [...features.replaceAll('{id or slug}', '{slug}').matchAll(LISTED)].map(
  ([, id = '', method = '', path = '']) => {
    const wanted = PATTERNS[path] ?? shape(path);
    const all = Object.values<Endpoint>(endpoints);
    return {
      id,
      call: `${method} ${path}`,
      endpoint: all.find((one) => one.method === method && shape(one.path) === wanted),
    };
  },
);

/** What these say is not stored: they ask the running service, its settings, or what it works by. */
const OF_THE_SERVICE = {
  'CALL-005': 'the providers that are set up',
  'CALL-119': 'asks the language model',
  'CALL-121': 'memory of the process',
  'CALL-124': 'draws a picture',
  'CALL-125': 'the settings',
  'CALL-156': 'the rules of the audit, which are its code',
} as const;

it('every call that the specification lists is in the contract [PROD-07]', () => {
  expect(calls.length).toBeGreaterThan(140);
  expect(calls.filter(({ endpoint }) => !endpoint).map(({ id, call }) => `${id} ${call}`)).toEqual([]);
});

it('every listed read answers in its shape, the same while nothing changes, and otherwise once other things are stored [PROD-07]', async () => {
  const { api, admin, cookie, userId } = await anApi();
  const campaign = await aPending(api, cookie);
  // Past the first day of the campaign; from here on the clock stands still.
  api.outside.clock.advance(Date.parse('2026-10-02T16:00:00Z') - api.clock.now());
  const reads = calls.flatMap(({ id, endpoint }) =>
    endpoint?.method === 'GET' && !endpoint.kind && !(id in OF_THE_SERVICE) ? [{ id, endpoint }] : [],
  );
  expect(reads.length).toBeGreaterThan(60);
  const ids = { boost: 'none', event: 'none' };
  const ask = async ({ path }: Endpoint) => {
    const response = await api.raw(SITE + addressOf(path, { ...ids, userId }), asking({ cookie: admin }));
    const text = await response.text();
    return { status: response.status, text: response.ok ? text : String(response.status) };
  };
  const answers = async () => {
    const all = new Map<string, Awaited<ReturnType<typeof ask>>>();
    for (const { id, endpoint } of reads) all.set(id, await ask(endpoint));
    return all;
  };
  await api.raw(`${SITE}/api/admin/always-on/start`, asking({ cookie: admin, body: {} }));
  const before = await answers();
  const again = await answers();
  Object.assign(ids, await fillWorld(api, admin, campaign.id));
  const after = await answers();
  const faults = reads.flatMap(({ id, endpoint }) => {
    const [first, second, then] = [before.get(id), again.get(id), after.get(id)];
    const fits = then?.status === 200 && endpoint.response.safeParse(JSON.parse(then.text)).success;
    return [
      ...(first?.text === second?.text ? [] : [`${id} ${endpoint.path} changes by itself`]),
      ...(second?.text === then?.text ? [`${id} ${endpoint.path} is the same whatever is stored`] : []),
      ...(fits ? [] : [`${id} ${endpoint.path} is not in its shape: ${then?.status}`]),
    ];
  });
  expect(faults).toEqual([]);
});

interface Ids {
  userId: string;
  boost: string;
  event: string;
}

/** An address of the path at which the filled world has an answer. */
function addressOf(path: string, { userId, boost, event }: Ids): string {
  const queries: Record<string, string> = {
    '/api/location/search': '?query=city',
    '/api/campaigns/active': '?city=Columbia&state=SC',
    '/api/cities/recent': '?state=SC',
  };
  return (
    path
      .replace('/users/:userId', `/users/${userId}`)
      .replace('/boost-analytics/:id', `/boost-analytics/${boost}`)
      .replace('/cities/:slug', '/cities/city-7')
      .replace('/events/:id', `/events/${event}`)
      .replace('/events/:slug', '/events/evening-of-brass-columbia-sc')
      .replace(':category', 'Music')
      .replace(':term', 'evening') + (queries[path] ?? '')
  );
}
