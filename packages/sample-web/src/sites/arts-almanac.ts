import type { Instant } from '@marquee/kernel';
import { happeningsOf } from '../calendar/happenings.ts';
import { showsOf } from '../calendar/shows-of.ts';
import type { Happening, Site } from '../model.ts';
import { columbia } from '../places.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';
import { congareeStage } from './congaree-stage.ts';
import { oldDepotCommons } from './old-depot-commons.ts';

const HOST = 'www.midlandsalmanac.example';

/** The almanac repeats other venues' shows: almost the same title, the same start, its own address. */
function listedAgain(now: Instant): Happening[] {
  return [congareeStage, oldDepotCommons].flatMap((venue) =>
    happeningsOf(venue, now)
      .filter((h) => h.category === 'Music')
      .map((h) => ({
        ...h,
        id: `almanac-${h.id}`,
        showId: `almanac-${h.id}`,
        title: venue === congareeStage ? `${h.title} — live at Congaree Stage` : `${h.title} at Old Depot`,
        text: `The Almanac recommends: ${h.text}`,
        url: `https://${HOST}/listings/almanac-${h.id}`,
        imageUrl: h.imageUrl.replace(`${venue.host}${venue.pictureFolder}`, `${HOST}/thumbs/`),
        duplicateOf: { host: venue.host, id: h.id },
      })),
  );
}

export const artsAlmanac: Site = {
  host: HOST,
  name: 'The Midlands Almanac',
  tagline: 'Everything worth leaving the porch for.',
  place: columbia,
  venue: { name: 'Almanac Reading Room', street: '1219 Taylor Street', zip: '29201' },
  calendar: '/listings',
  source: '/listings',
  eventFolder: '/listings/',
  pictureFolder: '/thumbs/',
  keepDays: 0,
  robots: 'licensed',
  labels: { Arts: 'Culture', Other: 'Curiosities', Music: 'Music' },
  look: { skin: 'cards', dates: 'ap', font: 'Didot, Georgia, serif', colors: ['#27201a', '#f6efe2', '#b0413e'] },
  shows:
    'A duplicate listing: the concerts of Congaree Stage and Old Depot Commons under slightly different titles, plus a few of its own',
  publish: jsonLdSite({ shape: 'array', times: 'offset' }),
  borrows: listedAgain,
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      Letterpress Open House | Sat 13:00-16:00 | Arts | Free
        Set your own name in lead and pull it once. Ink is forever; aprons are by the sink.
      The Almanac Fortune Booth | Sun 15:00-17:00 | Other | $2
        Weather, luck and love for the coming quarter, calculated by hand and sealed in wax.
      Critics’ Confessional | Thu 19:00-20:30 | Arts | $6
        Three reviewers read the notices they would take back, to the people they wrote them about.
      Map Folding Championship | Wed 18:30-20:00 | Other | Free
        Six rounds, one glove compartment. Road trip veterans are seeded.
      Crossword Construction Night | Mon 18:30-20:30 | Education | $8
        Build a fifteen-by-fifteen with our puzzle editor. Bring an eraser and a seven-letter river.
      Town Crier Tryouts | Sat 11:00-12:30 | Other | Free
        One bell, one balcony and your best volume. The winner reads the specials on Main Street all month.
    `),
  },
};
