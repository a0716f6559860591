import { LIMITS } from '../../base/limits.ts';
import { fold } from '../text.ts';
import type { ElementNode } from './dom.ts';
import type { VisibleText } from './visible-text.ts';

/** A stretch of the visible text, from one offset to another. */
export interface Stretch {
  start: number;
  end: number;
}

/** A position at which the page names one event. */
export interface TitlePlace extends Stretch {
  /** In the form of `titleForm`. */
  title: string;
}

/** The form in which titles are compared with the page: without case, quotes and blanks. */
export function titleForm(title: string): string {
  return fold(title).replace(/\s+/g, ' ').trim();
}

/**
 * Every position at which the page names an event of the document, in order. For an event without a visible title, the position of a link
 * to its URL; if it is the only event of the document, the full page.
 */
export function titlePlaces(
  visible: VisibleText,
  events: ReadonlyArray<{ title: string; url: string | undefined }>,
  linksTo: (url: string) => readonly ElementNode[],
): TitlePlace[] {
  const folded = fold(visible.text);
  const urls = Map.groupBy(events, (event) => titleForm(event.title));
  const titles = [...urls.keys()].filter((title) => title.length >= 3).slice(0, LIMITS.witnessedTitles);
  const places = titles.flatMap((title) => {
    const named = occurrences(folded, title);
    if (named.length > 0) return named;
    return (urls.get(title) ?? [])
      .flatMap(({ url }) => (url ? linksTo(url) : []))
      .map((link) => visible.rangeOf(link))
      .filter((range) => range !== undefined)
      .slice(0, LIMITS.occurrencesPerTitle)
      .map(([start, end]) => ({ title, start, end }));
  });
  const [only] = titles;
  if (places.length === 0 && only && titles.length === 1) return [{ title: only, start: 0, end: visible.text.length }];
  return outermost(places);
}

function occurrences(text: string, title: string): TitlePlace[] {
  const found: TitlePlace[] = [];
  for (
    let at = text.indexOf(title);
    at >= 0 && found.length < LIMITS.occurrencesPerTitle;
    at = text.indexOf(title, at + title.length)
  ) {
    const end = at + title.length;
    if (!/\w/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(end))) found.push({ title, start: at, end });
  }
  return found;
}

/** In order, without those inside a longer title: `Jazz` in `Jazz Night` is not the event `Jazz`. */
function outermost(places: TitlePlace[]): TitlePlace[] {
  places.sort((a, b) => a.start - b.start || b.end - a.end);
  let reach = 0;
  return places.filter((place) => {
    if (place.end <= reach) return false;
    reach = place.end;
    return true;
  });
}
