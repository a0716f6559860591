import { showsOf } from '../calendar/shows-of.ts';
import type { Site, Venue } from '../model.ts';
import { columbia } from '../places.ts';
import { icsSite } from '../publish/ics-site.ts';

const landing: Venue = { name: 'Laurel Street Landing', street: '300 Laurel Street', zip: '29201' };
const track: Venue = { name: 'Edgefield Track', street: '2400 Edgewood Avenue', zip: '29204' };

export const fallLineRunners: Site = {
  host: 'www.falllinerunners.example',
  name: 'Fall Line Runners',
  tagline: 'All paces, all weathers, two rivers.',
  place: columbia,
  venue: { name: 'Fall Line Clubhouse', street: '1817 Gervais Street', zip: '29201', at: [34.0039, -81.0268] },
  calendar: '/calendar',
  source: '/calendar.ics',
  eventFolder: '/run/',
  pictureFolder: '/media/',
  keepDays: 7,
  validators: 'etag',
  labels: { Sports: 'Race', Health: 'Training', Outdoor: 'Trail', Social: 'Club' },
  look: { skin: 'table', dates: 'slash', font: 'Arial, sans-serif', colors: ['#12263a', '#eef4f7', '#d8572a'] },
  shows:
    'ICS feed given directly; TZID with VTIMEZONE; weekly rules with pauses (RRULE, EXDATE); cancelled and tentative entries; ETag',
  publish: icsSite({ feed: '/calendar.ics', times: 'tzid' }),
  programme: {
    perWeek: 1.6,
    weekly: showsOf(
      `
        Tuesday Track: 400s and Regrets | Tue 18:00-19:15 | Sports | Free | pausesEvery: 5 | at: track
          Intervals by pace group with a coach, a whistle and a cooler of orange slices.
        Dawn Patrol: Six Easy Miles | Thu 05:45-07:00 | Health | Free | everyWeeks: 2 | at: landing
          Along the canal before work, headlamps on. Nobody is left behind and nobody is cheerful until mile two.
      `,
      { track, landing },
    ),
    shows: showsOf(
      `
        Two Bridges 10K | Sat 08:00-10:30 | Sports | $40-$55 | at: landing
          Over one river, back over the other, and a brass band on each. Fast, flat, and chip timed.
        Couch to Congaree: Week One | Mon 18:00-19:00 | Health | $20
          A nine-week plan for people who have not run since a bell rang for recess.
        Biscuit Mile | Sun 09:00-10:30 | Sports | $15 | at: track
          Four laps, four biscuits, gravy on the side. The record is eight minutes and rather hard to watch.
        Swamp Stomp Trail Half Marathon | Sat 07:30-11:30 | Outdoor | $65 | status: cancelled | at: landing
          Thirteen miles of roots, boardwalk and owls. High water has closed the course.
        Foam Rolling and Other Sorrows | Wed 18:30-19:30 | Health | $10
          A physical therapist finds the exact spot and explains why it is not your knee.
        Volunteer Pint Night | Fri 17:30-19:30 | Social | Free
          Thank you for the water tables. The first round is on the treasurer, who does not know yet.
        Corporate Relay Challenge | Thu 18:00-20:00 | Sports | $120 | at: track
          Teams of four, one baton, and bragging rights over the bank next door for a whole year.
        Owl Prowl Night Run | Fri 20:00-21:30 | Outdoor | $12 | at: landing
          Five slow miles with headlamps and a naturalist who can hoot in four dialects.
        Kids’ Dash & Splash | Sat 09:00-10:30 | Sports | $5 | at: track
          A quarter mile, a sprinkler, and a medal as large as the runner.
        Shoe Clinic: Bring Your Oldest Pair | Wed 17:30-19:00 | Education | Free
          What the worn heel says about you, from a cobbler and a biomechanics student.
        The Cola Hill Repeater | Sun 07:00-09:00 | Sports | $25
          The steepest block in the city, as often as you like in ninety minutes. Breakfast at the bottom.
        Towpath Clean-Up Jog | Sat 08:30-11:00 | Outdoor | Free | status: cancelled | at: landing
          Gloves, bags and boots. Called off until the river goes down.
        Marathon Stories: Eleven Last Miles | Tue 19:30-21:00 | Education | $8
          Runners tell what went wrong after mile fifteen and why they signed up again.
        Turkey Vulture 5K | Sat 08:30-10:00 | Sports | $30 | status: postponed | at: landing
          The slowest runner sets the pace of the circling volunteers in bird suits.
        Balance & Breath for Runners | Mon 19:00-20:00 | Health | $12
          An hour of standing on one leg with your eyes shut. Humbling and surprisingly good for ankles.
        Canal to Capitol Relay | Sun 08:00-11:00 | Sports | $90 | at: landing
          Teams of three carry a small brass bell from the canal locks to the State House steps. It must keep ringing.
      `,
      { landing, track },
    ),
  },
};
