import type { EventDetail } from '@marquee/contract';
import { type Instant, isSentIn, sourcePageOf } from '@marquee/kernel';
import { certaintyOf, lastConfirmedOf } from '../evidence/certainty.ts';
import { factLines, listerOf, placeOf, shownTitle, urlOf, whenOf } from '../feeds/event-words.ts';
import { address, inline, quoted } from './markdown.ts';

/** Dates at most; the page has all. */
const MOST_DATES = 50;

const OCCURS = { once: 'one time', repeatedly: 'again and again', always: 'always there' };

/** An event as Markdown: title, days, place, price, sources, certainty and the words that each source is believed for. */
export function eventMarkdown(event: EventDetail, { origin, now }: { origin: string; now: Instant }): string {
  const { level, because } = certaintyOf(event, now);
  const facts: Array<[name: string, value: string]> = [
    ['When', inline(whenOf(event))],
    ['Occurs', OCCURS[event.occurs]],
    ['Time zone', inline(event.timezone)],
    ['Where', inline(placeOf(event))],
    ['Price', inline(event.price)],
    ['Stated', inline(factLines(event).join(' '))],
    ['Status', inline(event.soldOut ? `${event.status}, sold out` : event.status)],
    ['Categories', event.categories.map(inline).join(', ')],
    ['Organizer', inline(event.organizer ?? '')],
    ['Tickets', address(event.ticketUrl)],
    ['Page', `<${urlOf(origin, event)}>`],
    ['Source', `${inline(listerOf(event))} ${address(sourcePageOf(event))}`.trim()],
    ['Last confirmed', lastConfirmedOf(event) ?? 'never'],
    ['Certainty', inline([`${level}.`, ...because].join(' '))],
  ];
  const dates = event.occurrences.slice(0, MOST_DATES);
  return [
    `# ${inline(shownTitle(event, event))}`,
    facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `- **${name}**: ${value}`)
      .join('\n'),
    ...(event.description === null ? [] : ['## Description', quoted(event.description)]),
    '## Dates',
    dates.map(dateLine).join('\n'),
    '## Evidence',
    'The words of others, as they stand on their pages.',
    ...event.sources.map(sourcePart),
  ]
    .join('\n\n')
    .concat('\n');
}

function dateLine({ startDate, endDate, status, soldOut }: EventDetail['occurrences'][number]): string {
  const marks = [status === 'active' ? '' : status, soldOut ? 'sold out' : ''].filter((mark) => mark !== '');
  return `- ${startDate}${endDate === null ? '' : ` to ${endDate}`}${marks.map((mark) => `, ${mark}`).join('')}`;
}

function sourcePart({ source, url, lastSeenAt, fields }: EventDetail['sources'][number]): string {
  const rows = fields.map(
    ({ field, snippet, method, locator }) =>
      `| ${inline(field)} | ${inline(snippet)} | ${inline(method)} | ${inline(locator)} |`,
  );
  return [
    `### ${inline(listerOf({ source, sourceUrl: url }))}`,
    `${isSentIn({ sourceUrl: url }) ? '' : address(url)} Last confirmed ${lastSeenAt}.`.trim(),
    ['| field | words | read as | at |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}
