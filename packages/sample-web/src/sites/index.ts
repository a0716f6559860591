import type { Site } from '../model.ts';
import { artsAlmanac } from './arts-almanac.ts';
import { ashcroftCollege } from './ashcroft-college.ts';
import { riverlightTickets, tidewayRadioClub, trolleyBarnCinema } from './carried-data.ts';
import { harborBell } from './charleston.ts';
import { signalWorks } from './charlotte.ts';
import { congareeGreenways } from './congaree-greenways.ts';
import { congareeStage } from './congaree-stage.ts';
import { cottonYardSocial } from './cotton-yard-social.ts';
import { bullStreetHall, sesquiBoathouse } from './doubtful-sites.ts';
import { fallLineRunners } from './fall-line-runners.ts';
import { foundersTable } from './founders-table.ts';
import { granbyArtHouse } from './granby-art-house.ts';
import { grangeHall } from './grange-hall.ts';
import { foothillsOutside, reedyForkPlayers } from './greenville.ts';
import { gillsCreekApiary, quartermoonPuppets, reedyRiverChess } from './hand-marked.ts';
import { kilnAndCircuit } from './kiln-and-circuit.ts';
import { lanternStreetPlayhouse } from './lantern-street-playhouse.ts';
import { millwoodLibrary } from './millwood-library.ts';
import { brickworksRooms, millPondPavilion } from './near-towns.ts';
import { oldDepotCommons } from './old-depot-commons.ts';
import { oliveStreetMarket } from './olive-street-market.ts';
import { pinewoodPlanetarium } from './pinewood-planetarium.ts';
import { butlerStreetBand, kiteMorning } from './plain-pages.ts';
import {
  batteryLanternTours,
  camdenRoadCeramics,
  forestDriveParks,
  palmettoTech,
  saludaSoundWalks,
} from './platform-feeds.ts';
import { rosewoodBowl, rosewoodLanes } from './rosewood-lanes.ts';
import { liveOakRooms, marshWren } from './savannah.ts';
import { shoalLaneDance } from './shoal-lane-dance.ts';
import { capitalCityCalendar, midLakeSailing, oldMillCinema, shandonGardeners } from './unreachable-sites.ts';

/** The whole sample web. The first twelve are Columbia's everyday sites; then the edge cases, the other cities, and small venues with other formats. */
export const sites: readonly Site[] = [
  congareeStage,
  lanternStreetPlayhouse,
  granbyArtHouse,
  millwoodLibrary,
  oliveStreetMarket,
  kilnAndCircuit,
  fallLineRunners,
  foundersTable,
  congareeGreenways,
  ashcroftCollege,
  cottonYardSocial,
  oldDepotCommons,
  artsAlmanac,
  grangeHall,
  pinewoodPlanetarium,
  rosewoodBowl,
  rosewoodLanes,
  capitalCityCalendar,
  oldMillCinema,
  shandonGardeners,
  midLakeSailing,
  harborBell,
  reedyForkPlayers,
  foothillsOutside,
  signalWorks,
  liveOakRooms,
  marshWren,
  quartermoonPuppets,
  reedyRiverChess,
  gillsCreekApiary,
  saludaSoundWalks,
  batteryLanternTours,
  palmettoTech,
  camdenRoadCeramics,
  forestDriveParks,
  shoalLaneDance,
  riverlightTickets,
  trolleyBarnCinema,
  tidewayRadioClub,
  butlerStreetBand,
  kiteMorning,
  millPondPavilion,
  brickworksRooms,
  bullStreetHall,
  sesquiBoathouse,
];

const BY_HOST = new Map(sites.map((site) => [site.host, site]));

export function siteOf(host: string): Site | undefined {
  return BY_HOST.get(host);
}
