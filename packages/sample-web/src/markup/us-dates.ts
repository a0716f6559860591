import type { LocalDateTime } from '@marquee/kernel';
import { Temporal } from 'temporal-polyfill';
import type { DateStyle, Happening } from '../model.ts';

const AP_MONTHS = ['Jan.', 'Feb.', 'March', 'April', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'];

/** When a show is, as a person reads it on a US site: one habit of writing per site. */
export function whenText(h: Happening, style: DateStyle): string {
  if (!h.allDay) return timedText(h, style);
  const from = dayText(h.start, style);
  return h.end && h.end !== h.start ? `${from} – ${dayText(h.end, style)}` : from;
}

function timedText(h: Happening, style: DateStyle): string {
  const from = clockText(h.start, style);
  const joined = h.end ? `${from}${style === 'slash' ? ' - ' : ' – '}${clockText(h.end, style)}` : from;
  const day = dayText(h.start, style);
  if (style === 'long') return `${day} at ${joined}`;
  if (style === 'ap') return `${day}, ${joined}`;
  if (style === 'short') return `${day} · ${joined}`;
  if (style === 'at') return `${day} @ ${joined}`;
  return `${day} ${joined}`;
}

export function dayText(local: string, style: DateStyle): string {
  const day = Temporal.PlainDate.from(local.slice(0, 10));
  if (style === 'long')
    return day.toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  if (style === 'short') return day.toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
  if (style === 'at') return day.toLocaleString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
  if (style === 'ap') {
    const weekday = day.toLocaleString('en-US', { weekday: 'long' });
    return `${weekday}, ${AP_MONTHS[day.month - 1] ?? ''} ${day.day}, ${day.year}`;
  }
  const weekday = day.toLocaleString('en-US', { weekday: 'short' });
  return `${weekday} ${local.slice(5, 7)}/${local.slice(8, 10)}/${local.slice(0, 4)}`;
}

export function clockText(local: LocalDateTime, style: DateStyle): string {
  const hour = Number(local.slice(11, 13));
  const minutes = local.slice(14, 16);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const brief = minutes === '00' ? String(twelve) : `${twelve}:${minutes}`;
  if (style === 'ap') return `${brief} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
  if (style === 'short') return `${brief}${hour < 12 ? 'am' : 'pm'}`;
  if (style === 'at') return `${twelve}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
  return `${twelve}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `December 2026`: the heading of a month. */
export function monthText(local: string): string {
  return Temporal.PlainDate.from(local.slice(0, 10)).toLocaleString('en-US', { month: 'long', year: 'numeric' });
}
