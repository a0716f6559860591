import { showsOf } from '../calendar/shows-of.ts';
import type { Site, Venue } from '../model.ts';
import { columbia } from '../places.ts';
import { icsSite } from '../publish/ics-site.ts';

const landing: Venue = { name: 'Laurel Street Landing', street: '300 Laurel Street', zip: '29201' };
const fieldhouse: Venue = { name: 'Ashcroft Fieldhouse', street: '1540 Colonial Drive', zip: '29203' };

export const ashcroftCollege: Site = {
  host: 'calendar.ashcroftcollege.example',
  name: 'Ashcroft College',
  tagline: 'A small college on a tall hill, open to the city.',
  place: columbia,
  venue: { name: 'Pruitt Hall, Ashcroft College', street: '1500 Colonial Drive', zip: '29203', at: [34.019, -81.026] },
  calendar: '/public',
  source: '/public',
  eventFolder: '/public/',
  pictureFolder: '/assets/',
  keepDays: 2,
  look: { skin: 'table', dates: 'long', font: 'Garamond, Georgia, serif', colors: ['#23203a', '#fffdf7', '#36508f'] },
  labels: { Education: 'Lecture', Arts: 'Performance', Sports: 'Athletics', Technology: 'Science' },
  shows: 'A plain HTML page that names its ICS feed by rel=alternate; TZID times; a recital series every other week',
  publish: icsSite({ feed: '/public/events.ics', times: 'tzid' }),
  programme: {
    perWeek: 1.6,
    weekly: showsOf(`
      Noon Organ Recital | Wed 12:10-12:50 | Music | Free | everyWeeks: 2
        Forty minutes on the 1911 chapel organ. Bring a sandwich and open it quietly.
    `),
    shows: showsOf(
      `
        How Cities Forget: The Pruitt Lecture | Thu 19:00-20:30 | Education | Free
          An archaeologist of parking lots on what lies under ours. Reception afterwards with suspiciously good cheese.
        Ashcroft Herons v. Marlowe Terriers | Sat 18:00-20:00 | Sports | $8-$14 | at: fieldhouse
          Women’s basketball, the pep band at full volume and a half-time show by somebody’s grandmother.
        Student Observatory Night | Fri 20:00-22:00 | Education | Free
          The dome is open if the sky is. Astronomy majors will show you a galaxy and ask what you are doing later.
        Opera Scenes: Fools in Love | Sun 15:00-16:45 | Arts | $5
          Nine young singers, eleven disguises and one piano. Sung in three languages, suffered in all of them.
        Robots That Fall Down | Tue 17:30-18:45 | Technology | Free
          The mechanics lab demonstrates eight walkers and a spectacular number of ways to stop walking.
        Debate: This House Would Ban Lawns | Wed 19:00-20:30 | Education | Free
          The visiting team has a landscaper on it. Vote on the way in, vote again on the way out.
        Herons Baseball v. Stono State | Sat 14:00-17:00 | Sports | $6 | season: 2-5 | at: fieldhouse
          Nine innings on the hill, where a well-hit ball lands in the biology pond.
        Chamber Music: Four Bows, One Stove | Fri 19:30-21:00 | Music | $10
          The faculty quartet plays Haydn and a new piece for strings and kettle.
        Bioethics over Bagels | Thu 08:00-09:15 | Education | Free
          A doctor, a philosopher and a patient disagree kindly before first period.
        Spring Rolls & Statistics: An Open House | Sat 11:00-14:00 | Education | Free
          Twelve departments, twelve tables, twelve snacks. Prospective students and the merely hungry are welcome.
        Dance Concert: Red Dirt, Bare Feet | Fri 19:30-21:00 | Arts | $10-$15
          Five new works, one with a ton of real Georgia clay and a very patient stage crew.
        The Night Class: Grief, a Short History | Mon 18:30-20:00 | Education | $15
          A gentle evening lecture on mourning cards, jazz funerals and casseroles.
        Public Health Fair | Sat 09:00-13:00 | Health | Free | at: fieldhouse
          Free screenings, flu shots and a giant inflatable colon you can walk through.
        Choir & Candle: Music for Early Evening | Sun 17:00-18:15 | Music | Free
          Forty voices in the dark chapel, from plainchant to a lullaby the director’s mother sang.
        Quantum for the Rest of Us | Tue 19:00-20:15 | Technology | Free
          No equations, two cats, and a physicist who used to tend bar. Questions are encouraged and also uncertain.
        Founders’ Day Rowing Regatta | Sat 08:00-12:00 | Sports | Free | at: landing
          Six colleges, eight oars and a fog horn at dawn. The prize is an actual heron’s feather.
      `,
      { fieldhouse, landing },
    ),
  },
};
