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
    title: 'Reading stalled',
    about: 'Minutes without a successful read, while reading is on and sources wait or fail.',
    advice: 'Sources are waiting and none is being read. Check the queue, the errors and the network.',
    path: '/admin/scraping',
  },
  'queue-stalls': {
    title: 'Queue stalled',
    about: 'Minutes that the oldest due job has been waiting.',
    advice: 'Jobs are waiting and none is running. Check the queue consumer and its errors.',
    path: '/admin/error-diagnostics',
  },
  'engine-stopped': {
    title: 'Discovery or expansion stopped',
    about: 'Minutes that discovery or expansion is overdue, while it is on.',
    advice: 'It is turned on but does not run. Check the errors of the schedule.',
    path: '/admin/system-scheduling',
  },
  'budget-total': {
    title: 'Daily token budget nearly spent',
    about: 'The share of the day’s tokens that is used.',
    advice: 'When they are used up, pages that only the language model can read wait until midnight UTC.',
    path: '/admin/token-budget',
  },
  'budget-category': {
    title: 'Token budget of a category nearly spent',
    about: 'The share that is used, of the category with the least left.',
    advice: 'When they are used up, its requests wait until midnight UTC. You can give it more.',
    path: '/admin/token-budget',
  },
  'budget-forecast': {
    title: 'Tokens will run out today',
    about: 'Hours of the UTC day without tokens, at today’s pace.',
    advice: 'At this pace the tokens run out early. Raise the budget, or turn on a strategy that saves tokens.',
    path: '/admin/token-budget',
  },
  'payments-failing': {
    title: 'Payments failing',
    about: 'Payments that failed in the last hour and have not succeeded since.',
    advice: 'Several people tried to pay. Check what the provider says.',
    path: '/admin/ledger',
  },
  'payments-differ': {
    title: 'Payments differ from the provider’s',
    about: 'What the nightly comparison found and could not bring up to date.',
    advice: 'Money is missing on one side. Compare before you refund or pay out anything.',
    path: '/admin/ledger',
  },
  'ledger-broken': {
    title: 'The ledger is broken',
    about: 'What the nightly proof of the ledger found wrong.',
    advice: 'An entry is wrong or was changed. Do not refund or pay out by hand until you know why.',
    path: '/admin/ledger',
  },
  errors: {
    title: 'Errors piling up',
    about: 'Errors in the last hour, not counting outside services that were only busy.',
    advice: 'Something keeps failing. Error Diagnostics shows what, the most frequent first.',
    path: '/admin/error-diagnostics',
  },
  'dead-letters': {
    title: 'Dead letters waiting',
    about: 'Jobs that failed on every attempt and need a person.',
    advice: 'Retry them once the cause is fixed, or dismiss them.',
    path: '/admin/error-diagnostics?tab=letters',
  },
  'city-sources-failing': {
    title: 'Sources of a city failing',
    about: 'The share of failing sources in the worst live city with at least three.',
    advice: 'A city is losing its sources. Check why they fail.',
    path: '/admin/scraping?tab=sources&health=failing',
  },
  'city-stale': {
    title: 'City out of date',
    about: 'Hours since the last read of the live city that has waited longest.',
    advice: 'Visitors of that city see old data. Check its sources.',
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
