import { showsOf } from '../calendar/shows-of.ts';
import type { Site } from '../model.ts';
import { charlotte, columbia, savannah } from '../places.ts';
import { ownJsonSite, pageDataSite } from '../publish/data-site.ts';
import { htmlPieceSite } from '../publish/plain-site.ts';

export const riverlightTickets: Site = {
  host: 'tickets.riverlight.example',
  name: 'Riverlight Box Office',
  tagline: 'Small rooms, honest fees.',
  place: columbia,
  venue: { name: 'The Riverlight Room', street: '1201 Huger Street', zip: '29201' },
  calendar: '/o/riverlight',
  source: '/o/riverlight',
  eventFolder: '/e/',
  pictureFolder: '/pictures/',
  keepDays: 0,
  look: { skin: 'cards', dates: 'short', font: '"Segoe UI", sans-serif', colors: ['#101820', '#ffffff', '#d0432b'] },
  shows: 'A ticket seller’s page: empty until its scripts run, the events as data inside a script',
  publish: pageDataSite(),
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      Glass Harp and Tin Roof | Fri 20:00-22:00 | Music | $14-$22
        Forty wine glasses, a wet finger and whatever the weather adds.
      Improvised Shipping Forecast | Sat 19:30-21:00 | Arts | $12
        Four actors read gales, fog and gossip to a town three hours from the sea.
      Two Pianos, One Bench | Sun 16:00-17:30 | Music | $18
        Duets for people who can share. Elbows are part of the score.
      Pilot Light: New Plays Read Cold | Wed 19:00-21:00 | Arts | Free
        Scripts arrive at seven, actors at five past. Bring kindness and a pencil.
      Foley for Everyone | Thu 18:30-20:00 | Education | $9
        Coconuts, celery and a door on wheels: make the noises of a silent western.
      Comedy by Candle | Sat 21:45-23:00 | Nightlife | $15
        Five comics, five candles. When yours is out, so are you.
    `),
  },
};

export const trolleyBarnCinema: Site = {
  host: 'www.trolleybarncinema.example',
  name: 'Trolley Barn Pictures',
  tagline: 'One screen where the streetcars slept.',
  place: charlotte,
  venue: { name: 'Trolley Barn Pictures', street: '2104 South Boulevard', zip: '28203' },
  calendar: '/season',
  source: '/season/data.json',
  eventFolder: '/season/',
  pictureFolder: '/pictures/',
  keepDays: 0,
  look: { skin: 'rows', dates: 'at', font: 'Courier, monospace', colors: ['#f2ead8', '#1d1a17', '#e0a030'] },
  shows: 'JSON with field names of its own, given directly: instants in UTC, one line for the address',
  publish: ownJsonSite(),
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      Silents with a Loud Organ | Fri 19:30-21:15 | Arts | $11
        A chase, a pie and three thousand pipes in a room for sixty.
      Projectionists’ Night In | Tue 18:00-20:00 | Technology | $6
        Thread a machine from 1938 and learn why it smells of almonds.
      Home Movies of Strangers | Sat 15:00-17:00 | Social | Free
        Bring a reel from an attic. We clean it, run it and guess who they were.
      Newsreel Breakfast | Sun 10:00-11:30 | Food | $16
        The week of your choice in 1952, with eggs.
      Double Feature: Fog and More Fog | Sat 20:00-23:30 | Arts | $13
        Two films in which nobody sees anything coming. An interval with lamps on.
      Subtitles Club | Wed 19:00-21:30 | Education | $8
        One film in a language nobody here speaks, talked over afterwards in the one we do.
    `),
  },
};

export const tidewayRadioClub: Site = {
  host: 'www.tidewayradio.example',
  name: 'Tideway Radio Club',
  tagline: 'Call signs, casseroles and the long wave.',
  place: savannah,
  venue: { name: 'Tideway Radio Club', street: '15 Bull River Road', zip: '31410' },
  calendar: '/meetings',
  source: '/list?action=load_more',
  eventFolder: '/meetings/',
  pictureFolder: '/pictures/',
  keepDays: 0,
  look: {
    skin: 'definitions',
    dates: 'long',
    font: 'Lucida Sans, sans-serif',
    colors: ['#12252b', '#f1f7f8', '#1b7a6e'],
  },
  shows: 'A list that is loaded on demand: rendered HTML inside JSON',
  publish: htmlPieceSite(),
  programme: {
    perWeek: 0.5,
    shows: showsOf(`
      Solder School | Sat 10:00-12:30 | Technology | $20
        You leave with a receiver the size of a matchbox and at most one blister.
      Morse over Supper | Thu 18:30-20:00 | Social | $10
        Order by key only. The kitchen copies at eight words a minute.
      Storm Net Drill | Tue 19:00-20:00 | Education | Free
        Who calls whom when the lines are down, tried before they are.
      Listening Walk to the Pier | Sun 17:00-18:30 | Outdoor | Free
        Headphones, a long wire and whatever bounces in at dusk.
      Valve Amnesty | Wed 18:00-20:00 | Other | Free
        Hand in glassware of any age. No questions, many anecdotes.
      Contest Weekend: Forty Metres | Fri 20:00-23:00 | Sports | $5
        Three stations, one logbook and a tray of very strong coffee.
    `),
  },
};
