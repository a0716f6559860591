import { playsOf, showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia } from '../places.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

export const lanternStreetPlayhouse: Site = {
  host: 'www.lanternstreet.example',
  name: 'Lantern Street Playhouse',
  tagline: 'A ninety-nine-seat theatre above a hardware store.',
  place: columbia,
  venue: { name: 'Lantern Street Playhouse', street: '1425 Lady Street', zip: '29201', at: [34.0034, -81.0331] },
  calendar: '/season',
  source: '/season',
  eventFolder: '/season/',
  pictureFolder: '/img/',
  keepDays: 1,
  labels: { Arts: 'Theater', Education: 'Workshop', Music: 'Cabaret' },
  seats: ['Balcony', 'Front rows'],
  notes: [
    {
      heading: 'Before you come',
      lines: [
        'Doors open half an hour before the curtain.',
        'Latecomers are seated at the first pause, by the side stairs.',
        'No re-entry during the second act: the stairs creak.',
      ],
    },
    {
      heading: 'Running order',
      lines: ['Act one, fifty-five minutes', 'Intermission with lemonade', 'Act two, fifty minutes'],
    },
    {
      heading: 'Parking',
      lines: ['Free after six in the lot behind the hardware store; the garage on Park Street is two blocks away.'],
    },
    {
      heading: 'Accessibility',
      lines: [
        'A lift goes to the theatre from the Lady Street door. Four wheelchair places, and hearing loops in every row.',
      ],
    },
  ],
  look: {
    skin: 'sections',
    dates: 'ap',
    font: '"Iowan Old Style", Palatino, serif',
    colors: ['#2a1c20', '#fbf4e9', '#a02c3c'],
  },
  shows:
    'JSON-LD, one lean block per performance and the rest on detail pages; a play in twelve performances under one address',
  publish: jsonLdSite({ shape: 'blocks', times: 'offset', lean: true }),
  programme: {
    perWeek: 1.6,
    runs: {
      everyWeeks: 4,
      runWeeks: 3,
      performances: ['Thu 19:30-21:40', 'Fri 20:00-22:10', 'Sat 20:00-22:10', 'Sun 15:00-17:10'],
      plays: playsOf(`
        The Ferryman’s Daughters | Arts | $18-$32
          Three sisters inherit a ferry nobody needs any more and a secret everybody wants. A new drama set on the Wateree in 1931.
        Arsenic and Old Crinoline | Arts | $16-$28
          A murder, a wedding and a missing ham, all before the second act. A farce with nine doors.
        The Moon Over Blossom Street | Arts | $18-$32
          Two night-shift nurses and a radio announcer try to keep a promise until sunrise. With live sound effects.
        Twelve Angry Peaches | Arts | $15-$25
          A county fair jury must name the best peach in South Carolina. Nobody is leaving until they agree.
        Letters to the Lighthouse Keeper | Arts | $18-$30
          A love story told in forty years of undelivered mail, played by two actors and one very patient dog.
      `),
    },
    shows: showsOf(`
      Improv Supper Club | Tue 19:30-21:00 | Arts | $10
        You shout a dish, the company cooks up a scene. Nothing is edible and everything is overdone.
      Page to Stage: New Plays Read Aloud | Mon 19:00-21:00 | Arts | Free | terms: Pay what you can.
        Six actors, six music stands and a script finished that morning. Stay to tell the writer what you heard. With live captions.
      Stage Combat for the Perfectly Peaceful | Sat 10:00-12:30 | Education | $35
        Learn to fall, slap and duel without so much as a bruise. Wear trousers and leave your grudges at home.
      The Hardware Store Cabaret | Wed 20:00-22:00 | Music | $20
        Torch songs, tap dance and percussion for paint cans, in honour of the neighbours downstairs.
      Shadow Puppets for Small People | Sat 10:30-11:15 | Arts | $6
        A fox, a moon and a great many socks. Forty-five minutes, no scary parts, juice afterwards.
      Backstage After Dark: A Ghost Light Tour | Mon 20:30-21:45 | Other | $12
        Climb to the fly loft, try the thunder sheet and meet the resident ghost, who is said to prefer comedies. The fly loft is not wheelchair accessible.
      One-Minute Play Marathon | Tue 19:00-21:00 | Arts | $8-$12
        Sixty plays in sixty minutes, with a bell, a clock and an audience that keeps score.
      Open Audition Workshop | Mon 18:00-20:00 | Education | Free
        A casting director explains what they really write on that clipboard, and gives everyone two minutes to change it.
      Radio Hour: The Vanishing of Calhoun Falls | Wed 19:30-20:45 | Arts | $14
        A 1947 mystery serial performed with gravel, coconuts and a live organ. Recorded for the air.
      Costume Rummage Sale | Sat 09:00-13:00 | Other | Free
        Thirty years of doublets, boas and one whole horse, priced to leave the building.
      Monologue Mondays | Mon 19:30-21:00 | Arts | $7
        Ten strangers, one spotlight. The subject this time is the worst advice you ever took.
      Teen Playwrights Showcase | Tue 18:30-20:00 | Arts | $5
        Five short plays by writers too young to vote and far too young to be this good.
      Talking Props: How We Built the Boat | Wed 18:00-19:00 | Education | Free
        Our shop foreman shows how a full-size ferry goes up one flight of stairs. Bring questions and strong opinions on glue.
      Hallelujah Brunch: A Gospel Revue | Sat 11:00-13:00 | Music | $28 | hint: Sold out
        Biscuits at eleven, hallelujahs at half past. The ladies of the Lady Street choir run the kitchen and the show.
      Silent Film Night: The Clockmaker’s Bride | Tue 20:00-21:40 | Arts | $10
        A 1924 melodrama with a new score for banjo and theremin, played live in the dark.
      Stand-Up Sit-Down | Wed 20:00-21:30 | Nightlife | $12 | hint: Ages 18+
        Comedians tell one story each from an armchair, then answer for it. The bar stays open.
    `),
  },
};
