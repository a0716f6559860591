import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia } from '../places.ts';
import { slow } from '../publish/faults.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

export const pinewoodPlanetarium: Site = {
  host: 'www.pinewoodplanetarium.example',
  name: 'Pinewood Planetarium',
  tagline: 'A sixty-seat dome and a server in the broom closet.',
  place: columbia,
  venue: { name: 'Pinewood Planetarium', street: '1801 Pinewood Drive', zip: '29205', at: [33.9842, -80.9764] },
  calendar: '/sky',
  source: '/sky',
  eventFolder: '/sky/',
  pictureFolder: '/img/',
  keepDays: 1,
  labels: { Education: 'Sky show' },
  look: { skin: 'sections', dates: 'long', font: 'Tahoma, sans-serif', colors: ['#e6e4f5', '#12122a', '#9aa7ff'] },
  shows: 'Slow: every page takes three seconds, and /sky/archive delays its response for a minute; JSON-LD array',
  publish: slow(3000, '/sky/archive', jsonLdSite({ shape: 'array', times: 'offset' })),
  programme: {
    perWeek: 1,
    shows: showsOf(`
      The Sky Tonight | Fri 19:00-20:00 | Education | $8 | terms: Members pay $5.
        A live tour of what is up there this week, with a pointer, a pencil and no recorded voices.
      Moons with Weather | Sat 14:00-15:00 | Education | $8
        Methane rain, sulfur snow and a wind that has blown since your grandmother was born.
      Baby’s First Universe | Sun 10:00-10:30 | Education | $4 | hint: Ages 0–3
        Half an hour of soft stars and slow music for people under three. A sensory-friendly show in a wheelchair accessible dome.
      Laser Soul | Fri 21:00-22:00 | Nightlife | $12 | terms: $12 for everyone, $9 for members.
        Green light, blue light and three-part harmony on the inside of a dome.
      Build a Pocket Sundial | Sat 11:00-12:00 | Technology | $6
        Cardboard, thread and your own latitude. Accurate to ten minutes and never needs charging.
      Rockets of the Lake | Sun 14:00-16:00 | Technology | Free | terms: Free with RSVP.
        The model rocket club explains thrust, drag and how one got into the bakery.
      Story Under the Stars: The Hunter and the Bear | Fri 18:00-18:45 | Arts | $6
        A storyteller, a drum and the constellations that three nations see in the same seven stars.
      Ask an Astronomer | Sat 16:00-17:00 | Education | Free
        Bring the question your children asked in the car. She has heard all of them and loves the strange ones.
      Eclipse Survivors’ Reunion | Sun 16:00-17:30 | Social | $5
        Trade photographs and exaggerations of the two minutes when the street lights came on.
      Dome Yoga | Sat 09:00-10:00 | Health | $15
        Savasana under the Milky Way. The teacher promises not to say cosmic.
      Songs of the Space Race | Fri 19:30-21:00 | Music | $14 | terms: Free for members.
        A theremin, a crooner and every novelty single ever written about a satellite.
    `),
  },
};
