import { showsOf } from '../calendar/shows-of.ts';
import type { Site, Venue } from '../model.ts';
import { columbia } from '../places.ts';
import { icsSite } from '../publish/ics-site.ts';

const boardwalk: Venue = { name: 'Gills Creek Boardwalk', street: '4705 Devine Street', zip: '29209' };
const meadow: Venue = { name: 'Hopkins Meadow', street: '1100 Bluff Road', zip: '29201' };

export const congareeGreenways: Site = {
  host: 'www.congareegreenways.example',
  name: 'Congaree Greenways Conservancy',
  tagline: 'Thirty-one miles of trail, and the herons that came with them.',
  place: columbia,
  venue: { name: 'Canal Lock House', street: '312 Laurel Street', zip: '29201', at: [34.0113, -81.0537] },
  calendar: '/outings',
  source: '/outings.ics',
  eventFolder: '/outings/',
  pictureFolder: '/photos/',
  keepDays: 7,
  robots: 'delay',
  look: {
    skin: 'agenda',
    dates: 'long',
    font: 'Optima, Candara, sans-serif',
    colors: ['#1e3226', '#f3f6ec', '#2f7d5b'],
  },
  labels: { Outdoor: 'Outing', Health: 'Walk', Education: 'Nature', Other: 'Work day' },
  shows: 'ICS feed given directly; floating times; all-day entries; cancelled entries; Crawl-delay',
  publish: icsSite({ feed: '/outings.ics', times: 'floating' }),
  programme: {
    perWeek: 1.6,
    shows: showsOf(
      `
        Full Moon Paddle | Fri 19:00-21:30 | Outdoor | $35
          Canoes, a thermos and the whole sky twice over. No experience needed; we steer, you look up.
        Heron Count | Sun 07:00-09:30 | Education | Free | at: boardwalk
          Help us count the rookery before the leaves come in. Spotting scopes and cinnamon rolls supplied.
        Privet Pull & Picnic | Sat 09:00-12:00 | Other | Free | at: boardwalk
          We pull the invaders, then we eat chicken. Gloves, loppers and righteous anger are on loan.
        Slow Walk for Stiff Knees | Tue 09:30-10:45 | Health | Free
          A flat mile with four benches and a retired nurse. Good shoes, good company, no hurry.
        Tree Climbing for Grown-Ups | Sun 10:00-13:00 | Outdoor | $30 | status: cancelled | at: meadow
          Ropes, helmets and a two-hundred-year-old oak. The oak has a nest in it, and the nest was here first.
        Greenway Clean-Up Day | Sat | Outdoor | Free
          All day, all thirty-one miles. Come when you can, take a bag from any trailhead, leave it at the next.
        Bats over the Bridge | Thu 19:30-21:00 | Education | $6
          Ten thousand of them leave at dusk. We bring detectors so that you can hear what they are shouting.
        Sunrise Stretch on the Locks | Wed 06:30-07:15 | Health | Free
          Forty-five minutes of easy movement on the stone, as the mist comes off the canal.
        Family Creek Safari | Sat 10:00-11:30 | Outdoor | $5 | at: boardwalk | hint: Fun for the whole family
          Nets, buckets and a very patient crayfish. Wear shoes that may never be the same.
        Trail Builders’ Apprenticeship Day | Sun 08:30-12:30 | Education | Free | at: meadow
          Learn to read water, bench a slope and swing a McLeod. Lunch and a pin for your hat.
        Twilight Bike Roll | Fri 18:30-20:30 | Outdoor | Free
          Nine lazy miles with bells, lights and a trailer that plays Motown.
        Owls of Columbia: A Talk with Guests | Thu 18:30-19:45 | Education | $8
          Three owls who cannot fly any more, and the woman who learned what each of them likes to hear.
        Wildflower Walk | Sat 09:00-10:30 | Outdoor | Free | status: cancelled | at: meadow
          The burn crew needs the meadow this weekend. The flowers will be better for it.
        Meadow Stargazing | Fri 20:30-23:00 | Education | Free | at: meadow
          The astronomy club lines up nine telescopes and argues about which has the best Saturn.
        Compost Giveaway | Sat 08:00-10:00 | Other | Free | at: meadow
          A pickup bed or a bucket, first come, first served. It steams a little; that is how you know.
        Nature Journaling on the Boardwalk | Tue 16:30-18:00 | Arts | $10 | at: boardwalk
          One leaf, one pencil, ninety minutes. You will never again call it just green.
      `,
      { boardwalk, meadow },
    ),
  },
};
