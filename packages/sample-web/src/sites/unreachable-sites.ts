import { showsOf } from '../calendar/shows-of.ts';
import type { Look, Site } from '../model.ts';
import { columbia } from '../places.ts';
import { deadLink, down, softMissing } from '../publish/faults.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

const look: Look = {
  skin: 'cards',
  dates: 'long',
  font: 'Arial, sans-serif',
  colors: ['#222222', '#ffffff', '#8a3324'],
};

const common = { place: columbia, eventFolder: '/events/', pictureFolder: '/img/', keepDays: 3, look } as const;

/** Publishes well, and asks not to be read by machines. */
export const capitalCityCalendar: Site = {
  ...common,
  host: 'www.capitalcitycalendar.example',
  name: 'Capital City Calendar',
  tagline: 'All the city’s dates, for human eyes.',
  venue: { name: 'Calendar House', street: '1501 Richland Street', zip: '29201' },
  calendar: '/events',
  source: '/events',
  robots: 'forbid',
  shows: 'Forbids all crawling in robots.txt; none of its pages may be read',
  publish: jsonLdSite({ shape: 'array', times: 'offset' }),
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      Invisible Ink Tasting | Fri 18:00-20:00 | Food | $30
        Eight clear liquids, no labels. If you are a machine, you should not be reading this.
      Unlisted Garden Tour | Sat 10:00-12:00 | Outdoor | $10
        Six gardens behind six gates. The map is handed out in person.
      The Secret Supper | Thu 19:00-22:00 | Food | $70
        You learn the address at noon and the menu at eight.
      Private Collection Night | Wed 18:00-20:00 | Arts | $15
        Stamps, spoons and one enormous ball of string.
      Off the Record Club | Tue 19:00-21:00 | Music | $5
        Songs that were never pressed, played by the people who did not press them.
      Whisper Walk | Sun 17:00-18:00 | Social | Free
        Around the capitol at the volume of a library.
    `),
  },
};

export const oldMillCinema: Site = {
  ...common,
  host: 'www.oldmillcinema.example',
  name: 'Old Mill Cinema',
  tagline: 'Two screens by the canal.',
  venue: { name: 'Old Mill Cinema', street: '711 Huger Street', zip: '29201' },
  calendar: '/showtimes',
  source: '/showtimes',
  shows: 'A dead link: 404',
  publish: deadLink,
};

export const shandonGardeners: Site = {
  ...common,
  host: 'www.shandongardeners.example',
  name: 'Shandon Gardeners',
  tagline: 'Dirt under the nails since 1924.',
  venue: { name: 'Shandon Garden House', street: '2626 Heyward Street', zip: '29205' },
  calendar: '/programs',
  source: '/programs',
  shows: 'A soft 404: “Page not found” with status 200',
  publish: softMissing,
};

export const midLakeSailing: Site = {
  ...common,
  host: 'www.midlakesailing.example',
  name: 'Mid-Lake Sailing Club',
  tagline: 'Small boats, long afternoons.',
  venue: { name: 'Mid-Lake Sailing Club', street: '1600 Marina Road', zip: '29212' },
  calendar: '/regattas',
  source: '/regattas',
  shows: 'Down: 503 with Retry-After of an hour',
  publish: down(3600),
};
