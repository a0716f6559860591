import { catalog } from './catalog.ts';
import { counted, grouped } from './dates.ts';

/** Texts of Home, loaded with it; prescribed texts as in the specification. */
export const home = {
  'home.pageTitle': ({ place }: { place: string }) => `What’s on tonight in ${place}`,

  'scenes.pause': 'Pause the background',
  'scenes.play': 'Play the background',

  'request.label': 'What are you in the mood for?',
  'request.placeholder': 'Jazz tonight, free on Sunday…',
  'request.send': 'Ask',
  'request.speak': 'Ask by voice',
  'request.popular': 'Popular requests',
  'request.music': 'Weekend music events',
  'request.outdoor': 'Outdoor activities',
  'request.dateNight': 'Date night ideas',
  'request.noVoice': 'Voice recognition is not supported in your browser. Please try Chrome or Edge.',

  'tonight.title': 'Tonight',
  'tonight.place': ({ place }: { place: string }) => `in ${place}`,
  'tonight.more': ({ n }: { n: number }) => `${grouped(n)} more tonight`,
  'tonight.around': ({ miles }: { miles: number }) => `All of tonight within ${miles} miles`,
  'tonight.loading': 'Looking at what is on tonight…',

  'tabs.label': 'Home',
  'tabs.events': 'Events',
  'tabs.boosts': 'My Boosts',
  'curated.title': 'Curated Just for You',
  'curated.text': ({ place }: { place: string }) => `Something of everything in ${place}, soonest first.`,
  'curated.stranger': ({ place }: { place: string }) =>
    `Something of everything in ${place}, soonest first. Save events, and what you like comes first.`,
  'curated.led': ({ place }: { place: string }) =>
    `Sponsored events first, then something of everything in ${place}, soonest first.`,
  'curated.because': ({ kinds }: { kinds: string }) =>
    `Because you saved events in ${kinds}: these come first, then something of everything.`,
  'curated.and': ' and ',
  'curated.forMe': 'What I like first',
  'curated.more': 'Discover More Events',
  'curated.ask': 'Ask the concierge for Recommendations',
  'curated.request': 'What do you recommend this weekend?',
  'curated.loading': 'Loading events…',
  'curated.failed': 'The events could not be loaded',

  'empty.title': ({ city }: { city: string }) => `Let's Explore ${city} Starting Now`,
  'empty.live': 'No events are listed here yet. We check for new events all day.',
  'empty.available': 'We are preparing this city. Please check back soon.',
  'empty.coming-soon': 'We do not cover this city yet. Coming soon.',
  'empty.unknown': 'We do not know a city with this name.',
  'empty.start': 'Start Discovery Now',
  'empty.cities': 'Browse Featured Cities',

  'interest.title': 'Explore by Interest',
  'interest.text': ({ place }: { place: string }) => `Upcoming events in ${place}, by category.`,
  'interest.weekend': 'This Weekend',
  'interest.weekendText': ({ place }: { place: string }) => `What is on in ${place} from Friday to Sunday`,
  'interest.premium': 'Premium Events',
  'interest.premiumText': ({ place }: { place: string }) => `Sponsored events in ${place}`,
  'interest.others': 'More categories',
  'interest.count': ({ n }: { n: number }) => counted(n, 'event', 'events'),

  'state.title': ({ state }: { state: string }) => `All over ${state}`,
  'state.text': ({ cities, events }: { cities: number; events: number }) =>
    `${counted(events, 'coming event', 'coming events')} in ${counted(cities, 'city', 'cities')}`,
  'state.here': 'Your city',

  'growth.title': "We're Growing Fast",
  'growth.new': ({ state }: { state: string }) => `New in ${state}`,
  'growth.badge': 'NEW',
  'growth.recent': 'Recent Expansion',
  'growth.all': 'View All Cities',
  'growth.loading': 'Loading the newest cities…',

  'join.title': 'Join Marquee',
  'join.text': 'Everything here can be browsed without an account. An account needs only a name and an email address.',
  'join.google': 'Continue with Google',
  'join.create': 'Create Account',
} as const;

export const homeText = catalog('home', home);
