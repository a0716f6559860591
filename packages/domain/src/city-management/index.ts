export { changeVisibility } from './change-visibility.ts';
export { cityHistory } from './city-history.ts';
export { cityFigures, listCitySources } from './city-sources.ts';
export { decideCity } from './decide-city.ts';
export { listDiscoveredCities } from './discovered-cities.ts';
export { listConfiguredCities } from './list-configured-cities.ts';
export { type ProposedCity, proposeCity } from './propose-city.ts';

export { type SourceAction, steerCitySource } from './steer-city-source.ts';
