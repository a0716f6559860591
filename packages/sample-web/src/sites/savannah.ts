import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { savannah } from '../places.ts';
import { icsSite } from '../publish/ics-site.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

export const liveOakRooms: Site = {
  host: 'www.liveoakrooms.example',
  name: 'Live Oak Assembly Rooms',
  tagline: 'Balls, lectures and séances of the better sort since 1858.',
  place: savannah,
  venue: { name: 'Live Oak Assembly Rooms', street: '14 West Larkin Street', zip: '31401', at: [32.079, -81.096] },
  calendar: '/engagements',
  source: '/engagements',
  eventFolder: '/engagements/',
  pictureFolder: '/plates/',
  keepDays: 3,
  labels: { Social: 'Assembly', Arts: 'Stage', Other: 'Curious' },
  look: { skin: 'definitions', dates: 'long', font: 'Baskerville, serif', colors: ['#2a241d', '#f7f1e3', '#5b6b3a'] },
  shows: 'A plain HTML page that names its ICS feed by rel=alternate; UTC times',
  publish: icsSite({ feed: '/engagements.ics', times: 'utc' }),
  programme: {
    perWeek: 1,
    shows: showsOf(`
      The Camellia Ball | Sat 19:00-23:30 | Social | $55-$80
        Waltzes, lemonade and dance cards with tiny pencils. Gloves may be borrowed at the door.
      Ghosts: The Evidence | Thu 19:30-21:00 | Education | $12
        A skeptic and a tour guide share a stage and, it turns out, a great-aunt.
      String Quartet by Gaslight | Fri 20:00-21:30 | Music | $25
        Schubert and moss. The windows are open; so, regrettably, is the street.
      Etiquette for Pirates | Sat 11:00-12:00 | Arts | $8
        A comedy for children about forks, flags and saying please to a parrot.
      Square Talks: How a City Breathes | Tue 18:00-19:15 | Education | Free
        A landscape architect on twenty-two squares, and the ones we lost.
      Absinthe & Arithmetic | Wed 19:00-21:00 | Nightlife | $28 | hint: Ages 21+
        Logic puzzles of rising difficulty with drinks of rising strength.
      Needle & Thread: An Exhibition of Samplers | Sun | Arts | $5
        One day only: ninety stitched alphabets by girls who mostly wanted to be outside.
      Merchants’ Breakfast | Wed 07:30-09:00 | Business | $18
        Port traffic, parade dates and the price of shrimp, in that order.
      Live Oak Lindy Hop | Fri 19:30-23:00 | Social | $15
        A sprung floor, a swing band and a lesson for the terrified.
      The Curious Cabinet Sale | Sat 10:00-16:00 | Other | $3
        Fossils, fans, glass eyes and a barometer that is always right.
      Candlelight Choral Evensong | Sun 17:00-18:00 | Music | Free
        Thirty voices, no microphones, and the bell of the church next door joining in late.
    `),
  },
};

export const marshWren: Site = {
  host: 'www.marshwren.example',
  name: 'Marsh Wren Nature Center',
  tagline: 'Mud, birds and boardwalks.',
  place: savannah,
  venue: { name: 'Marsh Wren Nature Center', street: '7 Causeway Landing', zip: '31404', at: [32.0415, -81.049] },
  calendar: '/outside',
  source: '/outside',
  eventFolder: '/outside/',
  pictureFolder: '/img/',
  keepDays: 1,
  validators: 'last-modified',
  labels: { Outdoor: 'Marsh', Education: 'Naturalist' },
  look: { skin: 'sections', dates: 'short', font: 'Candara, sans-serif', colors: ['#22322c', '#eff5ef', '#b7702c'] },
  shows: 'JSON-LD blocks with local times without an offset; Last-Modified',
  publish: jsonLdSite({ shape: 'blocks', times: 'local' }),
  programme: {
    perWeek: 1,
    shows: showsOf(`
      Fiddler Crab Census | Sat 09:00-11:00 | Outdoor | Free
        Count the wavers. The small ones are lying about their size.
      Night Heron Kayak | Fri 18:00-20:30 | Outdoor | $48 | season: 4-10
        A silent loop of the creek with red lamps and a very quiet guide.
      Pluff Mud Painting | Sun 14:00-16:00 | Arts | $16
        The marsh supplies the pigment. You supply old clothes.
      Homeschool Tide Day | Tue 10:00-13:00 | Education | $9
        Moon, math and mullet, for ages seven to twelve.
      Shell Path Stroll | Wed 08:30-09:45 | Health | Free
        A level mile, fully paved, with a blood pressure cuff and a snack at the end.
      Oyster Reef Build | Sat 08:00-12:00 | Outdoor | Free
        Bag shell, pass bag, stack bag, save shoreline.
      Turtle Hospital Open House | Sun 12:00-15:00 | Education | $12
        Meet Gladys, who swallowed a balloon, and the people who talked her out of it.
      Dawn Chorus Breakfast | Fri 05:45-08:00 | Outdoor | $14
        Learn nine songs before the coffee. Ten if the wren is awake.
      Marsh Run Five-Miler | Sun 07:30-09:30 | Sports | $30 | status: postponed
        Boardwalk, causeway, finish line, hose.
      Sensors in the Spartina | Thu 18:00-19:30 | Technology | Free
        How forty cheap floats learned to predict the king tide.
      Campfire Ghost Crab Stories | Sat 19:00-20:30 | Social | $6
        Marshmallows, mild terror and a ranger with a guitar.
    `),
  },
};
