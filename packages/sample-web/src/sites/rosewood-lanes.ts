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
  look: {
    skin: 'table',
    dates: 'slash',
    font: 'Impact, sans-serif',
    ink: '#fdf3e1',
    paper: '#2b1733',
    accent: '#ff9d5c',
  },
  shows: 'The new address of the moved page: JSON-LD blocks on the listing',
  publish: jsonLdSite({ shape: 'blocks', times: 'offset' }),
  programme: {
    perWeek: 1,
    shows: [
      {
        title: 'Glow Bowl',
        when: 'Sat 21:00-00:00',
        category: 'Nightlife',
        price: '$14',
        text: 'Black lights, white shirts and a disc jockey who takes requests by paper airplane.',
      },
      {
        title: 'Scratch League Finals',
        when: 'Wed 19:00-22:00',
        category: 'Sports',
        price: '$5',
        text: 'No handicap, no mercy, and the best nachos in the league. Spectators welcome behind the rail.',
      },
      {
        title: 'Bumpers & Pancakes',
        when: 'Sun 09:00-11:30',
        category: 'Sports',
        price: '$9',
        text: 'Rails up, griddle hot. For bowlers who need both hands and a running start.',
      },
      {
        title: 'Rockabilly Rollers Night',
        when: 'Fri 20:00-23:30',
        category: 'Music',
        price: '$12',
        text: 'The Slick Gutters play between lanes eight and nine. Rolled cuffs bowl for half price.',
      },
      {
        title: 'Senior Strike Club Open Day',
        when: 'Tue 10:00-13:00',
        category: 'Social',
        price: 'Free',
        text: 'Coffee, gossip and a ninety-year-old with an average of 181.',
      },
      {
        title: 'Charity 300: Bowl for the Food Bank',
        when: 'Sat 13:00-17:00',
        category: 'Sports',
        price: '$25',
        text: 'Every pin is a meal. Teams of five and as many splits as the Lord sends.',
      },
      {
        title: 'Pinball Pandemonium',
        when: 'Thu 18:00-22:00',
        category: 'Nightlife',
        price: '$10',
        hint: 'Ages 21+',
        text: 'Twelve machines on free play and a bracket drawn on the back of a score sheet.',
      },
      {
        title: 'Learn to Hook',
        when: 'Mon 18:00-19:30',
        category: 'Education',
        price: '$18',
        text: 'A retired pro explains the wrist, the release and the noise you should make.',
      },
      {
        title: 'Adaptive Bowling Afternoon',
        when: 'Sun 14:00-16:00',
        category: 'Health',
        price: 'Free',
        text: 'Ramps, quiet lanes and patient volunteers, so that everybody gets a strike.',
      },
      {
        title: 'Nineties Karaoke Lanes',
        when: 'Fri 21:00-00:30',
        category: 'Nightlife',
        price: '$8',
        hint: 'Ages 21+',
        text: 'Sing on lane one, bowl on lane two, regret it in the parking lot.',
      },
      {
        title: 'Company Kingpin Night',
        when: 'Thu 17:30-20:00',
        category: 'Business',
        price: '$30',
        text: 'Six offices, six shirts and a trophy made from an old ball return.',
      },
    ],
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
