import { oncePer } from '../../base/kept.ts';
import { allMatches } from '../../base/matches.ts';
import { DAYS } from '../../decide/weights/days.ts';
import { attribute, type ElementNode, isElement, rawText } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { webUrl } from '../../document/url.ts';
import { MONTH_NAME, monthNumber, SPANISH_MONTH_NAME } from '../../rules/months.ts';
import { type MonthOfYear, monthBetween } from './month-headings.ts';

const NAMED = new RegExp(
  String.raw`(?<!\p{L})(${MONTH_NAME}|${SPANISH_MONTH_NAME})\.?,?[ /_-](?:del? )?((?:19|20)\d\d)(?!\d)`,
  'giu',
);
const YEAR_FIRST = new RegExp(String.raw`(?<!\d)(20\d\d)[/_-](${MONTH_NAME})(?!\p{L})`, 'giu');

/**
 * The months that a page says it shows other than in a heading, the surest first: in its title and headings, in what its tables are called, in its
 * fields, between the months that it leads to, and in figures of its address. A place that says two says none.
 */
export const monthsOfPage = oncePer((page: Page): readonly MonthOfYear[] => {
  const headed = ['title', 'h1', 'h2', 'caption'].flatMap((name) => page.elements(name).map(rawText));
  const called = page
    .elements('table')
    .flatMap((table) => ['aria-label', 'summary', 'title'].map((name) => attribute(table, name) ?? ''));
  const found = [monthIn(headed), monthIn(called), monthOfFields(page), monthLeftOut(page), monthOfAddress(page.url)];
  return distinct(found.filter((one) => one !== null));
});

function monthIn(texts: readonly string[]): MonthOfYear | null {
  return only(
    texts.flatMap((text) =>
      allMatches(NAMED, text.slice(0, DAYS.monthsOfPage.longest).replace(/\s+/g, ' ')).map(([, name, year]) =>
        monthOf(name, year),
      ),
    ),
  );
}

/** `<input type="month" value="2026-04">`, `<option selected>April` beside `<option selected>2026`. */
function monthOfFields(page: Page): MonthOfYear | null {
  const fields = page.elements('input').filter((input) => attribute(input, 'type')?.toLowerCase() === 'month');
  const months = fields.flatMap((input) => {
    const [, year, month] = /^(\d{4})-(\d\d)$/.exec(attribute(input, 'value') ?? '') ?? [];
    return year && month ? [{ year: Number(year), month: Number(month) }] : [];
  });
  if (months.length > 0) return only(months);
  const chosen = page.elements('option').filter((option) => attribute(option, 'selected') !== undefined);
  const texts = chosen.map((option) => rawText(option).trim());
  const names = texts.map(monthAlone).filter((month) => month > 0);
  const years = texts.filter((text) => /^20\d\d$/.test(text)).map(Number);
  const [month, year] = [names[0], years[0]];
  return month && year && names.length === 1 && years.length === 1 ? { month, year } : null;
}

const ALONE = new RegExp(`^(?:${MONTH_NAME})$`, 'i');

function monthAlone(text: string): number {
  return ALONE.test(text) ? monthNumber(text) : 0;
}

const BACK = /(?:^|[^a-z])prev|earlier|back|[«‹←◀<]/i;
const ON = /(?:^|[^a-z])next|later|forward|[»›→▶>]/i;

/** The month between those of the links back and on. */
function monthLeftOut(page: Page): MonthOfYear | null {
  const months = (word: RegExp) =>
    only(
      page
        .elements('a')
        .filter((link) => word.test(callOf(link)))
        .flatMap((link) => monthOfAddress(webUrl(attribute(link, 'href') ?? '', page.url) ?? '') ?? []),
    );
  const [before, after] = [months(BACK), months(ON)];
  return before && after && monthBetween(before, after);
}

function callOf(link: ElementNode): string {
  const text = rawText(link).trim();
  const names = ['rel', 'class', 'title', 'aria-label'].map((name) => attribute(link, name) ?? '');
  const icons = link.children.flatMap((child) => (isElement(child) ? [attribute(child, 'class') ?? ''] : []));
  return [text.length <= DAYS.monthsOfPage.longestCall ? text : '', ...names, ...icons].join(' ');
}

const FIGURES = /(?<!\d)(20\d\d)[-/_](0?[1-9]|1[0-2])(?:[-/_](\d{1,2}))?(?!\d)/g;
const MONTH_FIELD = /(?<![a-z])(?:cur)?(?:m|mo|mon|month)[=_-](0?[1-9]|1[0-2])(?!\d)/gi;
const YEAR_FIELD = /(?<![a-z])(?:cur)?(?:y|yr|year)[=_-](20\d\d)(?!\d)/gi;

/** `/2026/04`, `?month=4&year=2026`, `/april-2026`, `?date=2026-04-15`; a day in the path is that of a post. */
function monthOfAddress(url: string): MonthOfYear | null {
  if (!URL.canParse(url)) return null;
  const { pathname, search } = new URL(url.slice(0, DAYS.monthsOfPage.longest));
  const dated = [pathname, search].flatMap((part) =>
    allMatches(FIGURES, part).map(([, year = '', month = '', day]) =>
      day !== undefined && Number(day) !== 1 && part === pathname ? null : { year: Number(year), month: Number(month) },
    ),
  );
  const text = `${pathname}${search}`;
  const years = allMatches(YEAR_FIELD, text).map(([, year]) => Number(year));
  const months = allMatches(MONTH_FIELD, text).map(([, month]) => Number(month));
  const named = [
    ...allMatches(NAMED, text).map(([, name, year]) => monthOf(name, year)),
    ...allMatches(YEAR_FIRST, text).map(([, year, name]) => monthOf(name, year)),
  ];
  const apart = months.flatMap((month) => years.map((year) => ({ month, year })));
  const all = [...dated, ...apart, ...named];
  return all.includes(null) ? null : only(all.filter((one) => one !== null));
}

function monthOf(name = '', year = ''): MonthOfYear {
  return { month: monthNumber(name), year: Number(year) };
}

function only(months: readonly MonthOfYear[]): MonthOfYear | null {
  const [first, ...others] = distinct(months);
  return first && others.length === 0 ? first : null;
}

function distinct(months: readonly MonthOfYear[]): MonthOfYear[] {
  return [...new Map(months.map((one) => [`${one.year}-${one.month}`, one])).values()];
}
