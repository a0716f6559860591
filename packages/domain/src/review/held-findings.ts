import type { Finding } from '@marquee/extraction';
import type { Sorted } from './sort-drafts.ts';

/** What a person is told about drafts below the publishing bar. */
export function heldFindings({ held, rejected, published, surplus }: Omit<Sorted, 'approved'>): Finding[] {
  const told: Array<[number, Finding['code'], Finding['severity'], string]> = [
    [
      held.length,
      'held',
      'warning',
      `${events(held.length)} read with too much doubt to be published: ${held.length === 1 ? 'it waits' : 'they wait'} under Held Drafts in the console.`,
    ],
    [
      surplus,
      'held-surplus',
      'warning',
      `${events(surplus)} doubtful too, but no more of this source can wait for a decision.`,
    ],
    [rejected.length, 'held-rejected', 'info', `${events(rejected.length)} left out, as was decided in the console.`],
    [
      published.length,
      'held-published',
      'info',
      `${events(published.length)} read with doubt this time and ${published.length === 1 ? 'stays' : 'stay'} as published before.`,
    ],
  ];
  return told.flatMap(([count, code, severity, message]) => (count > 0 ? [{ code, severity, message }] : []));
}

const events = (count: number) => (count === 1 ? '1 event was' : `${count} events were`);
