/** Reads that a change of a city or of its sources may change; the public ones are those of the site's location search (spec: CITYADM-11). */
export const TOUCHED = [
  'listConfiguredCities',
  'listCitySources',
  'getCityDetailedStats',
  'getCityHistory',
  'listDiscoveredCities',
  'listScrapingSources',
  'listCityHeat',
  'listAuditLog',
  'featuredCities',
  'searchCities',
  'nearbyCities',
  'cityStats',
  'recentCities',
] as const;
