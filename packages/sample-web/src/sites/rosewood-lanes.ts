import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia } from '../places.ts';
import { movedTo } from '../publish/faults.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

export const rosewoodLanes: Site = {
  host: 'www.rosewoodlanes.example',
  name: 'Rosewood Lanes',
  tagline: 'Sixteen lanes, one jukebox, under new management and the same old carpet.',
  place: columbia,
  venue: { name: 'Rosewood Lanes', street: '2704 Rosewood Drive', zip: '29205', at: [33.9889, -80.9999] },
  calendar: '/events',
  eventFolder: '/events/',
  pictureFolder: '/img/',
  keepDays: 2,
  labels: { Sports: 'Bowling', Nightlife: 'After Hours' },
  look: { skin: 'table', dates: 'slash', font: 'Impact, sans-serif', colors: ['#fdf3e1', '#2b1733', '#ff9d5c'] },
  shows: 'The new address of the moved page: JSON-LD blocks on the listing',
  publish: jsonLdSite({ shape: 'blocks', times: 'offset' }),
  programme: {
    perWeek: 1,
    shows: showsOf(`
      Glow Bowl | Sat 21:00-00:00 | Nightlife | $14
        Black lights, white shirts and a disc jockey who takes requests by paper airplane.
      Scratch League Finals | Wed 19:00-22:00 | Sports | $5
        No handicap, no mercy, and the best nachos in the league. Spectators welcome behind the rail.
      Bumpers & Pancakes | Sun 09:00-11:30 | Sports | $9
        Rails up, griddle hot. For bowlers who need both hands and a running start.
      Rockabilly Rollers Night | Fri 20:00-23:30 | Music | $12
        The Slick Gutters play between lanes eight and nine. Rolled cuffs bowl for half price.
      Senior Strike Club Open Day | Tue 10:00-13:00 | Social | Free
        Coffee, gossip and a ninety-year-old with an average of 181.
      Charity 300: Bowl for the Food Bank | Sat 13:00-17:00 | Sports | $25
        Every pin is a meal. Teams of five and as many splits as the Lord sends.
      Pinball Pandemonium | Thu 18:00-22:00 | Nightlife | $10 | hint: Ages 21+
        Twelve machines on free play and a bracket drawn on the back of a score sheet.
      Learn to Hook | Mon 18:00-19:30 | Education | $18
        A retired pro explains the wrist, the release and the noise you should make.
      Adaptive Bowling Afternoon | Sun 14:00-16:00 | Health | Free
        Ramps, quiet lanes and patient volunteers, so that everybody gets a strike.
      Nineties Karaoke Lanes | Fri 21:00-00:30 | Nightlife | $8 | hint: Ages 21+
        Sing on lane one, bowl on lane two, regret it in the parking lot.
      Company Kingpin Night | Thu 17:30-20:00 | Business | $30
        Six offices, six shirts and a trophy made from an old ball return.
    `),
  },
};

/** Its former address, which many calendars still name. */
export const rosewoodBowl: Site = {
  ...rosewoodLanes,
  host: 'www.rosewoodbowl.example',
  name: 'Rosewood Bowl',
  calendar: '/calendar',
  source: '/calendar',
  programme: { perWeek: 0, shows: [] },
  shows: 'Moved: 301 to Rosewood Lanes',
  publish: movedTo('https://www.rosewoodlanes.example/events'),
};
