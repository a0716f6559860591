export {
  type AskedPlace,
  askedPlace,
  citiesWithin,
  findingPlace,
  nearestFirst,
  type PlaceQuery,
} from './asked-place.sql.ts';
export {
  citySynced,
  closeToWriters,
  giveBackCity,
  openCities,
  openPrepared,
  openToWriters,
  readTurns,
  sayOfNetwork,
  takeTurns,
  turnTaken,
} from './change-cities.ts';
export { cityStatus } from './city-status.ts';
export { type CityRow, findCity } from './find-city.ts';
export { knownCity } from './known-city.ts';
export { featuredCities, nearbyCities, searchCities } from './list-cities.ts';
export { type GazetteerRow, loadGazetteer } from './load-gazetteer.sql.ts';
export { nameKey } from './name-key.ts';
export { cityStats, recentCities } from './network.ts';
export { configureCity, hideCity, showCity } from './open-and-hide.ts';
export { zoneOfCity } from './zone-of-city.ts';
