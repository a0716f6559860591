import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { charleston } from '../places.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

export const harborBell: Site = {
  host: 'www.harborbell.example',
  name: 'The Harbor Bell',
  tagline: 'A music room at the end of a wharf. Mind the third step.',
  place: charleston,
  venue: { name: 'The Harbor Bell', street: '18 Gendron Wharf', zip: '29401', at: [32.7846, -79.9262] },
  calendar: '/nights',
  source: '/nights',
  eventFolder: '/nights/',
  pictureFolder: '/img/',
  keepDays: 2,
  labels: { Music: 'Live Music', Nightlife: 'Late' },
  look: { skin: 'rows', dates: 'short', font: 'Georgia, serif', colors: ['#f1e7d3', '#1b2436', '#e0a458'] },
  shows: 'JSON-LD array on the listing; 21+ and sold-out hints; a weekly session',
  publish: jsonLdSite({ shape: 'array', times: 'offset' }),
  programme: {
    perWeek: 1,
    weekly: showsOf(`
      Low Tide Jazz Session | Mon 20:00-23:00 | Music | Free
        A house trio and an open chair. The tide table decides when the second set begins.
    `),
    shows: showsOf(`
      Captain Loomis and the Stowaways | Fri 21:00-23:30 | Music | $18
        Sea shanties with a horn section. The whole room sings the bilge verse.
      Marguerite Fontaine Sings the Rain | Sat 20:00-22:00 | Music | $30-$45 | hint: Sold out
        An evening of weather standards by a voice that has been compared to all of them.
      Oyster Shuckers’ Soul Revue | Thu 20:00-23:00 | Music | $15
        Nine cooks from six kitchens and the tightest rhythm section south of Broad.
      Rum & Vinyl Society | Wed 19:00-22:00 | Nightlife | $25 | hint: Ages 21+
        Five islands, five pours, five records. The captain takes the keys of anyone who asks for a sixth.
      Gullah Ring Shout: An Evening with the Praise House Singers | Sun 17:00-19:00 | Music | $20
        Songs carried by hand, heel and broomstick for three hundred years, and the stories they came with.
      The Tin Roof Philharmonic | Fri 20:00-22:30 | Music | $22
        Classical training, bar instruments. Ravel has never had so much washboard.
      Midnight at the Wharf with DJ Palmetta | Sat 22:30-02:00 | Nightlife | $12 | hint: Ages 21+
        House, soca and one slow song at closing time with the doors open to the water.
      Songs for Small Boats | Sun 15:00-17:00 | Music | $10
        Folk duo Wren & Tiller play unplugged on the lower dock. Bring a cushion or a kayak.
      Battle of the Wedding Bands | Thu 19:00-22:00 | Music | $14
        Four bands, one ceremony, a real cake. The best first dance wins.
      Ghost Ship Radio: A Live Serial | Tue 19:30-21:00 | Arts | $12
        Foghorns, footsteps and a villain with a very good moustache, heard and not seen.
      Brass Monkey Brunch | Sat 11:00-13:30 | Food | $32
        Shrimp and grits, bottomless coffee and a New Orleans quartet on the stairs.
    `),
  },
};
