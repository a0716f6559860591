import { catalog } from './catalog.ts';
import { grouped } from './dates.ts';

/** Texts of the board for televisions and of the printed week, which only the API Worker draws. */
export const screens = {
  'board.scan': 'Scan for details',
  'board.updated': ({ time }: { time: string }) => `Updated ${time}`,
  'board.offline': ({ time }: { time: string }) => `No connection. Last updated ${time}`,
  'board.none': 'Nothing more is listed here right now.',
  'board.noneText': 'Scan to see what comes next.',
  'board.old': 'This board has had no connection for a day.',
  'board.oldText': 'What it knew may have changed. Scan to see what is on.',

  'week.print': 'Print',
  'week.how': 'One page, Letter or A4. The codes lead to each event’s page, which is always up to date.',
  'week.all': 'Everything, up to date',
  'week.ongoing': 'Going on all week',
  'week.more': ({ n }: { n: number }) => `+${grouped(n)} more online`,
  'week.none': 'Nothing is listed for these days yet.',
  'week.until': ({ day }: { day: string }) => `until ${day}`,
  'week.foot': ({ day }: { day: string }) => `As of ${day}. Check with the organizer before you go.`,
} as const;

export const screenText = catalog('screens', screens);
