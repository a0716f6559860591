import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia } from '../places.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

export const oliveStreetMarket: Site = {
  host: 'www.olivestreetmarket.example',
  name: 'Olive Street Market',
  tagline: 'Farmers, cooks and neighbors under one long tin roof.',
  place: columbia,
  venue: { name: 'Olive Street Market', street: '730 Saluda Avenue', zip: '29205', at: [33.9975, -81.0163] },
  calendar: '/happenings',
  source: '/happenings',
  eventFolder: '/happenings/',
  pictureFolder: '/pictures/',
  keepDays: 1,
  notes: [
    { heading: 'What to bring', lines: ['A basket or two', 'Small bills for the peanut man', 'A cooler in summer'] },
    { heading: 'Parking', lines: ['Along Saluda Avenue, and in the church lot on market days.'] },
    { heading: 'Good to know', lines: ['Rain or shine. Dogs on a leash are welcome outside the roof.'] },
  ],
  look: { skin: 'agenda', dates: 'at', font: '"Trebuchet MS", sans-serif', colors: ['#2d2a1f', '#fdf8ea', '#b5522b'] },
  labels: { Food: 'Eat and Drink', Social: 'Neighbors', Other: 'Odds and Ends' },
  shows: 'JSON-LD with dates only; the times are in the visible text only; a weekly market',
  publish: jsonLdSite({ shape: 'array', times: 'dates-only' }),
  programme: {
    perWeek: 1.6,
    weekly: showsOf(`
      Saturday Growers’ Market | Sat 08:00-12:00 | Food | Free
        Forty farms within an hour’s drive, a knife sharpener and the good peanut man. Rain or shine.
    `),
    shows: showsOf(`
      Oyster Roast under the Tin Roof | Fri 18:00-21:00 | Food | $45
        Bushels from the ACE Basin, shovels, saltines and a row of glowing steel. Gloves are provided, aprons are wise.
      Biscuit School | Sun 10:00-12:00 | Food | $40
        Cold butter, light hands, hot oven. You eat your homework with three kinds of jam.
      Tamale Wednesday | Wed 11:00-14:00 | Food | $3-$12
        The Ramírez family unwraps four hundred of them at eleven. They have never lasted past two.
      Cheese & Vinyl | Thu 18:30-20:30 | Food | $28 | hint: Ages 21+
        Five cheeses, five records, one man who has thought far too much about both.
      Soup Swap | Sun 15:00-17:00 | Social | Free
        Bring six quarts of your own, trade for six you would never have thought of.
      Long Table Supper: Lowcountry | Fri 18:30-21:30 | Food | $75 | hint: Sold out
        Eighty seats in one line. Red rice, deviled crab and a coconut cake as tall as a child.
      Hot Sauce Science Fair | Sat 14:00-17:00 | Food | $10
        Thirty home cooks with trifold boards and something to prove. Milk is included in the ticket.
      Neighborhood Swap Shed | Sun 09:00-11:00 | Other | Free
        Leave a lamp, take a ladder. Whatever remains at eleven goes to the thrift shop.
      Pie Auction for the Fire Station | Thu 18:00-20:00 | Social | Free
        Forty pies, one auctioneer and a chocolate meringue that once went for six hundred dollars.
      Kitchen Garden Walk | Sun 08:30-10:00 | Outdoor | $8 | season: 3-10
        Follow a wheelbarrow through six backyard gardens and learn what the deer will not eat.
      Barbecue Summit: Mustard v. Vinegar | Sat 13:00-17:00 | Food | $20-$30
        Ten pits, two philosophies and a panel that has to be seated apart. Your fork casts the vote.
      Market Music: The Pickle Jar Trio | Fri 17:30-19:30 | Music | Free
        Fiddle, guitar and a washtub bass between the tomatoes and the bread. Dancing tolerated.
      Kids Cook: Dumplings | Sun 14:00-15:30 | Education | $18
        Fold, pleat, steam, giggle. For cooks aged six to twelve; grown-ups may watch from the bench.
      Coffee Cupping with the Roasters | Wed 08:00-09:00 | Food | $12
        Slurp loudly, spit politely and find out what they mean by stone fruit.
      Mending Circle | Thu 17:30-19:30 | Social | Free
        Bring the sweater with the elbow. Darning mushrooms, patches and patience are supplied.
      Wild Mushroom Show & Tell | Sat 13:00-15:00 | Education | $5
        Foragers from three counties lay out what they found and, more to the point, what they left alone.
    `),
  },
};
