import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia } from '../places.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

export const millwoodLibrary: Site = {
  host: 'www.millwoodlibrary.example',
  name: 'Millwood Public Library',
  tagline: 'Books, broadband and a quiet chair for everybody.',
  place: columbia,
  venue: { name: 'Millwood Public Library', street: '2810 Millwood Avenue', zip: '29205', at: [34.0041, -81.0013] },
  calendar: '/calendar',
  source: '/calendar',
  eventFolder: '/calendar/',
  pictureFolder: '/files/',
  keepDays: 0,
  robots: 'delay',
  labels: { Education: 'Learning', Technology: 'Computers', Health: 'Wellbeing', Business: 'Jobs and Money' },
  look: { skin: 'agenda', dates: 'long', font: 'Verdana, sans-serif', colors: ['#1d2b36', '#ffffff', '#1f6f78'] },
  shows: 'JSON-LD with local times published as +00:00; the visible text is right; everything is free; Crawl-delay',
  publish: jsonLdSite({ shape: 'array', times: 'utc-labelled' }),
  programme: {
    perWeek: 1.6,
    weekly: showsOf(`
      Story Time with Miss Loretta | Wed 10:30-11:15 | Education | Free | pausesEvery: 6
        Songs, a felt board and a rabbit named Index. For children under five and the people who carry them. Interpreted in American Sign Language.
    `),
    shows: showsOf(`
      Meet Your Phone: Photos and Passwords | Tue 10:00-11:30 | Technology | Free
        Bring the device and the sticky note it lives under. We go slowly and nobody sighs.
      The Midnight Chapter Book Club | Thu 18:30-20:00 | Social | Free
        This time a ghost story set on a shrimp boat. Copies are waiting at the front desk.
      Résumé Repair Shop | Mon 13:00-15:00 | Business | Free
        Twenty minutes with a volunteer who has read nine thousand of them. Leave with one page that tells the truth well.
      Chair Yoga in the Reading Room | Fri 09:30-10:15 | Health | Free
        Gentle stretches between the biographies and the atlases. No mat, no shoes off, no bother.
      Brick Engineers: Bridges | Sat 10:00-11:30 | Technology | Free | hint: Ages 6–11
        Span two tables, then see how many dictionaries it will hold.
      Columbia Before the Bridges | Tue 18:30-19:45 | Education | Free
        A local historian shows glass-plate views of a city that crossed its rivers by ferry.
      Seed Library Swap | Sat 13:00-15:00 | Outdoor | Free
        Borrow okra, collards or zinnias; bring back a packet when they have done their part.
      Teen Game Jam | Fri 15:30-18:30 | Technology | Free
        Three hours, one theme, pizza. Make a game from nothing with tools that cost the same.
      Genealogy Help Desk | Wed 14:00-16:00 | Education | Free
        Bring a name and a county. Our volunteers know which courthouse burned and which one only said so.
      Poets in the Stacks | Thu 19:00-20:30 | Arts | Free
        Five poets read among the 811s by lamplight. Please applaud by turning a page. The stacks are wheelchair accessible.
      Homebuying, Step by Step | Mon 18:00-19:30 | Business | Free
        A housing counselor walks through credit, closing costs and the things an inspector whistles at.
      Knit, Purl, Gossip | Thu 10:00-12:00 | Social | Free
        Needles and yarn on loan. Finished hats go to the nursery at the hospital up the road.
      Blood Pressure & Biscuits | Tue 09:00-11:00 | Health | Free
        Nursing students check your numbers, and then a baker shows you a biscuit that will not raise them.
      Reading Dogs | Sat 11:00-12:00 | Education | Free
        Four certified good listeners lie on the rug while children read to them. Biscuit prefers mysteries.
      Spot the Scam | Wed 11:00-12:00 | Technology | Free
        Real messages, real voices, real tricks. Learn the five words that should make you hang up.
      Ukulele for the Uncertain | Sun 15:00-16:15 | Music | Free
        Three chords and thirty songs. Instruments are in the catalog and may be borrowed for three weeks.
    `),
  },
};
