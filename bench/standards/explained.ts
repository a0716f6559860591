/** A difference to ical.js that no decision removes, by the file of the suite: how many showings only one of both has, and the rule for it. */
export interface Explained {
  onlyTheirs: number;
  onlyOurs: number;
  rule: string;
}

const FIRST_COUNTS =
  'The first date is a showing, also where the rule does not name it or only periods are added (RFC 5545 §3.8.5.3); the library leaves it out.';
const SEVERAL_RULES =
  'Several RRULEs are read one by one and joined; the library ends the second with the first, and the standard leaves their result open (RFC 5545 §3.8.5.3).';
const IANA_DATA =
  'Offsets come from the IANA data; the zone of the file lacks an observance, or the library loses the zone in a period.';
const NAMED_ZONE = 'The zone is named by a name that the library does not resolve and takes for local time.';
const DAY_OF_SERIES =
  'The RECURRENCE-ID of a series of days has a zone and midnight; the library compares texts and does not find its date.';
const INVALID_MOMENT =
  'DTSTART is no valid moment (RFC 5545 §3.3.5): the event is left out with a finding; the library completes it.';
const OUTSIDE = 'The event stands outside of a VCALENDAR, which the library does not read.';

export const EXPLAINED: Readonly<Record<string, Explained>> = {
  'ical.js-multiple-rrules': { onlyTheirs: 0, onlyOurs: 1, rule: SEVERAL_RULES },
  'python-recurring-ical-events-multiple-rrule': { onlyTheirs: 1, onlyOurs: 10, rule: SEVERAL_RULES },
  'icalendar-issue-156-rdate-with-period-tzid-khal': { onlyTheirs: 19, onlyOurs: 19, rule: NAMED_ZONE },
  'icalendar-period-with-timezone': { onlyTheirs: 2, onlyOurs: 2, rule: IANA_DATA },
  'python-recurring-ical-events-fablab-cottbus': { onlyTheirs: 2, onlyOurs: 2, rule: IANA_DATA },
  'icalendar-issue-313-globally-unique-tzid': { onlyTheirs: 2, onlyOurs: 2, rule: NAMED_ZONE },
  'icalendar-issue-466-convert-tzid-with-slash': { onlyTheirs: 26, onlyOurs: 26, rule: NAMED_ZONE },
  'node-ical-music-school-weekly-until': { onlyTheirs: 9, onlyOurs: 9, rule: NAMED_ZONE },
  'node-ical-office-2012-owa': { onlyTheirs: 52, onlyOurs: 53, rule: NAMED_ZONE },
  'icalendar-issue-722-timezone-transition-ambiguity': {
    onlyTheirs: 3,
    onlyOurs: 4,
    rule: 'A zone that no place has is unknown: its times are taken as local, with a finding (docs/decisions/011-recurrence-bounded-by-work.md).',
  },
  'icalendar-issue-722-missing-timezones': { onlyTheirs: 0, onlyOurs: 1, rule: FIRST_COUNTS },
  'libical-2445': { onlyTheirs: 0, onlyOurs: 1, rule: OUTSIDE },
  'libical-2445-2': { onlyTheirs: 0, onlyOurs: 1, rule: OUTSIDE },
  'libical-rfc2445': { onlyTheirs: 0, onlyOurs: 1, rule: OUTSIDE },
  'libical-2446': {
    onlyTheirs: 19,
    onlyOurs: 4,
    rule: 'The exchange of messages of RFC 2446 in one file: requests, answers and cancellations of the same events; only the last revision is an event (RFC 5546 §2.1.5).',
  },
  'libical-process-calendar': { onlyTheirs: 1, onlyOurs: 0, rule: INVALID_MOMENT },
  'libical-process-incoming': { onlyTheirs: 1, onlyOurs: 0, rule: INVALID_MOMENT },
  'node-ical-large-file-with-late-error': {
    onlyTheirs: 3,
    onlyOurs: 0,
    rule: 'There is no February 30, April 31 or the like.',
  },
  'node-ical-exchange-whole-day-moved-recurrence-offset-tz': { onlyTheirs: 1, onlyOurs: 1, rule: DAY_OF_SERIES },
  'node-ical-exchange-whole-day-moved-recurrence': { onlyTheirs: 1, onlyOurs: 1, rule: DAY_OF_SERIES },
  'python-recurring-ical-events-issue-28-rrule-with-utc-endinginz': { onlyTheirs: 3, onlyOurs: 3, rule: DAY_OF_SERIES },
  'node-ical-festival-multiday-rrule': { onlyTheirs: 0, onlyOurs: 1, rule: FIRST_COUNTS },
  'python-recurring-ical-events-issue-117-until-before-dtstart': { onlyTheirs: 0, onlyOurs: 1, rule: FIRST_COUNTS },
  'python-recurring-ical-events-issue-128-only-first-event': { onlyTheirs: 0, onlyOurs: 1, rule: FIRST_COUNTS },
  'node-ical-multi-era-vtimezone': {
    onlyTheirs: 1,
    onlyOurs: 0,
    rule: 'A year before 1990 is an error in the date of a single event.',
  },
  'node-ical-non-utc-until-ny': {
    onlyTheirs: 0,
    onlyOurs: 1,
    rule: 'An UNTIL without a zone is local time and includes its moment (RFC 5545 §3.3.10).',
  },
  'node-ical-recurrence-sequence': {
    onlyTheirs: 0,
    onlyOurs: 2,
    rule: 'A RECURRENCE-ID at which the series has no date replaces none; the event is listed and shown by itself.',
  },
  'python-recurring-ical-events-issue-253-additional-recurrence-id': {
    onlyTheirs: 0,
    onlyOurs: 1,
    rule: 'A RECURRENCE-ID at which the series has no date replaces none; the event is listed and shown by itself.',
  },
  'node-ical-tripit-location-escaping': {
    onlyTheirs: 3,
    onlyOurs: 3,
    rule: 'The descriptions write the local times, which are not those of the zone of the source (docs/extraction.md, time truth).',
  },
  'python-recurring-ical-events-issue-113-period-rdate-duration': {
    onlyTheirs: 0,
    onlyOurs: 1,
    rule: 'An RDATE may be a period (RFC 5545 §3.8.5.2); the library leaves its date out.',
  },
  'python-recurring-ical-events-issue-75-range-parameter': {
    onlyTheirs: 1,
    onlyOurs: 1,
    rule: 'What replaces the rest of a series is moved by wall time at the place, also on the day on which clocks change.',
  },
};
