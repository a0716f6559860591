import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia } from '../places.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

export const congareeStage: Site = {
  host: 'www.congareestage.example',
  name: 'Congaree Stage',
  tagline: 'Four hundred seats, one good room. Live music in an old cotton warehouse since 1987.',
  place: columbia,
  venue: { name: 'Congaree Stage', street: '912 Huger Street', zip: '29201', at: [33.9974, -81.0462] },
  calendar: '/shows',
  source: '/shows',
  eventFolder: '/shows/',
  pictureFolder: '/assets/posters/',
  keepDays: 2,
  robots: 'delay',
  validators: 'etag',
  labels: { Music: 'Concert', Nightlife: 'Late show' },
  seats: ['Standing', 'Balcony seat'],
  notes: [
    { heading: 'Dress code', lines: ['Come as you are. Flat shoes are kinder to a hundred-year-old floor.'] },
    {
      heading: 'Parking',
      lines: ['The gravel lot on Huger Street is free for ticket holders. Please leave the loading dock clear.'],
    },
    {
      heading: 'At the venue',
      lines: [
        'Coat check by the stairs',
        'Full bar, card only',
        'Free earplugs at the door',
        'Water station beside the stage',
      ],
    },
    { heading: 'Accessibility', lines: ['Step-free from the street to the floor. The balcony has stairs only.'] },
    { heading: 'Getting here', lines: ['Bus 101 stops at Huger and Gervais, three minutes on foot.'] },
  ],
  look: { skin: 'cards', dates: 'short', font: 'Georgia, serif', colors: ['#f4ead6', '#17142b', '#f2b544'] },
  shows:
    'JSON-LD, one array on the listing; dates without a year in the text; cancelled, postponed and sold-out shows; titles with markup in them; ETag; Crawl-delay',
  publish: jsonLdSite({ shape: 'array', times: 'offset' }),
  programme: {
    perWeek: 1.6,
    shows: showsOf(`
      Salt & "Vinegar" 🎸 <script>alert("encore")</script> | Fri 21:00-23:30 | Music | $12-$15
        Two computer science dropouts play surf rock at the speed of a dial-up modem. Yes, that is really the name of the tour.
      The Lantern Sisters | Sat 20:00-22:30 | Music | $18 | terms: $18 + $3.25 service fee = $21.25. | saleWeeks: 5
        Three-part harmony from three actual sisters, raised on shape-note singing and a very small trailer. With pedal steel by their uncle Ray.
      Ferris & the Low Tides | Thu 19:30-22:00 | Music | $14 | saleWeeks: 4
        Beach soul with a seven-piece horn line and no hurry whatsoever. Bring shoes you can shag in.
      Odessa Bright Quartet: Blue Hour | Sun 18:00-20:00 | Music | $22-$35 | terms: Tickets are $22 to $35, plus a $4.50 service fee. | saleWeeks: 6
        The pianist plays her new record front to back, as the light goes out of the tall windows on Huger Street.
      Mill Whistle | Fri 20:00-23:00 | Music | $15 | status: cancelled
        Five voices and a washboard from the Olympia mill village. Their van has other plans.
      Late Late Lounge with DJ Magnolia | Sat 22:00-01:30 | Nightlife | $10 | hint: Ages 21+
        Rare southern soul on vinyl, a mirror ball borrowed from a skating rink, and a midnight shrimp cocktail.
      Harlan Oaks, Solo | Wed 19:00-21:00 | Music | $25 | hint: Sold out
        One man, one 1946 guitar, two hours of songs about roads he has regretted. Seated show.
      Paper Kites Over Kentucky | Fri 20:30-23:00 | Music | $16-$20 | terms: All fees included. | saleWeeks: 5
        Dream pop from Lexington with a choir of toy pianos. The opening set is played entirely on the staircase.
      Rock & Roll <b>Bingo</b> — “O’Malley’s Revenge” 🎉 | Tue 19:00-21:30 | Nightlife | $5 | hint: Ages 21+
        The house band plays ten seconds; you find the square. First card filled picks the encore.
      The Possum Kingdom Brass Band | Sat 19:30-22:00 | Music | $17 | saleWeeks: 6
        Second-line parade music from eleven people who refuse to stand still. It begins on the sidewalk and ends on the bar.
      Juniper Vale | Thu 20:00-22:00 | Music | $13 | status: postponed | saleWeeks: 6
        Quiet songs about loud weather. Juniper writes on an autoharp she found in a flood.
      Nine Volt Gospel | Sun 17:00-19:30 | Music | $20
        Electric gospel with two drummers and a Hammond organ that needed six people to carry it in.
      Carolina Parakeet | Fri 20:00-22:30 | Music | $15 | status: cancelled
        Songs about extinct birds and living landlords. The drummer became a father this week; the rest are holding the baby.
      Cumbia Night with Los Vecinos del Río | Sat 21:00-00:30 | Music | $12
        Accordions, congas and a free dance lesson at nine. Nobody stands along the wall for long.
      Tuesday Songwriters in the Round | Tue 19:30-21:30 | Music | Free
        Four local writers trade songs and the stories they usually leave out. Pass the hat, keep the change.
      Static Bloom + Velvet Antler | Wed 20:00-23:00 | Music | $10-$12
        A double bill of shoegaze and worse footwear. Earplugs are free at the door and you will want them.
    `),
  },
};
