import { catalog } from './catalog.ts';
import { counted, grouped } from './dates.ts';

/** What a city's page says of its sources. */
export const coverage = {
  'coverage.link': ({ place }: { place: string }) => `What we read in ${place}, and what is missing`,
  'coverage.title': ({ place }: { place: string }) => `What we read in ${place}`,
  'coverage.text': 'Every source by name, when it last answered, and what we know we are missing.',
  'coverage.back': ({ place }: { place: string }) => `All events in ${place}`,
  'coverage.loading': 'Loading what we read here…',
  'coverage.failed': 'What we read here could not be loaded',
  'coverage.figures': 'This city in figures',
  'coverage.listing': 'Sources with events',
  'coverage.events': 'Coming events',
  'coverage.lost': 'Sources gone silent',
  'coverage.places': 'Known places without a source',

  'coverage.how': 'How complete are we?',
  'coverage.share': ({ percent }: { percent: number }) =>
    `As far as we know, we list about ${percent}% of what is on here.`,
  'coverage.none': 'We list nothing yet of what is on here, as far as we know.',
  'coverage.all':
    'We know of nothing that is missing here. That is not the same as complete: there may be places that nobody has told us of.',
  'coverage.unknown': 'We know too little of this city to say.',
  'coverage.about': ({ percent }: { percent: number }) => `about ${percent}%`,
  'coverage.nothing': 'nothing yet',
  'coverage.nothingMissing': 'nothing known to be missing',
  'coverage.noShare': 'too little known',
  'coverage.kinds': 'By category',
  'coverage.kind': ({ events, sources }: { events: number; sources: number }) =>
    `${counted(events, 'event', 'events')} from ${counted(sources, 'source', 'sources')}`,
  'coverage.kindLost': ({ n, events }: { n: number; events: number }) =>
    `${counted(n, 'source', 'sources')} gone silent, with ${counted(events, 'event', 'events')}`,
  'coverage.kindPlaces': ({ n }: { n: number }) => `${counted(n, 'place', 'places')} without a source`,
  'coverage.estimate': 'How we estimate',
  'coverage.estimateLost':
    'We compare the events that we list with what is missing: what sources that went silent listed when they last listed anything, and what known places without a source may list.',
  'coverage.estimateTypical': ({ n }: { n: number }) =>
    `Such a place counts as ${counted(n, 'event', 'events')}, like the middle one of the places that we read here, less what others tell us of it.`,
  'coverage.estimateUntypical': 'We read too few places here to say what such a place lists, so it counts as none.',
  'coverage.estimateLimits':
    'A place may have nothing on, so the true share can be higher. Places that nobody has told us of are not counted, so it can be lower. We round down. A place counts in the category of its kind; one whose kind we do not know counts in all of them, as the city’s events do.',

  'coverage.sources': 'What we read',
  'coverage.standing.lists': 'With events',
  'coverage.standing.empty': 'Nothing to come right now',
  'coverage.standing.failing': 'Did not answer the last time',
  'coverage.standing.lost': 'Gone silent',
  'coverage.standing.closed': 'Closed to programs',
  'coverage.standing.new': 'About to be read',
  'coverage.closedText': 'These sites ask programs not to read them, or turn them away. We do not.',
  'coverage.kind.place': 'One place',
  'coverage.kind.places': 'Several places',
  'coverage.kind.guide': 'Guide to a region',
  'coverage.kind.unknown': 'Not known yet whose events',
  'coverage.gave': ({ n }: { n: number }) => counted(n, 'event', 'events'),
  'coverage.listed': ({ n }: { n: number }) => `last listed ${counted(n, 'event', 'events')}`,
  'coverage.answered': ({ day }: { day: string }) => `Answered ${day}`,
  'coverage.never': 'Never answered',
  'coverage.since': ({ day }: { day: string }) => `Silent since ${day}`,
  'coverage.emptySince': ({ day }: { day: string }) => `Nothing since ${day}`,
  'coverage.noSources': 'We read no source here yet.',

  'coverage.missing': 'What is missing',
  'coverage.missingNone': 'We know of no place here that is without a source.',
  'coverage.missingPlaces':
    'At these places something is on, but we read no website of theirs. What we list of them, others told us.',
  'coverage.morePlaces': ({ n }: { n: number }) => `and ${grouped(n)} more`,
  'coverage.sites': ({ n }: { n: number }) =>
    n === 1
      ? 'One website of a place was found that we do not read: it waits to be checked, or does not answer.'
      : `${grouped(n)} websites of places were found that we do not read: they wait to be checked, or do not answer.`,
  'coverage.data': 'Take the data with you',
  'coverage.dataText':
    'Each night we write what is on here into one file for programs: every event with its dates, its place, its price and the words of each source that we read it from. Sources whose terms do not allow that are left out.',
  'coverage.dataFile': ({ events, size, day }: { events: number; size: string; day: string }) =>
    `${counted(events, 'event', 'events')}, ${size}, as of ${day}`,
  'coverage.dataLeftOut': ({ n }: { n: number }) =>
    n === 1
      ? 'One source is left out because of its terms.'
      : `${grouped(n)} sources are left out because of their terms.`,
  'coverage.dataNone': 'The first file of this city is not written yet.',
  'coverage.dataGet': 'Download (JSON Lines)',
  'coverage.dataTerms': 'Terms, sources and checksum',
  'coverage.tell': 'Do you know a place that we don’t?',
  'coverage.tellText': 'Send us its website. Once it is checked, we read it all day, and its events appear here.',
  'coverage.tellButton': 'Tell Us',
} as const;

export const coverageText = catalog('coverage', coverage);
