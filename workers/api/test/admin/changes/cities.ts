import { discoveredCities } from '@marquee/db';
import { quoted } from '@marquee/kernel';
import { makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import type { Console } from '../support.ts';
import { type Changes, PAGE } from './change.ts';

async function aProposal(site: Console): Promise<void> {
  const quality = { eventQuality: 1, sourceReliability: 1, geoAccuracy: 1 };
  const found = { sourcesFound: 5, eventsExtracted: 9, confidence: 1, reason: quoted('It is near.'), discoveredAt: 0 };
  await site.db.insert(discoveredCities).values({ id: 'd1', citySlug: 'columbia-sc', ...found, ...quality });
}

/** Cities and their sources. */
export const citiesChanges: Changes = {
  hideCity: { path: () => '/api/admin/cities/columbia-sc/hide', action: 'city.hide' },
  showCity: {
    given: (site) => site.post('hideCity', '/api/admin/cities/columbia-sc/hide'),
    path: () => '/api/admin/cities/columbia-sc/show',
    action: 'city.show',
  },
  activateCitySource: {
    given: (site) => makeSource(site.db, { id: 's1', url: PAGE, status: 'blacklisted' }),
    path: () => '/api/admin/cities/columbia-sc/sources/activate',
    body: { sourceUrl: PAGE },
    action: 'source.resume',
  },
  deactivateCitySource: {
    given: (site) => makeSource(site.db, { id: 's1', url: PAGE }),
    path: () => '/api/admin/cities/columbia-sc/sources/deactivate',
    body: { sourceUrl: PAGE },
    action: 'source.pause',
  },
  blacklistCitySource: {
    given: (site) => makeSource(site.db, { id: 's1', url: PAGE }),
    path: () => '/api/admin/cities/columbia-sc/sources/blacklist',
    body: { sourceUrl: PAGE },
    action: 'source.blacklist',
  },
  removeCitySource: {
    given: (site) => makeSource(site.db, { id: 's1', url: PAGE }),
    path: () => '/api/admin/cities/columbia-sc/sources/remove',
    body: { sourceUrl: PAGE },
    action: 'source.remove',
  },
  approveDiscoveredCity: {
    given: aProposal,
    path: () => '/api/admin/discovered-cities/d1/approve',
    action: 'city.approve',
  },
  rejectDiscoveredCity: {
    given: aProposal,
    path: () => '/api/admin/discovered-cities/d1/reject',
    body: { notes: 'Too small.' },
    action: 'city.reject',
  },
  editNewsletter: {
    given: async (site) => {
      await site.db.run(
        sql`INSERT INTO newsletters (city_slug, due_at) VALUES ('columbia-sc', ${Date.parse('2026-10-08T12:00:00Z')})`,
      );
    },
    path: () => '/api/admin/newsletters/columbia-sc',
    body: { day: '2026-10-08', chosen: null, notes: { en: 'Bring a coat.', es: '' }, isHeld: false },
    action: 'newsletter.edit',
  },
  triggerExpansion: {
    path: () => '/api/admin/systematic-expansion/trigger',
    body: { state: 'SC' },
    action: 'expansion.trigger',
  },
  setExpansionSettings: {
    path: () => '/api/admin/systematic-expansion/settings',
    body: { maxDailyCities: 2 },
    action: 'expansion.settings',
  },
};
