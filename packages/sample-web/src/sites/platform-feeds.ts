import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { charleston, charlotte, columbia } from '../places.ts';
import { feedSite } from '../publish/feed-site.ts';

export const saludaSoundWalks: Site = {
  host: 'www.saludasoundwalks.example',
  name: 'Saluda Sound Walks',
  tagline: 'Walks for the ears, at the pace of listening.',
  place: columbia,
  venue: { name: 'Saluda Boathouse', street: '600 Candi Lane', zip: '29210', at: [34.021, -81.0905] },
  calendar: '/walks',
  source: '/walks/feed.xml',
  eventFolder: '/walks/',
  pictureFolder: '/pictures/',
  keepDays: 3,
  look: { skin: 'agenda', dates: 'short', font: 'Optima, sans-serif', colors: ['#16303a', '#eef6f7', '#1d6f80'] },
  shows: 'RSS given directly: date, time and place are in the titles of its entries',
  publish: feedSite('rss'),
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      Dawn Chorus on the Canal | Sat 06:30-08:00 | Outdoor | Free
        Thirty species before breakfast, most of them offstage. We supply the ears.
      Bridges at Rush Hour | Wed 17:00-18:30 | Outdoor | $5
        Expansion joints, egrets and the six o’clock freight, in four movements.
      Night Frogs for Beginners | Fri 20:00-21:30 | Education | $8
        Learn five calls and the one that is a loose drain. Lanterns are dimmed at the water.
      Field Recording Basics | Sun 13:00-16:00 | Technology | $20
        Borrow a recorder, point it at the rapids and bring back a minute of nothing else.
      Quiet Mile | Thu 07:00-07:45 | Health | Free
        One mile, no words. Coffee and all the words you like afterwards.
      River Choir: Sing Back | Sat 16:00-17:30 | Music | Free
        Rounds and hollers under the span, with the echo as alto.
    `),
  },
};

export const batteryLanternTours: Site = {
  host: 'www.batterylantern.example',
  name: 'Battery Lantern Society',
  tagline: 'History after hours, by a very small light.',
  place: charleston,
  venue: { name: 'The Lantern House', street: '14 Zig Zag Alley', zip: '29401' },
  calendar: '/evenings',
  source: '/calendar/v3/calendars/lantern/events',
  eventFolder: '/evenings/',
  pictureFolder: '/pictures/',
  keepDays: 3,
  look: {
    skin: 'table',
    dates: 'long',
    font: 'Baskerville, Georgia, serif',
    colors: ['#221a1a', '#fbf6ef', '#7d2b2b'],
  },
  shows: 'Google Calendar’s JSON given directly: instants, on the clocks of the calendar’s zone',
  publish: feedSite('google-calendar'),
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      Cooks, Codes and Cannon | Fri 19:30-21:00 | Education | $18
        What the garrison ate, hid and fired, told in the kitchen where most of it began.
      The Mapmaker’s Mistakes | Thu 18:00-19:15 | Education | Free
        Four streets that never were, and the lawsuits they started.
      Lamplighters’ Walk | Sat 20:00-21:30 | Outdoor | $15
        Forty lamps, one ladder and a guide who has been burned twice.
      Sea Shanties in the Cistern | Sun 17:00-18:30 | Music | $10
        The echo is four seconds long and always late. Bring a voice.
      Letters to the Harbor | Wed 18:30-20:00 | Arts | Free
        Read old mail aloud in the rooms it was written in. New replies are encouraged.
      Ghosts, with Footnotes | Sat 22:00-23:15 | Nightlife | $20
        Every haunting comes with its source. Some of the sources are worse.
    `),
  },
};

export const palmettoTech: Site = {
  host: 'events.palmettopolytechnic.example',
  name: 'Palmetto Polytechnic',
  tagline: 'Open doors on a working campus.',
  place: columbia,
  venue: { name: 'Palmetto Polytechnic Commons', street: '700 Blossom Street', zip: '29201' },
  calendar: '/calendar',
  source: '/api/2/events',
  eventFolder: '/calendar/',
  pictureFolder: '/pictures/',
  keepDays: 3,
  look: { skin: 'definitions', dates: 'ap', font: 'Arial, sans-serif', colors: ['#15233c', '#f5f8fd', '#1f4e9e'] },
  shows: 'Localist’s JSON given directly: events with their instances',
  publish: feedSite('localist'),
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      Bridge-Breaking Contest | Fri 14:00-16:30 | Technology | Free
        Balsa spans meet a hydraulic press. The winner is the one that takes longest to become toothpicks.
      Commons Jazz Lunch | Wed 12:00-13:00 | Music | Free
        The student sextet plays standards between the salad bar and the vending machines.
      Ethics of the Elevator Pitch | Tue 17:30-18:45 | Business | Free
        Three founders, one philosopher and a stopwatch.
      Greenhouse Open House | Sat 10:00-13:00 | Outdoor | Free
        Orchids, algae and a corpse flower with a waiting list. Cuttings go home in paper cups.
      Robotics Final: Capture the Cone | Sat 15:00-18:00 | Technology | $4
        Eight machines with one idea each, in a ring of folding chairs.
      Winter Grad Art Show | Thu 17:00-20:00 | Arts | Free
        Theses in clay, wire and one refrigerator. Artists stand beside their work and shrug.
    `),
  },
};

export const camdenRoadCeramics: Site = {
  host: 'www.camdenroadceramics.example',
  name: 'Camden Road Ceramics',
  tagline: 'Mud, fire and good posture.',
  place: charlotte,
  venue: { name: 'Camden Road Ceramics', street: '1420 Camden Road', zip: '28203' },
  calendar: '/events',
  source: '/events?format=json',
  eventFolder: '/events/',
  pictureFolder: '/pictures/',
  keepDays: 3,
  look: { skin: 'cards', dates: 'slash', font: '"Gill Sans", sans-serif', colors: ['#2a211c', '#faf5f0', '#b4532a'] },
  shows: 'Squarespace’s JSON given directly: instants in milliseconds, places in lines',
  publish: feedSite('squarespace'),
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      Try the Wheel | Sat 10:00-12:00 | Arts | $40
        One hour of wobble, one of grace. Your best pot is fired and kept for you.
      Mug Swap | Sun 15:00-17:00 | Social | Free
        Bring one you made, leave with one you did not. Tea is served in both.
      Kiln Opening Party | Fri 18:00-20:00 | Social | Free
        Nobody knows what is in there. Neither does the kiln.
      Handbuilding for Left Hands | Wed 18:30-20:30 | Education | $35
        Tools, tables and teacher turned the right way round.
      Tile Night | Thu 18:00-21:00 | Arts | $28
        Press, carve and glaze six tiles and argue about grout.
      Seconds Sale | Sat 13:00-16:00 | Other | Free
        Beautiful things with one flaw each, priced by the flaw.
    `),
  },
};

export const forestDriveParks: Site = {
  host: 'www.forestdriveparks.example',
  name: 'Forest Drive Parks',
  tagline: 'Twelve small parks, each with a bench worth knowing.',
  place: columbia,
  venue: { name: 'Forest Drive Community Center', street: '4500 Forest Drive', zip: '29206' },
  calendar: '/programs',
  source: '/calendars/forest-drive.json',
  eventFolder: '/programs/',
  pictureFolder: '/pictures/',
  keepDays: 3,
  look: { skin: 'table', dates: 'ap', font: 'Tahoma, sans-serif', colors: ['#1d2b16', '#f6faf1', '#3e7a24'] },
  shows: 'Trumba’s JSON given directly: local times, prices among labelled fields',
  publish: feedSite('trumba'),
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      Pickleball Without Shouting | Tue 09:00-11:00 | Sports | $3
        Four courts, soft paddles and a firm rule about the kitchen.
      Tai Chi under the Oaks | Thu 08:00-09:00 | Health | Free
        Slow shapes at a slow hour. Benches for those who prefer to watch slowly.
      Lantern Story Hour | Fri 18:30-19:30 | Education | Free
        Three picture books and one long scary pause. Blankets welcome.
      Community Seed Swap | Sat 09:00-12:00 | Outdoor | Free
        Okra with a history, tomatoes with opinions. Bring envelopes.
      Ballroom for Two Left Feet | Wed 19:00-20:30 | Social | $6
        Fox trot, slow waltz and the apology. No partner needed.
      Model Boat Regatta | Sun 13:00-16:00 | Other | $2
        Wind, string and dignity, on the upper pond. Sinkings are applauded.
    `),
  },
};
