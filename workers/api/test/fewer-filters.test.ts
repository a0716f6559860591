import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeAll, expect, it } from 'vitest';
import { type Api, type Page, startApi } from './support.ts';

const FREE = { price: { minCents: 0, text: 'Free' } };
const HALL = { venue: 'The Hall', labels: ['Music'] };
const PLACE = 'city=Columbia&state=SC';
let api: Api;
beforeAll(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(api, [
    { title: 'Puppet Brass', start: '2026-10-09T10:00', familyFriendly: true, ...HALL, ...FREE },
    { title: 'Matinee Brass', start: '2026-10-10T15:00', familyFriendly: true, ...HALL },
    { title: 'All Ages Punk', start: '2026-10-10T18:00', ages: 'all', venue: 'The Yard', ...FREE },
    { title: 'Brass of Nobody Said', start: '2026-10-11T15:00', ...HALL, ...FREE },
  ]);
});

const ways = async (query: string) =>
  (await api.ok<{ ways: unknown }>('fewerFilters', `/api/event-fewer-filters?${PLACE}${query}`)).ways;
const found = (n: number) => ({ n, more: false });

it('names the one filter that empties a list, with the number of events without it', async () => {
  expect(await ways('&family=true&from=2026-10-11&to=2026-10-11')).toEqual([
    { without: ['days'], found: found(3) },
    { without: ['family'], found: found(1) },
  ]);
  expect(await ways('&term=zzqq&categories=Music')).toEqual([{ without: ['term'], found: found(3) }]);
});

it('gives up two where no single one helps, and all where no two do', async () => {
  expect(await ways('&term=zzqq&venue=Nowhere&family=true')).toEqual([{ without: ['term', 'venue'], found: found(3) }]);
  expect(await ways('&term=zzqq&venue=Nowhere&from=2031-01-01&to=2031-01-01')).toEqual([
    { without: ['term', 'venue', 'days'], found: found(4) },
  ]);
});

it('leads out of what is featured with the other filters kept, where there is such a way', async () => {
  expect(await ways('&featured=true&family=true')).toEqual([{ without: ['featured'], found: found(3) }]);
});

it('tells the number that the list then has', async () => {
  expect(await ways('&free=true&venue=The+Yard&from=2026-10-09&to=2026-10-09')).toContainEqual({
    without: ['venue'],
    found: found(1),
  });
  const list = await api.ok<Page>('listEvents', `/api/events?${PLACE}&free=true&from=2026-10-09&to=2026-10-09`);
  expect(list.found).toEqual(found(1));
});

it('has no fewer filters to offer for a city without events, or of a list that nothing narrows', async () => {
  expect(await ways('')).toEqual([]);
  const elsewhere = await api.ok('fewerFilters', '/api/event-fewer-filters?city=Greenville&state=SC&free=true');
  expect(elsewhere).toEqual({ ways: [] });
});
