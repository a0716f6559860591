import { Temporal } from 'temporal-polyfill';
import { zoned } from '../calendar/when.ts';
import type { Happening, Site } from '../model.ts';

/** `floating` names no zone at all: the reader has to know where the calendar is. */
export type IcsTimes = 'utc' | 'tzid' | 'floating';

/** A rule in place of single dates, for shows the feed writes once. */
export interface Recurring {
  showId: string;
  /** First date of the rule, local. */
  start: string;
  end: string;
  rule: string;
  /** Starts left out of the rule, local. */
  except: string[];
}

export interface IcsOptions {
  times: IcsTimes;
  recurring: Recurring[];
  /** Start of the week: a stamp that does not change while the entries do not. */
  stamp: Temporal.PlainDate;
}

const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  'TZID:America/New_York',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

export function calendar(site: Site, happenings: Happening[], options: IcsOptions): string {
  const rules = new Map(options.recurring.map((r) => [r.showId, r]));
  const written = new Set<string>();
  const entries = happenings.flatMap((h) => {
    const rule = rules.get(h.showId);
    if (!rule) return entry(site, h, options);
    if (written.has(h.showId)) return [];
    written.add(h.showId);
    return entry(site, { ...h, id: h.showId, start: rule.start, end: rule.end }, options, rule);
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(site.name)}`,
    ...(options.times === 'utc' ? [] : [`X-WR-TIMEZONE:${site.place.timezone}`]),
    ...(options.times === 'tzid' ? NEW_YORK : []),
    ...entries,
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

function entry(site: Site, h: Happening, options: IcsOptions, rule?: Recurring): string[] {
  const place = `${h.venue.name}, ${h.venue.street}, ${h.place.city}, ${h.place.state} ${h.venue.zip}`;
  return [
    'BEGIN:VEVENT',
    `UID:${h.id}@${site.host}`,
    `DTSTAMP:${options.stamp.toString().replaceAll('-', '')}T060000Z`,
    time('DTSTART', h, h.start, options.times),
    ...(h.allDay ? [allDayEnd(h)] : h.end ? [time('DTEND', h, h.end, options.times)] : []),
    ...(rule ? [`RRULE:${rule.rule}`, ...rule.except.map((local) => time('EXDATE', h, local, options.times))] : []),
    `SUMMARY:${escapeText(h.title)}`,
    `DESCRIPTION:${escapeText(description(h))}`,
    `LOCATION:${escapeText(place)}`,
    ...(h.venue.at ? [`GEO:${h.venue.at.join(';')}`] : []),
    `CATEGORIES:${escapeText(site.labels?.[h.category] ?? h.category)}`,
    `STATUS:${h.status === 'cancelled' ? 'CANCELLED' : h.status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED'}`,
    `URL:${h.url}`,
    `ATTACH;FMTTYPE=image/png:${h.imageUrl}`,
    'END:VEVENT',
  ];
}

function description(h: Happening): string {
  const price = h.price === 'Free' ? 'Free admission.' : h.price ? `Tickets: ${h.price}.` : '';
  return [h.text, price, h.hint ? `${h.hint}.` : ''].filter(Boolean).join('\n\n');
}

function time(name: string, h: Happening, local: string, times: IcsTimes): string {
  if (h.allDay) return `${name};VALUE=DATE:${compact(local)}`;
  if (times === 'floating') return `${name}:${compact(local)}00`;
  if (times === 'tzid') return `${name};TZID=${h.place.timezone}:${compact(local)}00`;
  const utc = zoned(local, h.place.timezone).toInstant().toString({ smallestUnit: 'second' });
  return `${name}:${compact(utc)}`;
}

/** RFC 5545 §3.6.1: the end of an all-day event is the day after its last. */
function allDayEnd(h: Happening): string {
  const next = Temporal.PlainDate.from(h.end ?? h.start).add({ days: 1 });
  return `DTEND;VALUE=DATE:${compact(next.toString())}`;
}

function compact(text: string): string {
  return text.replace(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (c) => `\\${c}`).replaceAll('\n', '\\n');
}

/** RFC 5545 §3.1: no line above 75 octets, and never cut inside a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const char of line) {
    const size = Buffer.byteLength(char);
    if (octets + size > 74) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += char;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
