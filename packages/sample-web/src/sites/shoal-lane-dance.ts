import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia } from '../places.ts';
import { scheduleSite } from '../publish/schedule-site.ts';

export const shoalLaneDance: Site = {
  host: 'www.shoallanedance.example',
  name: 'Shoal Lane Dance Hall',
  tagline: 'A sprung floor, two fans and no mirrors.',
  place: columbia,
  venue: { name: 'Shoal Lane Dance Hall', street: '77 Shoal Lane', zip: '29210', at: [34.0362, -81.1051] },
  calendar: '/classes',
  source: '/classes',
  eventFolder: '/classes/',
  pictureFolder: '/pictures/',
  keepDays: 0,
  look: { skin: 'agenda', dates: 'ap', font: 'Futura, sans-serif', colors: ['#2b1a2f', '#fbf4fb', '#9a2f86'] },
  shows: 'JSON-LD whose events have no dates but a Schedule: weekly, every other week, with days left out',
  publish: scheduleSite(),
  programme: {
    perWeek: 0,
    shows: [],
    weekly: showsOf(`
      Lindy for Absolute Strangers | Tue 19:00-20:15 | Social | pausesEvery: 5
        Six counts, eight counts and somebody new to apologise to. No partner needed, ever.
      Clogging before Breakfast | Sat 08:00-09:00 | Health
        Steel taps on old pine. The neighbours have been warned and now come along.
      Slow Waltz Practice | Thu 18:30-20:00 | Social | everyWeeks: 2
        Three records, one tempo, and a teacher who only corrects those who ask.
    `),
  },
};
