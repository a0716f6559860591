import { catalog } from './catalog.ts';
import { grouped } from './dates.ts';

/** Texts above a list and instead of one without events, loaded with what shows them. */
export const notes = {
  'note.familyOnly': 'Only what its source says is for families, children or all ages. Other events may suit you, too.',

  'note.accessibleOnly':
    'Only what a source states is accessible in some way: by wheelchair, with sign language or captions, or sensory-friendly. Each event’s page says which. Other events may be accessible, too.',

  'note.searchedFor': ({ q }: { q: string }) => `Showing results for “${q}”`,
  'note.searchTyped': ({ q }: { q: string }) => `Search only for “${q}”`,

  'note.title': 'No Events Found',
  'note.together': ({ place }: { place: string }) => `No events in ${place} match all of these filters together.`,
  'note.search': ({ q, place }: { q: string; place: string }) =>
    `No events in ${place} match “${q}”. Try a shorter word or another spelling.`,
  'note.venue': ({ venue, place }: { venue: string; place: string }) =>
    `No events at ${venue} in ${place} match these filters right now.`,
  'note.featured': ({ place }: { place: string }) =>
    `No events in ${place} are featured right now. Clear the filters to see all events.`,
  'note.family': ({ place }: { place: string }) =>
    `Nothing that matches in ${place} says that it is for families or all ages. We list only what its source calls so.`,
  'note.accessible': ({ place }: { place: string }) =>
    `Nothing that matches in ${place} states that it is accessible. Many sources say nothing of it: please ask the venue.`,
  'note.days': ({ place }: { place: string }) => `No events in ${place} match these dates and filters. Try other days.`,
  'note.category': ({ category, place }: { category: string; place: string }) =>
    `No events in ${category} are listed in ${place} right now. We check for new events all day.`,
  'note.area': 'Nothing in this area of the map matches. Events without an exact place are left out.',
  'note.live': 'No events are listed here yet. We check for new events all day.',
  'note.available': 'We are preparing this city. Please check back soon.',
  'note.coming-soon': 'We do not cover this city yet. Coming soon.',
  'note.unknown': 'We do not know a city with this name.',
  'note.emptied': ({ names }: { names: string }) => `With ${names}, no events are left.`,
  'note.emptiedTogether': ({ names }: { names: string }) => `Together, ${names} leave no events.`,
  'note.without': ({ n, more, names }: { n: number; more: boolean; names: string }) =>
    `${grouped(n)}${more ? '+' : ''} without ${names}`,
  'note.dates': 'these dates',
  'note.mapArea': 'the area of the map',
  'note.askConcierge': 'Ask the Concierge',
  'note.otherCities': 'Explore Other Cities',
} as const;

export const noteText = catalog('notes', notes);
