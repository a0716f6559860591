import { brushStroke, gallery, ghostLight } from './arts.ts';
import { desk, risingTowers, shopRow } from './business.ts';
import { library, openBook, telescope } from './education.ts';
import { foodTruck, marketStall, noodleBowl } from './food.ts';
import { heartTree, lotus, stones } from './health.ts';
import { guitarStrings, recordSun, stage } from './music.ts';
import { cityWater, mirrorBall, nightcap } from './nightlife.ts';
import { balloons, fairground, lanterns } from './other.ts';
import { campfire, kayak, moonRiver } from './outdoor.ts';
import { cheers, gameNight, longTable } from './social.ts';
import { ballPark, hoop, lanes } from './sports.ts';
import { chipTown, dish, gardener } from './technology.ts';

/** Every picture by the name of its file. */
export const pictures: Readonly<Record<string, () => string>> = {
  'music-1': stage,
  'music-2': recordSun,
  'music-3': guitarStrings,
  'food-1': noodleBowl,
  'food-2': marketStall,
  'food-3': foodTruck,
  'arts-1': ghostLight,
  'arts-2': gallery,
  'arts-3': brushStroke,
  'outdoor-1': moonRiver,
  'outdoor-2': campfire,
  'outdoor-3': kayak,
  'sports-1': lanes,
  'sports-2': ballPark,
  'sports-3': hoop,
  'social-1': longTable,
  'social-2': cheers,
  'social-3': gameNight,
  'nightlife-1': cityWater,
  'nightlife-2': mirrorBall,
  'nightlife-3': nightcap,
  'health-1': lotus,
  'health-2': stones,
  'health-3': heartTree,
  'business-1': risingTowers,
  'business-2': desk,
  'business-3': shopRow,
  'education-1': openBook,
  'education-2': telescope,
  'education-3': library,
  'technology-1': chipTown,
  'technology-2': gardener,
  'technology-3': dish,
  'other-1': balloons,
  'other-2': fairground,
  'other-3': lanterns,
};
