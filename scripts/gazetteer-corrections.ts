/** Errors of GeoNames about US places, checked by hand. Keys are `Name, ST` as GeoNames spells them. */

/**
 * PPLX means "section of a populated place": a neighborhood. These few have the code although they govern themselves.
 */
export const municipalitiesMarkedAsSections = new Set([
  'Culver City, CA',
  'Newark, CA',
  'Piedmont, CA',
  'San Fernando, CA',
  'Signal Hill, CA',
  'Villa Park, CA',
  'West Hollywood, CA',
  'University Park, IL',
  'Eastchester, NY',
  'Tuckahoe, NY',
  'Penn Hills, PA',
]);

export const renamed = new Map([
  ['New York City, NY', 'New York'],
  ['The Bronx, NY', 'Bronx'],
  ['Washington, D.C., DC', 'Washington'],
  ['Middlebury (village), VT', 'Middlebury'],
  ['Village of Oak Creek (Big Park), AZ', 'Village of Oak Creek'],
  ['Suitland-Silver Hill, MD', 'Suitland'],
  ['Saint Johns, MO', 'St. John'],
]);

export const populations = new Map([
  // The city and its county are one government; GeoNames splits them into Lexington and Lexington-Fayette.
  ['Lexington, KY', 314488],
]);

/** Neighborhoods and older names that carry the population of the city they belong to, or of no place at all. */
export const notPlaces = new Set([
  'East Florence, AL',
  'Hot Springs National Park, AR',
  'Big Park, AZ',
  'Tempe Junction, AZ',
  'West Sedona, AZ',
  'Barstow Heights, CA',
  'Waldon, CA',
  'City of Milford (balance), CT',
  'East Norwalk, CT',
  'North Stamford, CT',
  'Wallingford Center, CT',
  'West Torrington, CT',
  'Adams Morgan, DC',
  'Chevy Chase, DC',
  'Shaw, DC',
  'East Pensacola Heights, FL',
  'Marco, FL',
  'Punta Gorda Isles, FL',
  'West and East Lealman, FL',
  'Hālawa Heights, HI',
  'Makakilo City, HI',
  'Lewiston Orchards, ID',
  'North Peoria, IL',
  'Upper Alton, IL',
  'North Madison, IN',
  'Ironville, KY',
  'Lexington-Fayette, KY',
  'Meads, KY',
  'Metairie Terrace, LA',
  'Beverly Cove, MA',
  'Framingham Center, MA',
  'North Chicopee, MA',
  'South Peabody, MA',
  'North Bath, ME',
  'South Portland Gardens, ME',
  'Minnetonka Mills, MN',
  'West Coon Rapids, MN',
  'East Independence, MO',
  'West Gulfport, MS',
  'East Concord, NH',
  'Hopatcong Hills, NJ',
  'Sayreville Junction, NJ',
  'South Old Bridge, NJ',
  'South Vineland, NJ',
  'Enchanted Hills, NM',
  'East Tremont, NY',
  'West Albany, NY',
  'Hilton Head, SC',
  'East Chattanooga, TN',
  'Alton North (historical), TX',
  'Socorro Mission Number 1 Colonia, TX',
  'East Hampton, VA',
  'Portsmouth Heights, VA',
  'South Suffolk, VA',
  'West Lynchburg, VA',
  'City of Sammamish, WA',
  'North La Crosse, WI',
  'Weirton Heights, WV',
]);

/** GeoNames ids of second entries for a place: same name, state and population, in the wrong spot. */
export const wrongSpots = new Set([
  4161511, // Lakewood Park, FL
  4592485, // Red Hill, SC
  5406421, // Vincent, CA
  5475667, // Lee Acres, NM
]);

/** The zone map is coarse: near a border it returns the neighbor's zone. */
export const zones = new Map([
  ['San Luis, AZ', 'America/Phoenix'],
  ['Yuma, AZ', 'America/Phoenix'],
  ['Angola, IN', 'America/Indiana/Indianapolis'],
  ['Auburn, IN', 'America/Indiana/Indianapolis'],
  ['Garrett, IN', 'America/Indiana/Indianapolis'],
  ['Granger, IN', 'America/Indiana/Indianapolis'],
  ['Hidden Valley, IN', 'America/Indiana/Indianapolis'],
  ['Kendallville, IN', 'America/Indiana/Indianapolis'],
  ['Ulysses, KS', 'America/Chicago'],
  ['Houlton, ME', 'America/New_York'],
  ['Ogdensburg, NY', 'America/New_York'],
  ['Bryan, OH', 'America/New_York'],
  ['Sylvania, OH', 'America/New_York'],
  ['Roma, TX', 'America/Chicago'],
  ['Blaine, WA', 'America/Los_Angeles'],
  ['Jackson, WY', 'America/Denver'],
]);
