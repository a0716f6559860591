import type { DiscoveredCity } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { type ProposedCity, proposeCity } from '@marquee/domain/city-management';
import { quoted } from '@marquee/kernel';
import { makeCity, makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from '../support.ts';

const LIST = '/api/admin/discovered-cities';
interface Listed {
  items: DiscoveredCity[];
  nextCursor: string | null;
  counts: Record<string, number>;
}

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  for (const name of ['Aiken', 'Sumter', 'Florence']) await makeCity(site.db, { name, status: 'known', addedAt: null });
});

async function propose(citySlug: string, given: Partial<ProposedCity> = {}): Promise<void> {
  const quality = { avgEventQuality: 0.8, sourceReliability: 0.9, geoAccuracy: 1 };
  const reason = quoted('It is near Columbia and has twelve venues.');
  const city = { citySlug, sourcesFound: 12, eventsExtracted: 80, confidence: 0.75, reason, quality, ...given };
  await atomically(site.db, proposeCity(site, city));
  site.clock.advance(1_000);
}
const list = (status = 'all', more = '') => site.get<Listed>('listDiscoveredCities', `${LIST}?status=${status}${more}`);
const idOf = async (city: string) => (await list()).items.find((row) => row.city === city)?.id ?? '';
const approve = async (city: string, notes?: string) =>
  site.post<DiscoveredCity>('approveDiscoveredCity', `${LIST}/${await idOf(city)}/approve`, { notes });
const reject = async (city: string, notes: string) =>
  site.post<DiscoveredCity>('rejectDiscoveredCity', `${LIST}/${await idOf(city)}/reject`, { notes });

describe('cities that expansion proposes', () => {
  it('wait for review, newest first, in pages, with what is known of each [CALL-093, ENT-046, CITYADM-12]', async () => {
    await propose('aiken-sc');
    await propose('sumter-sc', {
      confidence: 7,
      quality: { avgEventQuality: Number.NaN, sourceReliability: -1, geoAccuracy: 2 },
    });
    await makeSource(site.db, { citySlug: 'aiken-sc' });
    const { items, counts } = await site.get<Listed>('listDiscoveredCities', LIST);
    expect(counts).toEqual({ pending: 2, approved: 0, rejected: 0 });
    expect(items.map(({ city }) => city)).toEqual(['Sumter', 'Aiken']);
    expect(items[0]).toMatchObject({
      confidenceScore: 1,
      qualityMetrics: { avgEventQuality: 0, sourceReliability: 0, geoAccuracy: 1 },
    });
    expect(items[1]).toMatchObject({
      state: 'SC',
      status: 'pending',
      isLive: false,
      sourcesFound: 12,
      eventsExtracted: 80,
      confidenceScore: 0.75,
      discoveryReason: 'It is near Columbia and has twelve venues.',
      discovered_sources: [{ status: 'active' }],
    });
    const first = await list('all', '&limit=1');
    const second = await list('all', `&limit=1&cursor=${first.nextCursor}`);
    expect([first.items[0]?.city, second.items[0]?.city, second.nextCursor]).toEqual(['Sumter', 'Aiken', null]);
  });

  it('are configured and hidden once approved, and live when somebody makes them so [CALL-102, CITYADM-14]', async () => {
    await propose('aiken-sc');
    expect(await approve('Aiken', ' A good town. ')).toMatchObject({
      status: 'approved',
      notes: 'A good town.',
      decidedBy: 'ada@marquee.example',
      isLive: false,
      isHidden: true,
    });
    expect(await site.db.all(sql`SELECT status, is_hidden FROM cities WHERE slug = 'aiken-sc'`)).toEqual([
      { status: 'configured', is_hidden: 1 },
    ]);
    expect(await site.get('searchCities', '/api/location/search?query=aiken')).toEqual([]);
    await site.post('showCity', '/api/admin/cities/aiken-sc/show');
    expect((await list('approved')).items[0]).toMatchObject({ isLive: true, isHidden: false });
    expect(await auditRows(site)).toMatchObject([
      { action: 'city.approve', subject: 'city:aiken-sc', after: { status: 'approved', note: 'A good town.' } },
      { action: 'city.show' },
    ]);
  });

  it('that are rejected want a reason, and are not proposed again [CALL-103, CITYADM-14, CITYADM-15]', async () => {
    await propose('aiken-sc');
    for (const notes of ['', '  ', '\u200b', undefined])
      expect(await site.refusedPost(`${LIST}/${await idOf('Aiken')}/reject`, { notes })).toMatchObject({
        status: 400,
        field: 'notes',
      });
    expect(await reject('Aiken', 'Too few venues.')).toMatchObject({ status: 'rejected', notes: 'Too few venues.' });
    await propose('aiken-sc', { sourcesFound: 99 });
    expect((await list()).items).toMatchObject([{ status: 'rejected', sourcesFound: 12 }]);
  });

  it('that wait take the figures of the latest look, and stay one', async () => {
    await propose('aiken-sc');
    await propose('aiken-sc', { sourcesFound: 20 });
    expect((await list()).items).toMatchObject([{ status: 'pending', sourcesFound: 20 }]);
  });

  it('are decided once: the same again changes nothing, another decision hears of the first', async () => {
    await propose('aiken-sc');
    await Promise.all([approve('Aiken'), approve('Aiken')]);
    expect(await site.refusedPost(`${LIST}/${await idOf('Aiken')}/reject`, { notes: 'No.' })).toMatchObject({
      status: 409,
      detail: 'ada@marquee.example has already approved Aiken, SC.',
    });
    expect(await auditRows(site)).toHaveLength(1);
    expect(await site.refusedPost(`${LIST}/none/approve`, {})).toMatchObject({ status: 404 });
  });

  it('leave a city of the network as it is', async () => {
    await makeCity(site.db);
    await propose('columbia-sc');
    expect(await approve('Columbia')).toMatchObject({ status: 'approved', isLive: true, isHidden: false });
  });
});
