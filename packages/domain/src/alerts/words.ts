import type { AlertRule, AlertUnit } from '@marquee/contract';

interface RuleWords {
  title: string;
  /** What it watches. */
  about: string;
  /** What it means, and what to do. */
  advice: string;
  /** Where one acts. */
  path: string;
}

/** For administrators, whose console is in English. */
export const RULE_WORDS: Readonly<Record<AlertRule, RuleWords>> = {
  'reading-stalls': {
    title: 'Reading stalls',
    about: 'Minutes without a read that worked, while reading is on and sources wait or fail.',
    advice: 'Sources wait, and none is read. Look at the queue, the errors and the network.',
    path: '/admin/scraping',
  },
  'queue-stalls': {
    title: 'The queue stands still',
    about: 'Minutes that the oldest due job has waited.',
    advice: 'Jobs wait, and nobody does them. Look at the queue consumer and its errors.',
    path: '/admin/error-diagnostics',
  },
  'engine-stopped': {
    title: 'Discovery or expansion stopped',
    about: 'Minutes that discovery or expansion is behind its turn, while it is on.',
    advice: 'It is turned on and does not run. Look at the errors of the schedule.',
    path: '/admin/system-scheduling',
  },
  'budget-total': {
    title: 'The day’s tokens are nearly spent',
    about: 'The used share of the day’s tokens.',
    advice: 'When they are used up, pages that only the language model can read wait until midnight UTC.',
    path: '/admin/token-budget',
  },
  'budget-category': {
    title: 'Tokens of a category are nearly spent',
    about: 'The used share of the category that is nearest to its end.',
    advice: 'When they are used up, its questions wait until midnight UTC; you can give it more.',
    path: '/admin/token-budget',
  },
  'budget-forecast': {
    title: 'The tokens will not last the day',
    about: 'Hours without tokens at the end of the UTC day, at the pace of the day so far.',
    advice: 'At this pace the tokens run out early. Give more, or turn a strategy on that saves some.',
    path: '/admin/token-budget',
  },
  'payments-failing': {
    title: 'Payments fail',
    about: 'Payments that failed in the last hour, unless they succeeded since.',
    advice: 'Several people tried to pay. Look at what the provider says.',
    path: '/admin/ledger',
  },
  'payments-differ': {
    title: 'Payments differ from the provider’s',
    about: 'What the nightly comparison found and could not bring up to date.',
    advice: 'Money is missing here or there. Compare before you refund or pay out anything.',
    path: '/admin/ledger',
  },
  'ledger-broken': {
    title: 'The ledger is broken',
    about: 'What the nightly proof of the ledger found wrong.',
    advice: 'An entry is wrong or was changed. Refund and pay out nothing by hand before you know why.',
    path: '/admin/ledger',
  },
  errors: {
    title: 'Errors pile up',
    about: 'Errors of the last hour, without those of outside services that were only busy.',
    advice: 'Something breaks again and again. Error Diagnostics shows what, the most frequent first.',
    path: '/admin/error-diagnostics',
  },
  'dead-letters': {
    title: 'Dead letters wait',
    about: 'Jobs that failed on every attempt and wait for a person.',
    advice: 'Retry them once their cause is gone, or dismiss them.',
    path: '/admin/error-diagnostics',
  },
  'city-sources-failing': {
    title: 'The sources of a city fail',
    about: 'The failing share of a city’s sources, of the worst live city with at least three.',
    advice: 'A city loses its sources. Look at why they fail.',
    path: '/admin/scraping',
  },
  'city-stale': {
    title: 'A city is out of date',
    about: 'Hours since a live city was last read, of the one that waits longest.',
    advice: 'What visitors of that city see grows old. Look at its sources.',
    path: '/admin/scraping',
  },
};

/** `1 h 35 min`, `92.5%`, `6.5 h`, `12` */
export function figureText(unit: AlertUnit, value: number): string {
  if (unit === 'percent') return `${value}%`;
  if (unit === 'hours') return `${value.toLocaleString('en-US')} h`;
  if (unit === 'count' || value < 60) return `${value.toLocaleString('en-US')}${unit === 'minutes' ? ' min' : ''}`;
  const [hours, minutes] = [Math.floor(value / 60), value % 60];
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}
