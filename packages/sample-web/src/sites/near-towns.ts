import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { lexington, westColumbia } from '../places.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

export const millPondPavilion: Site = {
  host: 'www.millpondpavilion.example',
  name: 'Mill Pond Pavilion',
  tagline: 'A tin roof, a pond and a stage that faces both.',
  place: lexington,
  venue: { name: 'Mill Pond Pavilion', street: '107 West Main Street', zip: '29072', at: [33.9815, -81.2362] },
  calendar: '/events',
  source: '/events',
  eventFolder: '/events/',
  pictureFolder: '/pictures/',
  keepDays: 1,
  look: { skin: 'agenda', dates: 'long', font: '"Gill Sans", sans-serif', colors: ['#12302c', '#f3f8ef', '#0f766e'] },
  shows: 'A town near a city; all ages, and shows that are moved to another day two weeks ahead',
  publish: jsonLdSite({ shape: 'array', times: 'offset' }),
  programme: {
    perWeek: 0.8,
    shows: showsOf(`
      Pond Side Pickers | Fri 19:00-21:00 | Music | Free | hint: All ages
        Bluegrass from the porch end of the pavilion. The ducks know every word.
      Second Line for the Second Grade | Sat 15:00-16:30 | Music | Free | formerly: Fri 18:00-19:30 | hint: All ages
        A brass band leads, the school follows. Moved off the rainy day; the umbrellas stay.
      Tin Roof Tribute Night | Sat 20:00-22:30 | Nightlife | $18 | hint: Ages 18+
        Four bands, one songbook, and a roof that keeps time when it rains.
      Supper on the Spillway | Thu 18:00-20:30 | Food | $35 | formerly: Wed 18:00-20:30 | hint: Sold out
        One long table over the water. Trout, field peas and pie by candlelight.
      Porch Poets | Sun 16:00-17:30 | Arts
        Ten poets, ten rocking chairs, ten minutes each.
      Old Mill Sketch Walk | Sun 10:00-12:00 | Arts | Free
        Bring a pencil. The mill has held still since 1890 and will do so again.
      Contra Dance by the Water | Sat 19:00-22:00 | Social | $10 | formerly: Sat 18:00-21:00
        A caller, a fiddle and forty strangers who will not be strangers by nine.
      Frog Count | Fri 20:30-22:00 | Outdoor | Free
        Lanterns, waders and a clicker. Last year’s figure was contested.
    `),
  },
};

export const brickworksRooms: Site = {
  host: 'www.brickworksrooms.example',
  name: 'Brickworks Rooms',
  tagline: 'Evening classes on the west bank of the river, and some that come to you.',
  place: westColumbia,
  venue: { name: 'Brickworks Rooms', street: '425 Meeting Street', zip: '29169', at: [33.9936, -81.0674] },
  calendar: '/calendar',
  source: '/calendar',
  eventFolder: '/classes/',
  pictureFolder: '/images/',
  keepDays: 0,
  validators: 'etag',
  look: { skin: 'rows', dates: 'ap', font: 'Charter, serif', colors: ['#2b1d16', '#fbf4ee', '#9a3d22'] },
  shows: 'A town across the river from a city; classes that take place online only (VirtualLocation)',
  publish: jsonLdSite({ shape: 'blocks', times: 'offset' }),
  programme: {
    perWeek: 0.8,
    shows: showsOf(`
      Family Trees from Courthouse Papers | Tue 18:30-20:00 | Education | $12 | online
        Wills, deeds and one very honest census taker. A link arrives the day before.
      Brick by Brick: A Walk | Sat 09:30-11:30 | Outdoor | Free
        Two miles of riverwalk with somebody who knows which kiln made which wall.
      Spanish for the Kitchen | Wed 18:00-19:30 | Education | $15 | online
        Chop, stir and conjugate in your own kitchen, with the camera on or off.
      Letterpress Evening | Thu 18:30-21:00 | Arts | $40 | hint: Sold out
        Six people, one press, and ink up to the elbow.
      Chair Yoga at Lunch | Fri 12:15-12:45 | Health | Free | online
        Half an hour between two meetings. Nobody needs to see your socks.
      West Bank Chess | Mon 19:00-22:00 | Social | Free | hint: All ages
        Boards on every table. The river takes the loser’s side.
      Canning for Cowards | Sun 13:00-16:00 | Food | $25-$30
        Nothing explodes. You go home with three jars and a thermometer.
      Small Business Books, Made Small | Tue 12:00-13:00 | Business | $20 | online
        Receipts, quarters and the courage to open the envelope.
    `),
  },
};
