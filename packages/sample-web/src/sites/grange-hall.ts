import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia } from '../places.ts';
import { icsSite } from '../publish/ics-site.ts';

export const grangeHall: Site = {
  host: 'calendar.gervaisgrange.example',
  scheme: 'http',
  name: 'Gervais Grange Hall No. 9',
  tagline: 'Potlucks, politics and a floor for dancing. Founded 1891, online since 1998.',
  place: columbia,
  venue: { name: 'Gervais Grange Hall', street: '2225 Gervais Street', zip: '29204' },
  calendar: '/notices',
  source: '/feed',
  eventFolder: '/notices/',
  pictureFolder: '/pix/',
  keepDays: 7,
  labels: { Other: 'Grange', Social: 'Potluck', Food: 'Supper' },
  look: {
    skin: 'definitions',
    dates: 'ap',
    font: '"Times New Roman", serif',
    colors: ['#000000', '#fffff0', '#00008b'],
  },
  shows: 'Plain http only, and an ICS feed sent as text/plain from a URL without a file extension; floating times',
  publish: icsSite({ feed: '/feed', times: 'floating', contentType: 'text/plain' }),
  programme: {
    perWeek: 1,
    shows: showsOf(`
      Grange Hall Contra Dance | Sat 19:30-22:30 | Social | $10
        A caller, two fiddles and flat shoes. If you can walk and count to eight you can do it.
      Seed & Tool Auction | Sat 10:00-13:00 | Other | Free
        Hoes, hand plows and a box marked only misc. The auctioneer is ninety and does not repeat himself.
      Brunswick Stew Supper | Fri 17:00-19:30 | Food | $12
        Stirred with a boat paddle since four in the morning. Seconds when the line is gone.
      Old-Time Radio Swap | Sun 13:00-16:00 | Other
        Tubes, dials and the smell of warm dust. Bring one that hums and somebody will know why.
      Beekeepers’ Evening | Mon 19:00-20:30 | Education | Free
        How the hives came through, what the mites are up to, and a blind tasting of eleven honeys.
      Town Talk: The Rail Line Question | Thu 18:30-20:00 | Other | Free
        Neighbors, three minutes each, and an egg timer that everybody respects.
      Quilt Raffle & Bake Sale | Sat 09:00-12:00 | Social | $1
        A double wedding ring in forty blues. The lemon bars are gone by ten.
      Blood Drive | Tue 11:00-17:00 | Health | Free
        An hour of your day and a very good cookie. Walk-ins are welcome until four.
      Shape-Note Singing | Sun 14:00-16:30 | Music | Free
        Four sides of a square, loaner books and no audience at all: everybody sings.
      Mule Day Planning Potluck | Wed 18:00-20:00 | Food
        Bring a dish and an idea about parking. The mule committee reports at seven.
      Square-Dance Robots: A Young Farmers’ Showcase | Sat 14:00-16:00 | Technology | $3
        Eight small machines, one caller and a do-si-do that has never yet worked twice.
    `),
  },
};
