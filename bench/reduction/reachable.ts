import { reduce, verifyAnswer } from '@marquee/extraction';
import type { RecordedEvent, RecordedPage } from './recorded.ts';
import { comparable, dateForms, titlesOf } from './truth-in-text.ts';

/**
 * How many true events a perfect model could still give: for each, an answer with its title and one of the page's own ways of writing its
 * day is checked as any answer is. What is lost here is lost by records that part a title from its day, or by the check itself.
 */
export function reachable(pages: readonly RecordedPage[]): { events: number; accepted: number; lost: string[] } {
  const lost: string[] = [];
  let events = 0;
  for (const page of pages) {
    const hints = { today: page.recordedAt, timezone: page.timezone, city: page.city, state: page.state };
    const { chunks } = reduce(page, hints);
    for (const event of page.events) {
      if (event.optional) continue;
      events += 1;
      const isAccepted = chunks.some((chunk) => {
        const answers = chunk.records.flatMap(({ number, lines }) => answersOf(event, number, lines, chunk.text));
        const context = { document: page.url, method: 'visible-text', hints } as const;
        const { sightings } = verifyAnswer({ events: answers }, chunk, context);
        return sightings.some(({ start }) => start.date === event.start.slice(0, 10));
      });
      if (!isAccepted) lost.push(`${page.id}: ${event.title} @ ${event.start}`);
    }
  }
  return { events, accepted: events - lost.length, lost };
}

function answersOf(event: RecordedEvent, record: number, lines: readonly string[], chunk: string) {
  const name = chunk.slice(0, chunk.indexOf('#1 '));
  const words = comparable(`${name}\n${lines.join('\n')}`);
  const titles = titlesOf(event).filter((title) => words.includes(title));
  if (titles.length === 0) return [];
  const { sure, likely } = dateForms(event.start);
  const dates = [...sure, ...likely].flatMap((form) => [...lines, chunk].flatMap((text) => form.exec(text)?.[0] ?? []));
  return titles.flatMap((title) => [...new Set(dates)].map((date) => ({ record, title, date })));
}
