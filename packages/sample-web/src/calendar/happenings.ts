import type { Instant } from '@marquee/kernel';
import { Temporal } from 'temporal-polyfill';
import { slugOf } from '../markup/escape.ts';
import type { Happening, Programme, Show, Site, Venue, Weather } from '../model.ts';
import { pictureOf } from './picture-of.ts';
import { dayOfWeek, daysBefore, localDay, weekName, weekOf, windowWeeks } from './weeks.ts';
import { type Dated, dateIn } from './when.ts';

/** Everything the site has on in the window, in order of time. Depends on the week only, so nothing churns from day to day. */
export function happeningsOf(site: Site, now: Instant, weather: Weather = {}): Happening[] {
  const weeks = windowWeeks(now, site.place.timezone);
  const { programme } = site;
  const own = programme
    ? [
        ...weeks.flatMap((week) => singles(site, programme, week, week - weekOf(localDay(now, site.place.timezone)))),
        ...weeks.flatMap((week) => weeklies(site, programme, week)),
        ...weeks.flatMap((week) => performances(site, programme, week)),
        ...exhibitions(site, programme, weeks),
      ]
    : [];
  const all = [...own, ...(site.borrows?.(now) ?? [])];
  const told = weather.show ? all.flatMap((h) => weather.show?.(h, site.host, now) ?? []) : all;
  return told.sort(byStart);
}

/** What its calendar shows today: past days drop off after `keepDays`. */
export function listedOf(site: Site, now: Instant, weather: Weather = {}): Happening[] {
  const oldest = daysBefore(now, site.place.timezone, site.keepDays);
  return happeningsOf(site, now, weather).filter((h) => (h.end ?? h.start).slice(0, 10) >= oldest);
}

function byStart(a: Happening, b: Happening): number {
  return a.start.localeCompare(b.start) || a.id.localeCompare(b.id);
}

/** From so many weeks ahead on a show that will be moved is still announced for its former day. */
const MOVED_WEEKS_AHEAD = 2;

/** Shows take turns by a running number that is fixed for every absolute week. */
function singles(site: Site, programme: Programme, week: number, weeksAhead: number): Happening[] {
  const phase = phaseOf(site.host);
  const first = Math.floor(week * programme.perWeek + phase);
  const end = Math.floor((week + 1) * programme.perWeek + phase);
  const out: Happening[] = [];
  for (let turn = first; turn < end; turn += 1) {
    const index = turn % programme.shows.length;
    const show = programme.shows[index];
    const isStillFormer = show?.formerly !== undefined && weeksAhead >= MOVED_WEEKS_AHEAD;
    const dated = show && dateIn(week, (isStillFormer && show.formerly) || show.when);
    if (!dated || !isInSeason(show, dated)) continue;
    const id = `${slugOf(show.title)}-${weekName(week)}`;
    const movedFrom = show.formerly && !isStillFormer ? { movedFrom: dateIn(week, show.formerly).start } : {};
    out.push({ ...happening(site, show, 'single', { id, showId: id, dated }), ...movedFrom });
  }
  return out;
}

function isInSeason({ season }: Show, { start }: Dated): boolean {
  if (!season) return true;
  const [first, last] = season;
  const month = Number(start.slice(5, 7));
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

/** A fixed offset for each host, so that the sites' busy weeks differ. */
function phaseOf(host: string): number {
  let sum = 0;
  for (const char of host) sum = (sum * 31 + char.charCodeAt(0)) % 1000;
  return sum / 100;
}

function weeklies(site: Site, programme: Programme, week: number): Happening[] {
  return (programme.weekly ?? []).flatMap((show) => {
    if (week % (show.everyWeeks ?? 1) !== 0) return [];
    if (show.pausesEvery && week % show.pausesEvery === 0) return [];
    const showId = slugOf(show.title);
    const dated = dateIn(week, show.when);
    if (!isInSeason(show, dated)) return [];
    return [happening(site, show, 'weekly', { id: `${showId}-${weekName(week)}`, showId, dated })];
  });
}

function performances(site: Site, programme: Programme, week: number): Happening[] {
  const { runs } = programme;
  if (!runs) return [];
  const turn = Math.floor(week / runs.everyWeeks);
  const firstWeek = turn * runs.everyWeeks;
  const index = turn % runs.plays.length;
  const play = runs.plays[index];
  if (!play || week - firstWeek >= runs.runWeeks) return [];
  const showId = `${slugOf(play.title)}-${weekName(firstWeek)}`;
  return runs.performances.map((when) => {
    const dated = dateIn(week, when);
    return happening(site, play, 'run', { id: `${showId}-${dated.start}`, showId, dated });
  });
}

function exhibitions(site: Site, programme: Programme, weeks: number[]): Happening[] {
  return (programme.exhibitions ?? []).flatMap((gallery) => {
    const turns = new Set(weeks.map((week) => Math.floor((week + gallery.shiftWeeks) / gallery.everyWeeks)));
    return Array.from(turns, (turn) => {
      const firstWeek = turn * gallery.everyWeeks - gallery.shiftWeeks;
      const index = turn % gallery.shows.length;
      const show = gallery.shows[index];
      if (!show) throw new Error(`${site.host} has a gallery without shows.`);
      const id = `${slugOf(show.title)}-${weekName(firstWeek)}`;
      const start = dayOfWeek(firstWeek, 1).toString();
      const end = dayOfWeek(firstWeek + gallery.everyWeeks - 1, 6).toString();
      return happening(site, show, 'exhibition', { id, showId: id, dated: { start, end, allDay: true } });
    });
  });
}

const SALE_DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const FRIDAY = 4;

function textOf({ text, terms, saleWeeks }: Omit<Show, 'when'>, { start }: Dated): string {
  const parts = [text, ...(terms === undefined ? [] : [terms])];
  if (saleWeeks !== undefined) {
    const friday = dayOfWeek(weekOf(Temporal.PlainDate.from(start.slice(0, 10))) - saleWeeks, FRIDAY);
    parts.push(`Tickets go on sale ${friday.toLocaleString('en-US', SALE_DAY)} at 10 AM.`);
  }
  return parts.join(' ');
}

const ONLINE: Venue = { name: 'Online', street: '', zip: '' };

function happening(
  site: Site,
  show: Omit<Show, 'when'>,
  kind: Happening['kind'],
  named: { id: string; showId: string; dated: Dated },
): Happening {
  const root = `${site.scheme ?? 'https'}://${site.host}`;
  return {
    id: named.id,
    showId: named.showId,
    kind,
    title: show.title,
    text: textOf(show, named.dated),
    category: show.category,
    ...named.dated,
    ...(show.price ? { price: show.price } : {}),
    ...(show.hint ? { hint: show.hint } : {}),
    status: show.status ?? 'scheduled',
    ...(show.isOnline ? { isOnline: show.isOnline } : {}),
    venue: show.isOnline ? ONLINE : (show.at ?? site.venue),
    place: site.place,
    url: `${root}${site.eventFolder}${named.showId}`,
    imageUrl: `${root}${site.pictureFolder}${pictureOf(show)}`,
  };
}
