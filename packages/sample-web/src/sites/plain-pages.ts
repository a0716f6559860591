import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia, greenville } from '../places.ts';
import { oneShowSite, plainSite } from '../publish/plain-site.ts';

export const butlerStreetBand: Site = {
  host: 'www.butlerstreetband.example',
  name: 'Butler Street Community Band',
  tagline: 'Brass for people who gave it up at school.',
  place: greenville,
  venue: { name: 'Butler Street Bandroom', street: '310 Butler Street', zip: '29601' },
  calendar: '/dates',
  source: '/dates',
  eventFolder: '/dates/',
  pictureFolder: '/pictures/',
  keepDays: 0,
  look: { skin: 'cards', dates: 'long', font: '"Times New Roman", serif', colors: ['#1b1b2f', '#fdfcf7', '#a33b20'] },
  shows: 'Plain HTML only: titles, dates in words and places in repeated parts',
  publish: plainSite(),
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      Marches We Can Nearly Play | Sun 15:00-16:30 | Music | Free
        Six marches, two of them twice. Folding chairs and lemonade are provided.
      Try a Tuba | Sat 11:00-12:30 | Education | Free
        Eleven instruments, eleven mouthpieces and one bucket of soapy water.
      Supper and Slow Airs | Fri 18:30-20:30 | Food | $18
        Red beans, cornbread and a euphonium that has been crying since 1961.
      Open Rehearsal: The Hard Bars | Tue 19:00-20:30 | Music | Free
        Hear the same eight bars forty times and notice that they improve.
      Instrument Repair Evening | Thu 18:00-20:00 | Technology | $5
        Stuck slides, sleepy valves and dents with a story.
      Parade Practice on the Green | Sat 09:00-10:00 | Outdoor | Free
        Left, right and B flat. Spectators may carry the drum.
    `),
  },
};

export const kiteMorning: Site = {
  host: 'www.saludakitemorning.example',
  name: 'Saluda Kite Morning',
  tagline: 'A field, a breeze, a spool.',
  place: columbia,
  venue: { name: 'Saluda Meadow', street: '1850 Old Mill Road', zip: '29210' },
  calendar: '/next',
  source: '/next',
  eventFolder: '/editions/',
  pictureFolder: '/pictures/',
  keepDays: 0,
  look: {
    skin: 'sections',
    dates: 'long',
    font: '"Trebuchet MS", sans-serif',
    colors: ['#0f2a43', '#eef6fd', '#e06a1b'],
  },
  shows: 'A page about one event, in plain HTML: the day is under its heading; between two editions the page has none',
  publish: oneShowSite(),
  programme: {
    // One edition in any ten weeks, as many as the window has.
    perWeek: 0.1,
    shows: showsOf(`
      Kite Morning: Boxes and Deltas | Sat 09:00-12:00 | Outdoor | Free
        Build one at the long table or bring your own. The big red one goes up at ten if six people hold it.
      Kite Morning: Dragons of Paper | Sun 09:30-12:30 | Outdoor | Free
        Forty feet of tail each. A prize for the longest flight and one for the best crash.
      Kite Morning: Night Owls’ Edition | Sat 17:00-20:00 | Outdoor | $4
        Lamps on the lines and the meadow dark. Bring a coat and somebody to hold the spool.
    `),
  },
};
