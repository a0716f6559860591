import { showsOf } from '../calendar/shows-of.ts';
import type { Site, Venue } from '../model.ts';
import { columbia } from '../places.ts';
import { icsSite } from '../publish/ics-site.ts';

const annex: Venue = { name: 'The Annex at Main', street: '1530 Main Street, Suite 200', zip: '29201' };

export const foundersTable: Site = {
  host: 'www.founderstable.example',
  name: 'Midlands Founders’ Table',
  tagline: 'People who started something, helping people who are about to.',
  place: columbia,
  venue: { name: 'Founders’ Table', street: '1301 Assembly Street', zip: '29201', at: [34.0008, -81.0365] },
  calendar: '/gatherings',
  source: '/gatherings',
  eventFolder: '/gatherings/',
  pictureFolder: '/img/',
  keepDays: 5,
  look: {
    skin: 'definitions',
    dates: 'ap',
    font: '"Gill Sans", Calibri, sans-serif',
    colors: ['#2b2b2b', '#faf7f0', '#0f7173'],
  },
  labels: { Business: 'Founders', Technology: 'Product', Social: 'Mixer', Education: 'Workshop' },
  shows: 'A plain HTML page that names its ICS feed by rel=alternate; UTC times',
  publish: icsSite({ feed: '/gatherings/feed.ics', times: 'utc' }),
  programme: {
    perWeek: 1.6,
    shows: showsOf(
      `
        First Fifty Customers | Tue 08:00-09:30 | Business | $12
          Three owners tell exactly how they found theirs, including the part with the parking lot and the clipboard.
        Pitch Practice with Kind Strangers | Thu 17:30-19:00 | Business | Free | at: annex
          Four minutes to talk, six to listen. Slides are forbidden, snacks are not.
        Books, Payroll, Breakfast | Wed 07:30-09:00 | Business | $15
          An accountant, a waffle iron and the seven numbers to look at every Monday.
        Main Street Mixer | Thu 17:30-20:00 | Social | $10 | at: annex
          Shopkeepers, landlords and lenders in one room with the lights up and the name tags large.
        Contract Clinic | Fri 12:00-13:30 | Business | Free
          Volunteer attorneys read your lease with you, aloud if need be.
        Shipping Day: Product Demos | Tue 18:00-20:00 | Technology | Free | at: annex
          Six teams show what works, what almost works and what they deleted the night before.
        Hiring Your First Person | Mon 17:30-19:00 | Education | $20
          What to pay, what to ask, and how to be a boss somebody would recommend.
        Women Owners’ Lunch | Wed 11:30-13:00 | Business | $22
          One long table, one frank question: what did you stop doing? Hosted by the owner of three laundromats.
        Capital Without the Mystery | Thu 08:00-10:00 | Business | $18 | at: annex
          A banker, an angel and a credit union explain what they really look for, in that order.
        Midlands Makers’ Trade Night | Fri 18:00-20:30 | Business | $5
          Forty small manufacturers and the shops that might stock them. Order forms on clipboards, bluegrass in the corner.
        Failure Supper | Tue 18:30-20:30 | Social | $30 | hint: Sold out
          Three founders tell the story of the one that did not work. What is said at the table stays there.
        Family Business, Family Dinner | Mon 18:00-20:00 | Business | $25
          How to pass on a shop without losing Thanksgiving. With a mediator who grew up above a bakery.
        Data for Corner Stores | Wed 17:30-19:00 | Technology | Free | at: annex
          A spreadsheet, a rainy-day forecast and how one grocer stopped throwing out forty pounds of bananas.
        City Hall Office Hours | Thu 13:00-15:00 | Business | Free
          Permits, signs, sidewalks. Bring the form that came back and meet the person who sent it.
        The Farm Economy, in Plain Words | Fri 08:00-09:30 | Business | $12
          An agricultural lender explains peaches, diesel and the futures market before the coffee is cold.
        Co-Founder Speed Meeting | Wed 18:00-20:00 | Social | $8 | at: annex
          Seven minutes each, one bell. Builders wear blue, sellers wear green, dreamers wear both.
      `,
      { annex },
    ),
  },
};
