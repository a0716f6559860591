import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia } from '../places.ts';
import { tribeSite } from '../publish/tribe-site.ts';

export const cottonYardSocial: Site = {
  host: 'www.cottonyard.example',
  name: 'Cotton Yard Social',
  tagline: 'A beer garden, four kitchens and one long row of picnic tables.',
  place: columbia,
  venue: { name: 'Cotton Yard Social', street: '2101 Sumter Street', zip: '29201', at: [34.0121, -81.0352] },
  calendar: '/events',
  source: '/events',
  eventFolder: '/event/',
  pictureFolder: '/wp-content/uploads/yard/',
  keepDays: 1,
  look: {
    skin: 'cards',
    dates: 'at',
    font: '"Century Gothic", Futura, sans-serif',
    colors: ['#33261d', '#fff6e6', '#c8452f'],
  },
  labels: { Social: 'Community', Food: 'Food & Drink', Nightlife: 'Late Night', Music: 'Live Music' },
  shows:
    'The Events Calendar: an HTML page that advertises its JSON interface; paging; a weekly trivia night; titles with entities',
  publish: tribeSite({ perPage: 8 }),
  programme: {
    perWeek: 1.6,
    weekly: showsOf(`
      Trivia with Big Dale & Little Dale | Tue 19:00-21:00 | Social | Free | pausesEvery: 7
        Six rounds, one of them about geography and all of them about the Dales. Teams of up to six.
    `),
    shows: showsOf(`
      Shrimp Boil & Brass | Sat 16:00-20:00 | Food | $24
        Newspaper on the tables, butter on everything, and a tuba in the background.
      Cornhole Classic | Sun 13:00-18:00 | Sports | $20
        Double elimination, novelty trophy, extremely serious bracket. Bring a partner or be given one.
      Silent Disco in the Yard | Fri 21:00-00:30 | Nightlife | $15 | hint: Ages 21+
        Three channels, five hundred headphones, one neighbor who finally sleeps well.
      Yappy Hour | Thu 17:00-19:30 | Social | Free
        Bowls at nose height, a pup photographer and an agility course that nobody finishes.
      Vinyl & Dumplings | Wed 18:00-21:00 | Food | $6-$14
        The Golden Steamer parks by the stage and the crates come out. Request a side, order a dozen.
      Porch Pickers’ Jam | Sun 15:00-18:00 | Music | Free
        Bring anything with strings. Beginners sit inside the circle, show-offs stand by the fence.
      Drag Brunch Bingo | Sat 12:00-15:00 | Nightlife | $18 | hint: Sold out
        Miss Magnolia Grandiflora calls the numbers and the outfits. Mimosas by the carafe.
      Board Game Amnesty | Wed 18:30-22:00 | Social | Free
        Turn in the one your family fights over, take home another. Referees on duty.
      Low & Slow: Pitmaster Class | Sat 10:00-14:00 | Food | $85
        Fire, wood, patience. You will trim, rub, wrap and then nap, like a professional.
      Night Market | Fri 18:00-22:00 | Other | Free
        Fifty stalls under the bulbs: prints, pickles, plants and a man who engraves flasks while you wait.
      Speed Friending | Thu 18:30-20:30 | Social | $5
        New in town? Five minutes, one good question, next stool. Nobody is looking for love, probably.
      Oyster & Stout Week Closing Party | Sun 14:00-19:00 | Food | $30-$45 | status: postponed
        Six stouts and a truckload of singles. The truck is late, so the party is too.
      Eighties Prom, Again | Sat 20:00-00:30 | Nightlife | $12 | hint: Ages 21+
        Taffeta, a balloon arch and a slow dance every half hour. Corsages at the bar.
      Chili for a Cause | Sun 12:00-15:00 | Food | $10
        Twenty pots, one ladle each. Every bowl buys a winter coat for somebody in the Midlands.
      Storytelling Night: Bad Roommates | Wed 19:30-21:30 | Arts | $8
        True tales, seven minutes, no notes. The tuba player from downstairs has promised not to attend.
      Bluegrass, Beans & Cornbread | Fri 18:00-21:00 | Music | $10
        The Pine Straw Boys play two sets; the beans have been on since Wednesday.
    `),
  },
};
