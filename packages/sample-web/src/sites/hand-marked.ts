import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia, greenville } from '../places.ts';
import { markedSite } from '../publish/marked-site.ts';

export const quartermoonPuppets: Site = {
  host: 'www.quartermoonpuppets.example',
  name: 'Quartermoon Puppets',
  tagline: 'Strings, shadows and very small doors.',
  place: columbia,
  venue: { name: 'Quartermoon Puppet Theater', street: '905 Devine Street', zip: '29205' },
  calendar: '/shows',
  source: '/shows',
  eventFolder: '/shows/',
  pictureFolder: '/pictures/',
  keepDays: 3,
  look: { skin: 'cards', dates: 'long', font: 'Georgia, serif', colors: ['#2b1f2e', '#fff8ee', '#8a3b5c'] },
  shows: 'Microdata: schema.org events marked in the HTML, with offers',
  publish: markedSite('microdata'),
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      The Moth Who Ran a Lighthouse | Sat 11:00-11:45 | Arts | $8
        A moth, a storm and one stubborn bulb. For ages three and up, and for keepers of all kinds.
      Shadow Workshop: Hands Only | Sun 14:00-15:30 | Education | $12
        Two lamps, one sheet and everything your fingers can be. You leave with a bestiary.
      Marionette Clinic | Wed 18:00-20:00 | Education | Free
        Bring the tangled and the limbless. Our carver restrings while you wait and explains the knots.
      Hansel, Gretel and the Building Inspector | Fri 18:30-19:20 | Arts | $8
        Gingerbread, it turns out, does not meet code. A comedy in four violations.
      Late Strings: Puppets After Dark | Sat 21:00-22:15 | Nightlife | $15
        Not for children. The dragon has had a week.
      Crankies and Ballads | Thu 19:00-20:15 | Music | $10
        Painted scrolls turned by hand behind a fiddler who knows how all of them end.
    `),
  },
};

export const reedyRiverChess: Site = {
  host: 'www.reedyriverchess.example',
  name: 'Reedy River Chess',
  tagline: 'Sixty-four squares and a river to look at while you think.',
  place: greenville,
  venue: { name: 'Reedy River Chess House', street: '18 Augusta Street', zip: '29601' },
  calendar: '/club',
  source: '/club',
  eventFolder: '/club/',
  pictureFolder: '/pictures/',
  keepDays: 3,
  look: { skin: 'sections', dates: 'at', font: 'Helvetica, sans-serif', colors: ['#1c2a22', '#f4f8f2', '#2f6b4f'] },
  shows: 'RDFa Lite: schema.org events marked with vocab, typeof and property; local times without an offset',
  publish: markedSite('rdfa'),
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      Saturday Swiss | Sat 10:00-15:00 | Sports | $10
        Four rounds, one sandwich. Sections for the fierce and for the merely curious.
      Endgames for Beginners | Tue 18:30-20:00 | Education | Free
        How to win with a king, a rook and patience. Boards and coffee are on the table.
      Blitz by the Bridge | Fri 19:00-21:30 | Social | $5
        Three minutes a side, outdoors if the pigeons allow it.
      Junior Club Open Day | Sun 13:00-15:00 | Education | Free
        Ages six to twelve, with a giant set on the lawn and very loud captures.
      Simul: Twenty Boards, One Master | Thu 18:00-21:00 | Sports | $15
        Walk in with a plan. She has already seen it.
      Bughouse Night | Wed 19:00-21:00 | Social | $5
        Two boards, four players and no mercy for stray knights.
    `),
  },
};

export const gillsCreekApiary: Site = {
  host: 'www.gillscreekapiary.example',
  name: 'Gills Creek Apiary',
  tagline: 'Forty hives, one meadow and a lot of opinions.',
  place: columbia,
  venue: { name: 'Gills Creek Apiary', street: '2200 Shady Lane', zip: '29206' },
  calendar: '/field-days',
  source: '/field-days',
  eventFolder: '/field-days/',
  pictureFolder: '/pictures/',
  keepDays: 3,
  look: { skin: 'rows', dates: 'long', font: 'Verdana, sans-serif', colors: ['#33280f', '#fffbe8', '#a06a00'] },
  shows: 'h-event: microformats2 with places as h-card',
  publish: markedSite('h-event'),
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      Open Hive Saturday | Sat 09:30-11:00 | Outdoor | $6
        Veils for twenty. You will hold a frame and hear what contentment sounds like.
      Honey Flight: Six Spoons | Fri 18:00-19:15 | Food | $14
        Sourwood, tupelo, gallberry and three we will not name until you guess.
      Candles by the Pound | Sun 13:00-15:00 | Arts | $25
        Pour, dip and roll. The smell follows you home for a week.
      First-Year Beekeepers’ Supper | Tue 18:30-20:30 | Education | Free
        Bring a dish and a question. Nobody has ever brought only one question.
      Swarm Season Talk | Wed 18:00-19:00 | Education | Free
        Why they leave, where they go and whom to telephone before the hose.
      Meadow Walk for Small Explorers | Sat 15:00-16:00 | Outdoor | Free
        Clover, clipboards and a queen in a glass box. Ages four to nine.
    `),
  },
};
