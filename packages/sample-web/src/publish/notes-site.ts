import { dayOfWeek, localDay, weekOf } from '../calendar/weeks.ts';
import { page } from '../markup/page.ts';
import type { Site } from '../model.ts';

/** A week from now on, its day (Monday is 0), and what a person writes around it: `%` is the day. */
type Note = readonly [weeks: number, weekday: number, sentence: string];

/** News in sentences whose days are guesses: each of them is read with doubt and waits for a person. */
export function notesSite(notes: readonly Note[]): Site['publish'] {
  return (site, { url, now }) => {
    if (url.pathname !== site.calendar) return null;
    const week = weekOf(localDay(now, site.place.timezone));
    const told = notes.map(([weeks, weekday, sentence]) => {
      const day = dayOfWeek(week + weeks, weekday);
      const words = day.toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
      return `<p>${sentence.replace('%', words)}</p>`;
    });
    const main = `<h1>From the hall committee</h1><article><h2>Notes</h2>\n${told.join('\n')}\n</article>`;
    return page(site, { title: 'News', main });
  };
}
