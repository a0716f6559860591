import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia } from '../places.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';
import { notesSite } from '../publish/notes-site.ts';

/** Writes of its plans as people talk: nobody can be sure of them, so they wait in the review queue. */
export const bullStreetHall: Site = {
  host: 'www.bullstreethall.example',
  name: 'Bull Street Parish Hall',
  tagline: 'A roof, a boiler and a committee.',
  place: columbia,
  venue: { name: 'Bull Street Parish Hall', street: '1612 Bull Street', zip: '29201' },
  calendar: '/news',
  source: '/news',
  eventFolder: '/news/',
  pictureFolder: '/pictures/',
  keepDays: 0,
  look: { skin: 'sections', dates: 'long', font: 'Georgia, serif', colors: ['#2a2320', '#fbf7ef', '#5d6b2f'] },
  shows: 'News in prose with plans that may come to nothing: all that is read of them waits for a person',
  publish: notesSite([
    [1, 5, 'We also hope to have the jumble sale back on % if the boiler holds; tables from nine in the morning.'],
    [2, 3, 'Somebody asked about the chess evening. It may be %, around eight, ask Ruth.'],
    [3, 4, 'If nobody minds, we would also like to try the soup supper again on % or the week after.'],
    [4, 5, 'We also think of showing the old parish films on % if somebody still has a projector.'],
  ]),
};

/** Its events are well told, and its pictures are on a server that fails: each of them is an error with a trace. */
export const sesquiBoathouse: Site = {
  host: 'www.sesquiboathouse.example',
  name: 'Sesqui Boathouse',
  tagline: 'Nine canoes and a bell.',
  place: columbia,
  venue: { name: 'Sesqui Boathouse', street: '9564 Two Notch Road', zip: '29223', at: [34.0889, -80.9067] },
  calendar: '/paddles',
  source: '/paddles',
  eventFolder: '/paddles/',
  pictureFolder: '/pictures/',
  pictures: 'down',
  keepDays: 1,
  look: { skin: 'rows', dates: 'ap', font: 'Verdana, sans-serif', colors: ['#12303a', '#f2fafb', '#0b7285'] },
  shows: 'JSON-LD whose pictures are on a broken server: 500 and a page instead of each',
  publish: jsonLdSite({ shape: 'array', times: 'offset' }),
  programme: {
    perWeek: 0.4,
    shows: showsOf(`
      Lantern Paddle | Fri 18:30-20:00 | Outdoor | $18
        A light on each bow, one lap, and nobody speaks on the far side.
      Canoe for Two Beginners | Sat 10:00-12:00 | Sports | $12
        How to turn, how to stop, and who is to blame. Life vests are here.
      Breakfast on the Dock | Sun 08:30-10:00 | Food | $9
        Biscuits in a basket and coffee from the big pot. Herons are early.
      Mend a Paddle | Wed 18:00-19:30 | Education | Free
        Bring the split one. Glue, clamps and patience are provided.
    `),
  },
};
