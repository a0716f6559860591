import { type Draft, expandRecurrence } from '../../src/index.ts';

export const WINDOW = { from: '2026-11-20', to: '2027-05-21', timezone: 'America/New_York' };

/** A draft with a start and lines of recurrence, as extraction would give it. */
export function repeating(start: string, ...lines: string[]): Draft {
  const evidence = [
    { document: 'https://club.example/feed.ics', locator: 'VEVENT[1]', snippet: 'x', method: 'ics' as const },
  ];
  return {
    key: `run@club ${start} ${lines[0]?.slice(0, 60)}`,
    title: { value: 'Dawn Run', evidence },
    start: { value: start, evidence },
    recurrence: { value: lines.join('\n'), evidence },
  };
}

/** The starts of one draft's showings. */
export function startsIn(window: typeof WINDOW, draft: Draft): string[] {
  return expandRecurrence([draft], window)
    .showings.flat()
    .map((showing) => showing.start.value);
}
