import type { FactTopic } from './types.ts';

/** What the heading of a part of the page says that the part is about. The first match counts. */
const HEADINGS: ReadonlyArray<readonly [RegExp, FactTopic]> = [
  [/\bparking\b/i, 'parkingInfo'],
  [/\bacces{1,2}ib/i, 'accessibilityInfo'],
  [
    /\bwhat (?:to|you(?:'ll| will| should)? need to|should i) bring\b|^(?:please )?bring\b|packing list/i,
    'whatToBring',
  ],
  [/\bdress code\b|\battire\b|\bwhat to wear\b/i, 'dressCode'],
  [/\b(?:where to stay|hotels?|lodging|accommodations?)\b/i, 'hotels'],
  [/\b(?:where to eat|restaurants?|dinner nearby)\b/i, 'restaurants'],
  [/\bgetting (?:here|there)\b|\bdirections\b|\bpublic trans(?:port|it)/i, 'transportation'],
  [/\bamenit|\bfacilities\b|\bat the venue\b/i, 'venueAmenities'],
  [/\bschedule\b|\brun of show\b|\bagenda\b|\btimetable\b|\brunning order\b/i, 'detailedSchedule'],
  [/\btickets?\b|\bpric(?:es|ing)\b|\badmission\b/i, 'ticketTiers'],
  [
    /\bbefore you (?:come|arrive|go)\b|\bgood to know\b|\bplease note\b|\bhouse rules\b|\bpolic(?:y|ies)\b|\binstructions\b/i,
    'specialInstructions',
  ],
];

/** What a single sentence is about, wherever it stands. The first match counts. */
const SENTENCES: ReadonlyArray<readonly [RegExp, FactTopic]> = [
  [
    /\b[Ww]heelchairs?\b|\b[Ss]tep[- ]free\b|\b[Aa]ssistive [Ll]istening\b|\b[Hh]earing [Ll]oop\b|\b[Ss]ign [Ll]anguage\b|\bASL\b|\bADA\b|\b[Ss]ervice (?:animals?|dogs?)\b|\b(?:[Oo]pen|[Cc]losed|[Ll]ive)[- ][Cc]aption(?:s|ed|ing)?\b|\b[Aa]udio[- ][Dd]escri(?:bed|ption)\b|\b[Ss]ensory[- ][Ff]riendly\b|\b[Rr]elaxed (?:performance|screening)\b|\b[Ll]arge[- ][Pp]rint\b/,
    'accessibilityInfo',
  ],
  [
    /\bbraille\b|\bcompanion seats?\b|\b(?:elevator|lift|ramp)s? (?:access|leads?|goes|go|runs?|(?:is|are) (?:available|beside|at|by|near|inside)|to the)\b|\b(?:no|an?) (?:elevator|step-free)\b|\bby stairs only\b|\bstairs only\b|\bsilla de ruedas\b|\b(?:lengua|lenguaje) de señas\b|\bsubtitulad[oa]s?\b|\bacceso sin escalones\b/i,
    'accessibilityInfo',
  ],
  [
    /\baccessib(?:le|ility)\b(?=.*\b(?:seat|entrance|entry|restroom|door|venue|building|ramp|route|needs|request))|\b(?:seats?|entrance|entry|restrooms?|venue|building|hall|fully)\b.*\baccessible\b/i,
    'accessibilityInfo',
  ],
  [/\b[Pp]arking\b|\b[Vv]alet\b|(?:^|(?:please|can|may|to|and) )[Pp]ark (?:in|on|behind|your|free)\b/, 'parkingInfo'],
  [
    /\bdress code\b|\battire\b|\bblack[- ]tie\b|\bcostumes? (?:are )?(?:encouraged|welcome|required)\b|\bwear (?:closed|comfortable|sturdy|flat|trousers|shoes|clothes|layers|boots|a costume|something)\b|\bdress (?:warmly|for the weather|in layers)\b/i,
    'dressCode',
  ],
  [
    /^(?:please )?bring (?!back\b|together\b)|\b(?:please|should|must|remember to|be sure to|need to) bring\b|\bBYOB?\b/i,
    'whatToBring',
  ],
  [
    /\bbus (?:line|route|stop|number|\d)|\bshuttle\b|\blight rail\b|\brideshare\b|\bride-share\b|\bbike racks?\b/i,
    'transportation',
  ],
  [/\bhotels?\b.*\b(?:rates?|block|rooms?|walk|discount)\b/i, 'hotels'],
  [/\brestaurants?\b.*\b(?:near|nearby|next door|walk|discount|corner|across)\b/i, 'restaurants'],
  [
    /\b(?:doors|gates) open\b|\barrive\b.*\b(?:early|minutes|before)\b|\bcheck[- ]in\b|\b(?:ages?|under) \d{1,2}\b|\b(?:16|18|21)\+|\b(?:16|18|21) and (?:over|older|up)\b|\bno re-?entry\b|\bnot (?:allowed|permitted|admitted)\b|\bprohibited\b|\bclear bags?\b|\bno (?:outside|pets|refunds|cameras|smoking|flash|exchanges)\b/i,
    'specialInstructions',
  ],
  [
    /\b(?:registration|rsvp|reservations?)\b.*\b(?:required|requested|needed|recommended)\b|\brain or shine\b|\bin case of rain\b|\bwill[- ]call\b|\bphoto id\b|\blatecomers\b|\blate seating\b|\bbox office opens\b/i,
    'specialInstructions',
  ],
  [
    /\b(?:restrooms?|toilets|coat ?check|wi-?fi|concessions|food trucks?|cash bar|full bar|water stations?|lockers|changing rooms?|air[- ]conditioned|folding chairs|refreshments|snack bar|gift shop)\b|\bbar (?:stays |is |will be )?open/i,
    'venueAmenities',
  ],
];

/** Parts of a page that are about something else. */
const ELSEWHERE =
  /\b(?:related|similar|other|more|upcoming|next|past) (?:events|shows|dates|concerts|performances)\b|\byou (?:may|might) also\b|\bcomments?\b|\breviews?\b|\bleave a reply\b|\bshare this\b|\bnewsletter\b|\bsubscribe\b|\bfollow us\b|\bcookies?\b|\bprivacy\b/i;

export function topicOfHeading(heading: string): FactTopic | 'elsewhere' | null {
  return HEADINGS.find(([words]) => words.test(heading))?.[1] ?? (ELSEWHERE.test(heading) ? 'elsewhere' : null);
}

export function topicOfSentence(sentence: string): FactTopic | null {
  return SENTENCES.find(([words]) => words.test(sentence))?.[1] ?? null;
}
