import type { Category } from '@marquee/contract';

/** What a kind of place of the open map mostly holds (packages/domain/src/discovery/map-venues.ts). Kinds that hold anything are left out. */
const HELD: Readonly<Record<string, Category>> = {
  arts_centre: 'Arts',
  theatre: 'Arts',
  cinema: 'Arts',
  museum: 'Arts',
  gallery: 'Arts',
  music_venue: 'Music',
  concert_hall: 'Music',
  nightclub: 'Nightlife',
  bar: 'Nightlife',
  pub: 'Nightlife',
  biergarten: 'Nightlife',
  conference_centre: 'Business',
  community_centre: 'Social',
  social_centre: 'Social',
  place_of_worship: 'Social',
  club: 'Social',
  library: 'Education',
  university: 'Education',
  college: 'Education',
  planetarium: 'Education',
  marketplace: 'Food',
  brewery: 'Food',
  winery: 'Food',
  distillery: 'Food',
  stadium: 'Sports',
  sports_centre: 'Sports',
  ice_rink: 'Sports',
  bowling_alley: 'Sports',
  park: 'Outdoor',
  garden: 'Outdoor',
  nature_reserve: 'Outdoor',
  zoo: 'Outdoor',
};

export function categoryOfKind(venueType: string | null): Category | null {
  return venueType !== null && Object.hasOwn(HELD, venueType) ? (HELD[venueType] ?? null) : null;
}
