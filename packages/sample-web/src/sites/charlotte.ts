import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { charlotte } from '../places.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

export const signalWorks: Site = {
  host: 'www.signalworks.example',
  name: 'Signal Works',
  tagline: 'Talks, labs and late coffee for people who build things.',
  place: charlotte,
  venue: { name: 'Signal Works', street: '1640 Camden Yard', zip: '28203', at: [35.2147, -80.859] },
  calendar: '/programme',
  source: '/programme',
  eventFolder: '/programme/',
  pictureFolder: '/assets/',
  keepDays: 2,
  validators: 'etag',
  labels: { Technology: 'Engineering', Business: 'Startups' },
  look: { skin: 'cards', dates: 'long', font: 'Menlo, monospace', colors: ['#dfe9f2', '#0f1a24', '#5ec8d8'] },
  shows: 'JSON-LD in one @graph; ETag',
  publish: jsonLdSite({ shape: 'graph', times: 'offset' }),
  programme: {
    perWeek: 1,
    shows: showsOf(`
      Databases in the Dark | Tue 18:00-20:00 | Technology | Free
        Three outages, told by those who were awake for them. The lights go out at the right moment.
      Fintech Breakfast: Boring Is Beautiful | Thu 07:30-09:00 | Business | $15
        Ledgers, reconciliations and why nobody clapped. With very good biscuits.
      Hardware Hot Seat | Wed 18:30-20:30 | Technology | $10
        Put your board on the table; five strangers try to break it kindly.
      Design Critique & Dumplings | Mon 18:00-20:00 | Technology | $12
        One screen at a time, chopsticks down while somebody is talking.
      Accessible by Friday | Fri 12:00-13:30 | Education | Free
        A blind engineer opens your checkout page and narrates. Then everybody fixes one thing.
      Founders’ Fire Pit | Thu 19:00-21:00 | Business | $8
        Honest numbers, real flames, no slides.
      Kids Code the Crosswalk | Sat 10:00-12:00 | Education | Free | hint: Ages 7 and up
        Program a real traffic signal in a parking lot. Tricycles supplied.
      Open Source Sunday | Sun 13:00-17:00 | Technology | Free
        Send your first patch with a maintainer beside you and a pot of soup behind you.
      Machine Learning, Human Jury | Tue 18:30-20:30 | Technology | $10
        A mock trial in which an algorithm stands accused. Twelve seats in the box are first come, first served.
      Robotics League Scrimmage | Sat 13:00-17:00 | Technology | $5
        Nine high schools, one field, an astonishing number of zip ties.
      Burnout: A Field Guide | Wed 12:00-13:00 | Health | Free
        A physician who used to write firmware on sleep, pagers and saying no.
    `),
  },
};
