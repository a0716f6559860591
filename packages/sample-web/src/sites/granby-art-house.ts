import { playsOf, showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { columbia } from '../places.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';

export const granbyArtHouse: Site = {
  host: 'www.granbyarthouse.example',
  name: 'Granby Art House',
  tagline: 'Galleries, studios and a very large kiln in a former mill.',
  place: columbia,
  venue: { name: 'Granby Art House', street: '611 Whaley Street', zip: '29201', at: [33.9861, -81.0347] },
  calendar: '/events',
  source: '/events',
  eventFolder: '/events/',
  pictureFolder: '/wp-content/uploads/granby/',
  keepDays: 3,
  robots: 'reserved',
  validators: 'last-modified',
  labels: { Arts: 'Visual Art', Education: 'Class', Social: 'Members' },
  look: {
    skin: 'rows',
    dates: 'long',
    font: '"Avenir Next", Verdana, sans-serif',
    colors: ['#222033', '#f7f3ee', '#6b4fb3'],
  },
  shows: 'JSON-LD in one @graph with the place by @id; all-day exhibitions over six weeks; Last-Modified',
  publish: jsonLdSite({ shape: 'graph', times: 'local' }),
  programme: {
    perWeek: 1.6,
    exhibitions: [
      {
        everyWeeks: 6,
        shiftWeeks: 0,
        shows: playsOf(`
          Indigo: A Color Comes Home | Arts | Free
            Quilts, maps and vats: forty works that follow one blue from a Lowcountry field to a Columbia front porch.
          Small Rooms: Dollhouses by Ida Pruitt | Arts | Free
            A retired dispatcher spent thirty years building the houses she was called to. All doors open.
          The Weather Painters | Arts | Free
            Eleven artists painted the same sky at the same minute for a year. No two clouds agree.
        `),
      },
      {
        everyWeeks: 6,
        shiftWeeks: 3,
        shows: playsOf(`
          Red Clay, Blue Flame | Arts | $8
            Piedmont potters and the fires they tend, with a wall of test tiles you are allowed to touch.
          Night Shift: Photographs from the Last Mill | Arts | $8
            A loom fixer carried a camera in her lunch pail for nineteen years. These are the prints.
          Paper Birds of the Congaree | Arts | $8
            Every species on the river, folded at life size from old phone books, and hung in flight.
        `),
      },
    ],
    shows: showsOf(`
      Wheel Throwing for Beginners | Tue 18:00-20:30 | Education | $45
        You will make one bowl and one apology for a bowl. Both are fired and glazed for you.
      Thursday Night Open Studios | Thu 17:00-21:00 | Arts | Free
        Thirty-two doors open at once. Wander in, ask what that smell is, and leave with something framed.
      Life Drawing with Live Cello | Wed 19:00-21:00 | Arts | $15 | hint: Ages 18+
        A model, a cellist and two hours of good silence between the notes. Easels provided.
      Curator’s Coffee | Sat 10:00-11:00 | Social | Free
        A walk through the galleries with the person who hung them crooked on purpose. Pastries by the door.
      Block Printing on Tea Towels | Sun 13:00-16:00 | Education | $38
        Carve a fig, a fish or a feeling, and print it four times. All materials are included.
      Members’ Twilight Preview | Thu 18:00-20:00 | Social
        A first look at the new hang with a glass of something cold. Bring your card or join at the desk.
      Sketch Crawl: Bridges and Back Steps | Sat 09:30-12:00 | Outdoor | Free
        Walk the mill village with a pencil and a folding stool. Every skill, every pace, dogs welcome.
      The Long Table: Dinner with Five Painters | Fri 19:00-22:00 | Food | $65
        Five courses, each inspired by a picture on the wall and argued over by the one who painted it.
      Raku in the Yard | Sat 16:00-19:00 | Arts | $30
        Pull your pot out of the fire with tongs and watch the glaze make up its mind. Wear closed shoes.
      Artists’ Taxes Without Tears | Mon 18:00-19:30 | Business | $10
        A bookkeeper who paints explains what a canvas is to the revenue service. Bring a shoebox of receipts.
      Family Collage Sunday | Sun 14:00-15:30 | Arts | Free | hint: Family friendly
        A ton of magazines, a gallon of glue and no wrong answers. For ages four to ninety-four.
      Slow Looking: One Painting, One Hour | Wed 12:00-13:00 | Health | Free
        Sit with a single picture while a guide asks gentle questions. Surprisingly restful; cushions provided.
      Zine Swap & Staple | Sat 13:00-16:00 | Social | Free
        Bring ten copies of anything, go home with ten of something else. Long-reach staplers on every table.
      Artist Talk: Threads of the River | Thu 18:30-19:45 | Education | Free
        A weaver explains how she turned eighty years of flood data into a curtain you can walk through.
      Neon Bending Demonstration | Fri 18:00-20:00 | Technology | $12
        Glass, gas and ten thousand volts, in the hands of a sign maker with all her fingers. Stand behind the line.
      Granby Craft Fair | Sat 10:00-16:00 | Other | $3
        Sixty makers in the courtyard: spoons, soaps, sea monsters. The kiln opens on the hour.
    `),
  },
};
