import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia } from '../places.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

export const kilnAndCircuit: Site = {
  host: 'www.kilnandcircuit.example',
  name: 'Kiln & Circuit',
  tagline: 'A makerspace where the soldering irons and the potters share a wall.',
  place: columbia,
  venue: { name: 'Kiln & Circuit', street: '1200 Catawba Street, Bay 4', zip: '29201', at: [33.9887, -81.0285] },
  calendar: '/workshops',
  source: '/workshops',
  eventFolder: '/workshops/',
  pictureFolder: '/static/img/',
  keepDays: 3,
  look: { skin: 'cards', dates: 'slash', font: '"Courier New", monospace', colors: ['#e8f2f2', '#10202b', '#45c4b0'] },
  shows: 'JSON-LD, one block per event, after a block that a template broke',
  publish: jsonLdSite({
    shape: 'blocks',
    times: 'offset',
    brokenBlock:
      '{ "@context": "https://schema.org", "@type": "Organization", "name": "Kiln & Circuit", "sameAs": [, ] "logo": {{ site.logo }} }',
  }),
  programme: {
    perWeek: 1.6,
    shows: showsOf(`
      Solder Your First Synth | Sat 13:00-16:30 | Technology | $55
        Forty parts, one circuit board and a noise your family will ask you to stop. No experience needed.
      Open Bench Night | Tue 18:00-21:00 | Social | Free
        Tour the shop, meet the members, and bring the thing you have been meaning to fix.
      Laser Cutter Basics | Thu 18:30-20:30 | Technology | $30
        From drawing to plywood in two hours. You leave certified and smelling faintly of campfire.
      Midlands Python Supper | Wed 18:00-20:00 | Technology | Free
        Three short talks and a crockpot. This time: cleaning messy city data and a chatbot that only knows barbecue.
      Robot Sumo League | Sat 11:00-15:00 | Technology | $5
        Two machines, one ring, no mercy. Bring a bot under five hundred grams or a good loud voice.
      Welding 101: The Garden Gate | Sun 12:00-17:00 | Education | $120
        Learn the MIG torch and go home with a small gate and a large sense of yourself.
      Women Who Wire | Mon 18:30-20:30 | Technology | Free
        A monthly circle for women in electronics and those about to be. Child care in the front room.
      Repair Café: Lamps and Toasters | Sat 10:00-13:00 | Other | Free
        Our fixers look inside with you. Two in three go home working; the third gets a decent funeral.
      Pitch the Shop: Hardware Startups | Thu 17:30-19:30 | Business | $10
        Five founders put a prototype on the table and ask for the hardest question first.
      3D Printing for Teachers | Sat 09:00-11:30 | Education | $15
        Fractions, fossils and frog skeletons. Lesson plans and one printed molar per guest.
      Ham Radio License Cram | Sun 10:00-16:00 | Technology | $25
        Study until three, sit the exam at half past. The pass rate is higher than the antenna.
      Glaze Chemistry for Potters | Wed 18:00-20:00 | Arts | $35
        Why the celadon came out brown, and how to make it do that when you want it to.
      Hack the Flood: River Sensor Build | Sat 12:00-18:00 | Technology | Free
        Assemble ten gauges that text the neighborhood when Gills Creek rises. Lunch is on the city.
      Circuit Bending Jam | Fri 20:00-23:00 | Music | $8
        Talking toys, rewired and amplified, in concert. The finale involves a singing fish.
      Ask an AI Skeptic | Tue 18:30-20:00 | Technology | Free
        A statistician takes your questions about clever machines and answers them with dice and envelopes.
      Spoon Carving by Lantern | Fri 18:00-20:30 | Arts | $28
        A crooked knife, a green branch and a quiet evening. Everybody’s first spoon is a shovel.
    `),
  },
};
