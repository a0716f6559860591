import { Temporal } from 'temporal-polyfill';
import { dayOfWeek, localDay, weekOf, windowWeeks } from '../calendar/weeks.ts';
import { dateIn } from '../calendar/when.ts';
import { html, slugOf } from '../markup/escape.ts';
import { calendar, type IcsTimes, type Recurring } from '../markup/ics.ts';
import { page } from '../markup/page.ts';
import { listing } from '../markup/skins.ts';
import type { Answer, Site, Visit, WeeklyShow } from '../model.ts';
import { showPage } from './jsonld-site.ts';

export interface IcsSiteOptions {
  feed: string;
  times: IcsTimes;
  contentType?: string;
}

/** Rules begin at the first date on or after this week: a feed that has been kept for years. */
const FIRST_WEEK = weekOf(Temporal.PlainDate.from('2025-01-06'));

/** A feed, and a page for people that names it by rel=alternate. */
export function icsSite(options: IcsSiteOptions): Site['publish'] {
  return (site: Site, visit: Visit): Answer | null => {
    const { pathname } = visit.url;
    if (pathname === options.feed) return feed(site, visit, options);
    if (pathname === site.calendar) {
      const name = html(`${site.name} calendar`);
      const head = `<link rel="alternate" type="text/calendar" title="${name}" href="${options.feed}">`;
      const add = `<p><a href="${options.feed}">Add all of this to your own calendar</a></p>`;
      return page(site, { title: 'Calendar', main: `${listing(site, visit.listed)}\n${add}`, head });
    }
    return showPage(site, visit, () => '');
  };
}

function feed(site: Site, visit: Visit, options: IcsSiteOptions): Answer {
  const { timezone } = site.place;
  const stamp = dayOfWeek(weekOf(localDay(visit.now, timezone)), 0);
  const weeks = windowWeeks(visit.now, timezone);
  const recurring = (site.programme?.weekly ?? []).map((show) => ruleOf(show, weeks, options.times));
  const body = calendar(site, visit.listed, { times: options.times, recurring, stamp });
  return { status: 200, headers: { 'content-type': options.contentType ?? 'text/calendar; charset=utf-8' }, body };
}

/** The show's rule up to the end of the window, with its pauses taken out. */
function ruleOf(show: WeeklyShow, weeks: number[], times: IcsTimes): Recurring {
  const interval = show.everyWeeks ?? 1;
  const first = Math.ceil(FIRST_WEEK / interval) * interval;
  const dated = dateIn(first, show.when);
  const last = weeks[weeks.length - 1] ?? first;
  const monday = dayOfWeek(last + 1, 0)
    .toString()
    .replaceAll('-', '');
  // RFC 5545 §3.3.10: UNTIL is UTC, but local where DTSTART is. 05:00Z is midnight in the east in winter.
  const until = times === 'floating' ? `${monday}T000000` : `${monday}T050000Z`;
  const pauses = weeks.filter((week) => week % interval === 0 && show.pausesEvery && week % show.pausesEvery === 0);
  return {
    showId: slugOf(show.title),
    start: dated.start,
    end: dated.end ?? dated.start,
    rule: `FREQ=WEEKLY;${interval === 1 ? '' : `INTERVAL=${interval};`}UNTIL=${until}`,
    except: pauses.map((week) => dateIn(week, show.when).start),
  };
}
