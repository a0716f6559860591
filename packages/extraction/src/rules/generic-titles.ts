import { wholeText } from './compile.ts';
import { MONTH_NAMES } from './months.ts';
import { SPANISH_GENERIC } from './spanish-titles.ts';
import { OPEN_NAME } from './status-words.ts';
import { WEEKDAY_STEM } from './weekdays.ts';

/** What buttons do. */
const ACTIONS = [
  String.raw`(?:\+ ?)?(?:buy|get|purchase|order|book|find|reserve)\s(?:your\s)?(?:tickets?|tix|passes|now|here|seats?|a seat)(?: now| here)?`,
  'tickets?(?: available| info(?:rmation)?| on sale| required[^a-z].*)?',
  'buy',
  'book(?: now| this)?',
  'rsvp(?: now| here)?',
  'register(?: now| here| online| today)?',
  'registration(?: required| opens| closed)?',
  'sign ?up(?: (?:for|to) .{2,30})?',
  'subscribe.{0,30}',
  '(?:e-?)?newsletters?',
  '(?:calendar|list|month|week|day|grid|map|photo) view',
  'other',
  'join',
  String.raw`join (?:the |our |us )?(?:on |via |by )?(?:zoom|teams|webex|virtual|online|remote(?:ly)?)?\s?(?:meeting|webinar|live ?stream|call)?`,
  'add to .{0,40}',
  String.raw`\+? ?(?:google calendar|ical(?: export)?|icalendar|outlook.{0,12}|export.{0,20})`,
  'save(?: the dates?)?',
  'mark (?:your|the) calendars?',
  'share(?: this)?(?: (?:event|page|with .{1,20}|on .{1,20}))?',
  'tweet',
  'email',
  'print',
  String.raw`back(?: to (?:top|the top|home|list|results|search|calendar|events?|all|main|previous|overview)\b.{0,30})?`,
  'filter.{0,20}',
  'search.{0,20}',
  'directions',
  'get directions',
  'view',
  'close',
  'open',
  'downloads?(?: (?:now|here|pdf|file|flyer|agenda|minutes|packet))?',
  'skip to .{0,30}',
  String.raw`select(?: ["“'].*| (?:all|one|dates?|seats?|tickets?|options?))?`,
  'hide(?: .{0,20})?',
];

/** Links to more of something. */
const MORE = [
  'more(?: info(?:rmation)?| details?)?',
  'info(?:rmation)?',
  'details?',
  'see (?:more|details|all|full|our).{0,20}',
  String.raw`(?:\d+ |leave a |no )?comments?(?: \(\d+\))?`,
  String.raw`(?:read|learn|view|show|load|find out)\s(?:more|all|event|details?|less|calendar|website|map|full|pdf|agenda).{0,30}`,
  'website',
  'official site',
  'links?',
  '(?:related|useful|helpful|quick|important|external|other) (?:links?|sites|websites|resources|pages)',
  'related (?:posts|articles|news|content|items|stories)',
  'home',
  'here',
  'new',
  '(?:prev(?:ious)?|next)(?: (?:day|week|month|year|page))?',
  'menu',
  'map',
  'google map',
  'loading.{0,20}',
  'image',
  'photos?(?: (?:credit|by|courtesy|gallery|album|©).{0,40}|: .{0,40})?',
  '(?:photos|pictures|video|recording|slides|notes|summary) (?:from|of) .{0,60}',
  'welcome',
  'resources',
  '(?:full |race |final |official )?results',
  '(?:past |show |live )?recap',
];

/** Names of other sites. */
const NETWORKS = ['facebook.{0,12}', 'twitter', 'instagram', 'youtube'];

/** What a list or a kind of entry is called. */
const LISTS = [
  // `What’s on`, `Coming up this month`; a bar's `Live Music` is a name, `Live music in December` is none.
  String.raw`(?:what[’']?s (?:on|coming up|happening)|coming up)`,
  String.raw`(?:what[’']?s (?:on|coming up|happening)|coming up|live music|events|shows|gigs) (?:in|for|this|at|next) (?:the |our )?(?:${MONTH_NAMES.join('|')}|month|week|weekend|season|year|pub|club|bar)(?: 20\d\d)?`,
  'events?',
  'meetings',
  'calendar',
  '(?:event|meeting) (?:calendar|schedule|details|info(?:rmation)?|type|status)',
  '(?:(?:calendar|events?|meetings?) ){1,2}(?:list|listing)',
  'upcoming.{0,12}events?',
  String.raw`(?:all|archived|coming|current|future|later|more|next|other|our|past|previous|recent|scheduled|upcoming|view(?: all)?)(?: (?:and|&) \w+)? (?:(?:board|community|featured|live|local|public|regular|special) )?(?:events?|meetings?|shows?|concerts?|programs?|performances?|exhibitions?|classes|dates|games|gigs|hearings?|workshops?)`,
  // `Upcoming Meetings and Guest Speakers (2026 season)`
  String.raw`(?:upcoming|coming|future|past) (?:events?|meetings?|shows?|concerts?|programs?|speakers?|talks) (?:and|&) (?:\w+ ){0,2}(?:events?|meetings?|shows?|concerts?|programs?|speakers?|talks)(?: \(.{0,24}\))?`,
  '(?:just|newly|recently) announced',
  'coming (?:soon|up)',
  'now (?:playing|showing|on sale)',
  '(?:one[- ]time|recurring|repeating|single|multi-?day|all-?day|daily|weekly|monthly|annual|yearly) events?',
  'featured(?: events?)?',
  'all events',
  `(?:events?|calendar|schedule|meetings?|classes) (?:for|on|of|in)(?: (?:${WEEKDAY_STEM}day,? ?)?(?:${MONTH_NAMES.join('|')})?)?(?: (?:19|20)\\d\\d)?`,
  String.raw`\d+ events?\b.*`,
  'recurring(?: event)?',
  'multiple (?:dates|times|locations)',
];

/** Whether it takes place, what it costs, who is let in. */
const STATUS = [
  'sold ?out!?',
  '(?:limited|few)(?: (?:availability|seats?|tickets?|left|remaining|spots?))*',
  '(?:selling fast|almost (?:full|gone)|wait ?list(?: only)?|sensory[- ]friendly(?: performance)?|asl[- ]interpreted)',
  // What it costs until when.
  '(?:super )?early[- ]?bird(?: (?:registration|price|pricing|rates?|fees?|tickets?|deadline|ends))*',
  '(?:regular|late|advance|standard) (?:registration|price|pricing|rates?|fees?|tickets?|entry|deadline)',
  'on sale(?: now)?',
  'cancell?ed',
  'postponed',
  'rescheduled',
  'free(?: admission| entry| event| show)?',
  // `$45/$38 members`, `free with admission`, `$8/free for members`
  String.raw`free (?:with|for|to) (?:(?:museum|garden|park|paid|general) )?(?:admission|entry|membership|(?:non-?)?members|residents|students|children|kids|the public)`,
  String.raw`\d[\d.,]*(?:(?:\s?[/–-]\s?|, )(?:\$\d[\d.,]*|free))*(?:,? (?:for )?(?:adults?|(?:non-?)?members?|seniors?|students?|kids|children|public|advance|at the door|per (?:person|couple|family|plate|child)))*`,
  'all[ -]day',
  'all[ -]ages(?: welcome| shows?| event)?',
  String.raw`ages? \d.{0,40}`,
  String.raw`\d{1,2}\s?(?:\+|and|&)\s?(?:up|over|older)?.{0,40}`,
  'online(?: event)?',
  'virtual(?: event| meeting)?',
  'in[- ]person',
  'hybrid',
  'remote(?: meeting| only)?',
  '(?:(?:via|on|by) )?(?:zoom|webex|teleconference|conference call|microsoft teams|google meet)(?: meeting| only)?',
];

/** What is written where nothing takes place. */
const NOTHING_HELD = [
  String.raw`no (?:\w+ )?(?:meetings?|concerts?|shows?|classes|class|events?|games?|sessions?|programs?|music|performances?)(?: (?:scheduled|tonight|today|this (?:week|month)|in \w+))?`,
  String.raw`n\/a`,
  OPEN_NAME,
  'none',
];

/** Labels of fields. */
const FIELDS = [
  'showing (?:in|at|on)',
  'doors?(?: open)?',
  'show(?:time|s| time)?s?',
  'start(?:s|ing)?(?: time)?',
  'ends?(?: time)?',
  'when',
  'where',
  'what',
  'who',
  String.raw`date(?:s|\(s\))?(?: ?(?:&|and|\/) ?times?)?`,
  String.raw`time(?:s|\(s\))?`,
  'location',
  'venue',
  'place',
  'address',
  'city',
  'price',
  'cost',
  'fee',
  'admission',
  'category',
  'categories',
  'type',
  'tags?',
  'hosted by',
  'organi[sz](?:er|ed by)',
  'presented by',
  'contact',
  'phone',
  'notes?',
  'abstracts?',
  '(?:speaker )?bio(?:graphy)?',
  'speakers?',
  'presenters?',
  'topics?',
  'title',
  'description',
  'overview',
  'synopsis',
];

/** Words between others. */
const SMALL_WORDS = [
  'from',
  'to',
  'until',
  'till',
  'at',
  'and',
  'or',
  'with',
  'by',
  'the',
  'in',
  'on',
  'of',
  String.raw`w\/`,
  String.raw`vs\.?`,
  String.raw`feat\.?`,
  'presents?',
];

const OF_MEETING = String.raw`\(?(?:live|on-demand|draft|approved|adopted|amended|final|revised|board|council|commission|committee|meeting|event|session|hearing|regular|special|public|the|to|of|and|&|english|spanish|pdf|html|online|full|view|watch|read|open|see)\)?`;
const MATERIAL = String.raw`\(?(?:agendas?|minutes|videos?|audio|recordings?|packets?|materials|transcripts?|live ?streams?|documents?|presentations?|slides|links?|web ?page|page)\)?`;

/** Files of a meeting. */
const FILES = [
  // `Live Video Link`, `Board Meeting Agenda (Amended)`
  String.raw`(?:${OF_MEETING}\s)*${MATERIAL}(?:\s(?:${OF_MEETING}|${MATERIAL}))*`,
  'files?',
  'agendas?',
  'minutes',
  'media',
  'documents?',
  'attachments?',
  String.raw`(?:meeting |agenda )?(?:materials|packets?|handouts?|recordings?|presentations?|summary|transcripts?)(?: \(?pdf\)?)?`,
  String.raw`(?:pdf|docx?)(?:[,; ]*[\d.,]+ ?[kmg]b)?`,
  String.raw`(?:agendas?|minutes|packets?|notices?|download)?\s?[\d.,]+ ?[kmg]b`,
  '(?:meeting|session|hearing) (?:minutes|agendas?|notes|summar(?:y|ies)|recordings?|videos?|packets?|materials)',
  String.raw`(?:agenda|minutes|packet) \(?(?:pdf|html|docx?)\b(?:[,; ]*[\d.,]+ ?[kmg]b)?\)?`,
  'live ?stream',
  'video',
  'audio',
];

/** Days, months and parts of clocks. */
const DAYS = [
  'today',
  'tonight',
  'tomorrow',
  'this (?:week|month|weekend)',
  'mon',
  'tues?',
  'weds?',
  'thu(?:rs?)?',
  'fri',
  'sat',
  'sun',
  `${WEEKDAY_STEM}days?(?:(?:\\s?[-–—&/,]\\s?|\\s(?:and|to|through|thru)\\s)${WEEKDAY_STEM}days?)*`,
  ...MONTH_NAMES,
  'am',
  'pm',
  'est',
  'edt',
  'cst',
  'cdt',
  'mst',
  'mdt',
  'pst',
  'pdt',
  'et',
  String.raw`(?:utc|gmt)(?:\s?[-+−]\s?\d{1,2}(?::?\d\d)?)?`,
  'ct',
  'mt',
  'pt',
];

/** Words of buttons, labels and menus, which are never an event's title. */
export const GENERIC_TITLE = wholeText(
  ACTIONS,
  MORE,
  NETWORKS,
  LISTS,
  STATUS,
  NOTHING_HELD,
  FIELDS,
  SMALL_WORDS,
  FILES,
  DAYS,
  SPANISH_GENERIC,
);
