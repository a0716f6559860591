import { showsOf } from '../calendar/shows-of.ts';
import { TRIBE_PATH } from '../markup/tribe.ts';
import type { Site } from '../model.ts';
import { columbia } from '../places.ts';
import { tribeSite } from '../publish/tribe-site.ts';

export const oldDepotCommons: Site = {
  host: 'www.olddepotcommons.example',
  name: 'Old Depot Commons',
  tagline: 'The trains left in 1983. The platform stayed for dancing.',
  place: columbia,
  venue: { name: 'Old Depot Commons', street: '903 Gervais Street', zip: '29201', at: [33.9989, -81.0412] },
  calendar: '/whats-on',
  source: TRIBE_PATH,
  eventFolder: '/event/',
  pictureFolder: '/wp-content/uploads/',
  keepDays: 3,
  robots: 'delay',
  validators: 'etag',
  look: {
    skin: 'rows',
    dates: 'short',
    font: 'Rockwell, "Courier New", serif',
    colors: ['#2a2320', '#f4ecdc', '#8c3b2a'],
  },
  shows:
    'The Events Calendar: its JSON interface given directly; five entries a page through next_rest_url; ETag; Crawl-delay',
  publish: tribeSite({ perPage: 5 }),
  programme: {
    perWeek: 1.6,
    shows: showsOf(`
      Platform Swing Dance | Thu 19:00-22:00 | Social | $10
        A lesson at seven, a fourteen-piece band at eight. The floor is maple, the clock is wrong on purpose.
      Model Railroad Open House | Sun 12:00-17:00 | Other | $5
        The Midlands at one to eighty-seven, with working signals and one tiny escaped cow.
      Noodles on Track Two | Wed 17:30-20:30 | Food | $9-$16
        Six noodle makers along the old baggage counter. Slurping is considered applause.
      The Whistle Stop Sessions: Amos Teal | Fri 19:00-21:00 | Music | Free
        Country blues from a retired brakeman with a voice like a gravel siding.
      Antique Clock & Radio Fair | Sat 09:00-15:00 | Other | $4
        Three hundred tables, most of them ticking. A repairman in every aisle.
      Cinema on the Siding: Runaway Express | Fri 20:00-22:00 | Arts | $7
        A 1951 thriller on a bedsheet between two boxcars. Bring a blanket; popcorn arrives by handcar.
      Ladies of the Lodge: Civil Rights Walking Tour | Sat 10:00-12:00 | Education | $12
        Four women who marched here lead you block by block, and tell who brought the sandwiches.
      Lunch Hour Brass | Thu 12:00-13:00 | Music | Free
        A quintet on the steps, food trucks on the curb, and your desk exactly where you left it.
      Winter Coat Fashion Show | Sun 15:00-17:00 | Arts | $15 | season: 11-2
        Student designers turn army blankets and awnings into things you would fight for.
      Caboose Comedy | Wed 19:30-21:00 | Nightlife | $10 | hint: Ages 18+
        Thirty seats, no stage and nowhere to hide. Five comics, one red light.
      Trolley Pub Quiz: Maps and Disasters | Tue 18:30-20:30 | Social | $8
        Teams of four, a table of atlases and a bonus round on shipwrecks.
      Gospel at the Gate | Sun 16:00-18:00 | Music | Free
        Five choirs take turns and then do not. Fans are provided, and so are the tambourines.
      Bicycle Night Parade | Fri 19:30-21:00 | Outdoor | Free | hint: All ages welcome
        Wrap your spokes in lights and follow the accordion. Prizes for smallest wheel and largest hat.
      Great Midlands Chess Simul | Sat 13:00-17:00 | Sports | $6
        One grandmaster, forty boards, a very long table and a line of excellent excuses.
      Conductor’s Table: A Dinner in Six Stops | Thu 18:30-21:30 | Food | $80
        Every course from a town on the old line, from Branchville to Asheville, with the timetable as menu.
      Lantern Parade & Fire Spinners | Sat 18:30-21:00 | Other | Free | status: cancelled
        The wind forecast has spoken. Lanterns already made will hang in the waiting room all month.
    `),
  },
};
