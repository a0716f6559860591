import { catalog } from './catalog.ts';
import { grouped } from './dates.ts';

type N = { n: number };

/** Texts of the page for developers and of the page of API keys, loaded with them. Each sentence describes what the code does. */
export const developers = {
  'dev.title': 'For developers',
  'dev.lead':
    'The events that you see here are also data: for your calendar, your website, your newsletter or your own program. It is free, and needs no account.',
  'dev.public': 'What is public',
  'dev.publicText':
    'Upcoming events, searches, single events with the evidence for each fact, categories, venues and cities. Everything is read-only. Accounts, hearts and reports are not part of it.',
  'dev.publicReference': 'Each call, with its parameters and its answer:',
  'dev.reference': 'Reference',
  'dev.openapi': 'OpenAPI document',
  'dev.first': 'A first call',
  'dev.firstText': 'The next five events in Columbia, as JSON. It works in the address bar, too.',
  'dev.search': 'A search for jazz within 25 miles of it:',
  'dev.paging':
    'A list has a “nextCursor” while there is more: send it as “cursor”. Times are those of the event’s own city, with its time zone beside them. An error is problem+json, with a sentence for people.',
  'dev.limits': 'Fair limits',
  'dev.limitAnonymous': ({ n }: N) => `Without a key: ${grouped(n)} calls a minute from one network address.`,
  'dev.limitKey': ({ n }: N) => `With a key: ${grouped(n)} calls a minute.`,
  'dev.limitAddress': ({ n }: N) => `From one address in all: ${grouped(n)} calls a minute, whatever the keys.`,
  'dev.limitsText':
    'A call over the limit gets status 429, and “Retry-After” says how many seconds to wait. The header “RateLimit-Policy” names your limit. The counts are kept in memory for a minute, by a hash of the address.',
  'dev.cache':
    'Keep an answer for as long as its “Cache-Control” says, and send the “ETag” of a feed with “If-None-Match”: a feed without changes is then not sent again.',
  'dev.keys': 'API keys',
  'dev.keysText': ({ n }: N) =>
    `A key is free and raises your limit. It needs an account, which can have up to ${n}. Send it with each call, from your server: a key in a web page is no longer a secret.`,
  'dev.makeKey': 'Make a key',
  'dev.browser':
    'Scripts on other websites cannot read the API: browsers allow this only where a site asks for it, and we do not. For a website there is the embedded list.',
  'dev.feeds': 'Calendars and feeds',
  'dev.feedsText':
    'Any list or search is also a calendar (ICS), RSS and JSON Feed. An event keeps its UID, its SEQUENCE rises only when something about it changes, and a cancelled event stays, marked [CANCELLED]. With “when=weekend” the days of a feed move with the calendar.',
  'dev.dataset':
    'All that is coming in a city is one file a night, JSON Lines in gzip, with the words of each source. A second address has its terms, its checksum, its sources and those that are left out. Seven nights are kept; ask again with the “ETag”. When a publisher asks us to stop, the file is taken back and written anew.',
  'dev.mcp': 'For AI assistants',
  'dev.mcpText':
    'An MCP server answers about events, venues, cities and tonight, builds an itinerary and gives the address of a feed. Each answer names its source, when it was last confirmed and how sure we are. It only reads, and each read counts toward your limit. Paste this into the settings of your program:',
  'dev.mcpKey': 'A key goes into the header “Authorization”, as in every call.',
  'dev.markdown': 'An event’s page is also Markdown: add “.md” to its address. A list of what programs can read here:',
  'dev.embed': 'A list on your website',
  'dev.embedText':
    'An element with coming events, for any page: one script, an attribute for each parameter of a feed, and “theme”, “size”, “accent”, “limit” and “lang”. It keeps the styles of your page out, and yours keep out of it. Without scripts there is a frame.',
  'dev.embedPolicy':
    'A page with a Content-Security-Policy names this site in “script-src” and “connect-src”. The level of the first heading is 2; “data-heading” changes it.',
  'dev.screens': 'The same list for a television, and as a week on one printed page, each event with a QR code:',
  'dev.builder': 'Build a list',
  'dev.attribution': 'What we ask for',
  'dev.attributionText':
    'Say where it comes from: name Marquee and link to the event’s page with us or with its organizer. Show a cancelled event as cancelled, and do not show events that left our lists.',
  'dev.rights':
    'Titles, descriptions and pictures belong to their publishers; we pass on what they published, and give you no rights that are theirs. Place data comes from GeoNames under CC BY 4.0.',

  'keys.title': 'API keys',
  'keys.lead': 'A key lets your own programs call the public API more often.',
  'keys.howTo': 'How to use a key',
  'keys.name': 'Name of the new key',
  'keys.nameHint': 'For yourself: the program that will use it.',
  'keys.nameNeeded': 'Please name the key.',
  'keys.make': 'Make a key',
  'keys.making': 'Making the key…',
  'keys.failed': 'The key could not be made. Please try again.',
  'keys.most': ({ n }: N) =>
    `You have ${n} keys, which is the most that you can have. Revoke one that you no longer use.`,
  'keys.made': ({ name }: { name: string }) => `Your new key: ${name}`,
  'keys.madeText': 'Copy it now: it is shown this once, and we keep only a hash of it.',
  'keys.key': 'API key',
  'keys.copy': 'Copy the key',
  'keys.copied': 'Key copied',
  'keys.copyFailed': 'The key could not be copied',
  'keys.done': 'I have copied it',
  'keys.yours': 'Your keys',
  'keys.none': 'You have no key yet',
  'keys.noneText': 'Nothing needs one: the API is open without a key, up to its limit.',
  'keys.loading': 'Loading your keys…',
  'keys.loadFailed': 'Your keys could not be loaded',
  'keys.created': ({ date }: { date: string }) => `Made ${date}`,
  'keys.lastUsed': ({ date }: { date: string }) => `Last used ${date}`,
  'keys.neverUsed': 'Never used',
  'keys.today': ({ n }: N) => (n === 1 ? '1 call today' : `${grouped(n)} calls today`),
  'keys.counting': 'Counts are up to half a minute late and can miss a call. Days begin at midnight UTC.',
  'keys.revoke': 'Revoke',
  'keys.revokeNamed': ({ name }: { name: string }) => `Revoke ${name}`,
  'keys.revokeTitle': ({ name }: { name: string }) => `Revoke “${name}”?`,
  'keys.revokeText': 'Programs that use this key are refused at once. This cannot be undone.',
  'keys.revokeConfirm': 'Revoke key',
  'keys.revoked': 'Key revoked',
  'keys.revokeFailed': 'The key could not be revoked',
} as const;

export const devText = catalog('developers', developers);
