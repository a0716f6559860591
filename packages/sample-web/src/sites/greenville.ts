import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { greenville } from '../places.ts';
import { icsSite } from '../publish/ics-site.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

export const reedyForkPlayers: Site = {
  host: 'www.reedyfork.example',
  name: 'Reedy Fork Players',
  tagline: 'Plays, puppets and the occasional flood.',
  place: greenville,
  venue: { name: 'Reedy Fork Barn', street: '240 River Mill Street', zip: '29601', at: [34.8436, -82.4043] },
  calendar: '/playbill',
  source: '/playbill',
  eventFolder: '/playbill/',
  pictureFolder: '/img/',
  keepDays: 1,
  robots: 'delay',
  labels: { Arts: 'Stage', Music: 'Concert' },
  look: { skin: 'cards', dates: 'ap', font: 'Bodoni, serif', colors: ['#2b2118', '#f8efe0', '#7a3e1d'] },
  shows: 'The listing has only links (ItemList); each show is on its detail page as JSON-LD; Crawl-delay',
  publish: jsonLdSite({ shape: 'item-list', times: 'offset' }),
  programme: {
    perWeek: 1,
    shows: showsOf(`
      The Trout Who Would Be King | Sat 14:00-15:30 | Arts | $12
        A musical for families with six puppeteers, one bathtub and a ballad about gills.
      Textile Town: A Play with Looms | Fri 19:30-21:45 | Arts | $20-$28
        The strike of 1929, told by the granddaughters on both sides of the gate.
      Barn Dance & Potluck | Sun 17:00-20:00 | Social | $5
        Bring a covered dish and somebody to swing.
      Upstate Fiddlers’ Convention | Sat 11:00-18:00 | Music | $15
        Forty fiddles, three stages and a tent for those whose ears need a rest.
      Murder at the Mill Race | Thu 19:30-21:30 | Arts | $18
        The miller is dead, the flour is wet and the audience has the only clue.
      Clowning for Executives | Wed 09:00-11:00 | Business | $60
        Two hours of falling over on purpose. Human resources has approved the noses.
      Ten Minutes to Curtain: Short Plays | Fri 20:00-22:00 | Arts | $14
        Eight new plays by upstate writers. Vote with the bean provided.
      Shakespeare by Flashlight | Sat 20:30-22:30 | Arts | Free
        The power went out once and it was the best night we ever had. You bring the light.
      Open Mic & Open Kitchen | Tue 18:30-21:00 | Music | Free
        Sign up for a song or for the dishes. Chili either way.
      Costume Design in an Afternoon | Sun 13:00-16:00 | Education | $30
        Cardboard armor, tea-dyed lace and the secrets of hot glue.
      The Winter Radio Pageant | Thu 19:00-20:45 | Arts | $16 | season: 11-2
        A small-town Christmas, two microphones and a sheep who has an agent.
    `),
  },
};

export const foothillsOutside: Site = {
  host: 'www.foothillsoutside.example',
  name: 'Foothills Outside',
  tagline: 'Rocks, rivers, bikes and breakfast.',
  place: greenville,
  venue: { name: 'Foothills Outside Depot', street: '905 Laurens Crossing', zip: '29607', at: [34.838, -82.3601] },
  calendar: '/trips',
  source: '/trips.ics',
  eventFolder: '/trips/',
  pictureFolder: '/img/',
  keepDays: 5,
  labels: { Outdoor: 'Trip', Sports: 'Race' },
  look: { skin: 'table', dates: 'slash', font: 'Helvetica, sans-serif', colors: ['#1d2a24', '#f0f3ea', '#c0652a'] },
  shows: 'ICS feed given directly; TZID times; a ride every other week (RRULE with INTERVAL)',
  publish: icsSite({ feed: '/trips.ics', times: 'tzid' }),
  programme: {
    perWeek: 1,
    weekly: showsOf(`
      Doughnut Ride | Sat 07:30-10:00 | Sports | Free | everyWeeks: 2
        Thirty rolling miles with one stop in the middle, and you know what for.
    `),
    shows: showsOf(`
      Waterfall Weekend Scramble | Sun 09:00-14:00 | Outdoor | $25
        Five falls before lunch. Expect wet feet and at least one salamander.
      Rock Climbing for the Afraid | Sat 13:00-16:00 | Outdoor | $45
        Four routes, none high, all roped. The instructor is scared of spiders and understands.
      Map & Compass Night | Wed 18:30-20:30 | Education | $15
        Find a mailbox in the dark without a telephone.
      Mill Creek Lantern Ride | Fri 19:30-21:00 | Outdoor | Free
        Slow, lit and slightly musical. Children ride in front.
      Piedmont Hill Climb | Sun 08:00-11:00 | Sports | $35
        Two miles up on a bicycle, timed, with bagpipes at the steep part.
      Fly Casting on the Lawn | Thu 17:30-19:00 | Outdoor | $20
        No water, no fish, no hooks, and still somehow exciting.
      Gear Swap | Sat 12:00-15:00 | Other | Free
        One person’s mistake is another’s first tent.
      Wilderness First Aid | Sun | Health | $90
        A whole day of splints and fake blood in the woods behind the depot.
      Winter Camping, Explained | Tue 18:30-20:00 | Education | Free | season: 10-2
        How to be warm, in layers, by someone who once was not.
      Trail Dogs’ Social | Sat 10:30-12:00 | Social | Free
        A short walk with forty noses. People are allowed on leashes.
      Sunset Yoga on the Boulder Field | Fri 17:30-18:45 | Health | $12
        Find a flat one. The view does half of the work.
    `),
  },
};
