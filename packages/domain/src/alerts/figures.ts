import type { AlertRule } from '@marquee/contract';
import { HOUR_MS, type Instant, MINUTE_MS } from '@marquee/kernel';

/** What the rules compare. */
export interface Facts {
  now: Instant;
  reading: {
    isOn: boolean;
    lastGood: Instant | null;
    /** Since when something waits to be read, or reads fail; null: nothing does. */
    waitingSince: Instant | null;
  };
  queueSince: Instant | null;
  /** Of the UTC day, when the tokens are renewed. */
  dayEndsAt: Instant;
  budget: {
    limit: number;
    left: number;
    runsOutAt: Instant | null;
    categories: ReadonlyArray<{ name: string; limit: number; left: number }>;
  };
  payments: { failed: number; lastFailure: string | null };
  /** What the last comparison with the provider found. */
  differences: readonly string[];
  /** What the last proof of the ledger found. */
  breaks: readonly string[];
  errors: number;
  deadLetters: number;
  /** `goodSince`: the last read that worked, or the first of several that did not; null: not read yet. */
  cities: ReadonlyArray<{ name: string; active: number; failing: number; goodSince: Instant | null }>;
  processes: ReadonlyArray<{
    name: string;
    isOn: boolean;
    lastAt: Instant | null;
    intervalMs: number;
    /** Since when it has work; null: none. */
    dueSince: Instant | null;
  }>;
}

/** A figure, and what was found in a sentence. Null: there is nothing to watch now. */
export interface Reading {
  figure: number | null;
  detail: string;
}

/** A pace of tokens says nothing before this much of the day has passed. */
const LEAST_PACE_MS = 2 * HOUR_MS;
const DAY_HOURS = 24;
/** A share of fewer sources says nothing. */
const LEAST_SOURCES = 3;

const nothing = (detail: string): Reading => ({ figure: null, detail });
const many = (n: number, one: string, more: string) => `${n.toLocaleString('en-US')} ${n === 1 ? one : more}`;
const tenths = (value: number) => Math.round(value * 10) / 10;
/** A clock that was set back gives no negative time. */
const minutesSince = (since: Instant, now: Instant) => Math.max(0, Math.floor((now - since) / MINUTE_MS));

/** The figure of each rule, from the facts alone. */
export const FIGURES: Readonly<Record<AlertRule, (facts: Facts) => Reading>> = {
  'reading-stalls': ({ now, reading: { isOn, lastGood, waitingSince } }) => {
    if (!isOn) return nothing('Reading is turned off.');
    if (waitingSince === null) return { figure: 0, detail: 'Nothing waits to be read.' };
    const figure = minutesSince(Math.max(lastGood ?? 0, waitingSince), now);
    const last = lastGood === null ? 'No page was ever read.' : `The last page was read at ${clockOf(lastGood)}.`;
    return { figure, detail: figure === 0 ? 'Pages are being read.' : last };
  },

  'queue-stalls': ({ now, queueSince }) => {
    if (queueSince === null) return { figure: 0, detail: 'No job waits.' };
    return { figure: minutesSince(queueSince, now), detail: `The oldest job waits since ${clockOf(queueSince)}.` };
  },

  'engine-stopped': ({ now, processes }) => {
    const on = processes.filter(({ isOn, lastAt }) => isOn && lastAt !== null);
    if (on.length === 0) return nothing('Discovery and expansion are turned off, or have not begun.');
    const late = on.map(({ name, lastAt, intervalMs, dueSince }) => {
      const since = dueSince === null ? now : Math.max(dueSince, (lastAt ?? 0) + intervalMs);
      return { name, minutes: minutesSince(since, now), lastAt: lastAt ?? 0 };
    });
    const worst = late.reduce((a, b) => (b.minutes > a.minutes ? b : a));
    if (worst.minutes === 0) return { figure: 0, detail: 'Discovery and expansion have their turns.' };
    return { figure: worst.minutes, detail: `${worst.name} had its last turn at ${clockOf(worst.lastAt)}.` };
  },

  'budget-total': ({ budget: { limit, left } }) => {
    // Zero was set by a person: nothing is spent.
    if (limit === 0) return nothing('The engine has no tokens.');
    return { figure: spent(limit, left), detail: `All categories: ${tokens(limit, left)}` };
  },

  'budget-category': ({ budget: { categories } }) => {
    const open = categories.filter(({ limit }) => limit > 0);
    if (open.length === 0) return nothing('No category has tokens.');
    const worst = open.toSorted((a, b) => spent(b.limit, b.left) - spent(a.limit, a.left));
    const [first] = worst;
    const nearly = worst.filter(
      ({ limit, left }) => first && spent(limit, left) >= spent(first.limit, first.left) * 0.9,
    );
    const told = (nearly[0] && spent(nearly[0].limit, nearly[0].left) > 0 ? nearly : worst.slice(0, 1)).slice(0, 4);
    return {
      figure: first ? spent(first.limit, first.left) : 0,
      detail: told.map(({ name, limit, left }) => `${name}: ${tokens(limit, left)}`).join(' '),
    };
  },

  'budget-forecast': ({ now, dayEndsAt, budget: { limit, runsOutAt } }) => {
    if (limit === 0) return nothing('The engine has no tokens.');
    if (now < dayEndsAt - DAY_HOURS * HOUR_MS + LEAST_PACE_MS) return nothing('The day is too young to say.');
    if (runsOutAt === null) return { figure: 0, detail: 'At this pace the tokens last the day.' };
    const hours = tenths(Math.max(0, dayEndsAt - runsOutAt) / HOUR_MS);
    return { figure: hours, detail: `At this pace the tokens run out at ${clockOf(runsOutAt)}.` };
  },

  'payments-failing': ({ payments: { failed, lastFailure } }) => ({
    figure: failed,
    detail:
      failed === 0
        ? 'No payment failed in the last hour.'
        : `${many(failed, 'payment', 'payments')} failed in the last hour. The last one: ${lastFailure}`,
  }),

  'payments-differ': ({ differences }) => ({
    figure: differences.length,
    detail: differences.length === 0 ? 'All payments agree with the provider’s.' : listed(differences),
  }),

  'ledger-broken': ({ breaks }) => ({
    figure: breaks.length,
    detail: breaks.length === 0 ? 'The last proof found nothing wrong.' : listed(breaks),
  }),

  errors: ({ errors }) => ({ figure: errors, detail: `${many(errors, 'error', 'errors')} in the last hour.` }),

  'dead-letters': ({ deadLetters }) => ({
    figure: deadLetters,
    detail: `${many(deadLetters, 'job waits', 'jobs wait')} for a person.`,
  }),

  'city-sources-failing': ({ cities }) => {
    const judged = cities.filter(({ active }) => active >= LEAST_SOURCES);
    if (judged.length === 0) return nothing(`No city has ${LEAST_SOURCES} sources.`);
    const share = ({ active, failing }: (typeof judged)[number]) => tenths((failing / active) * 100);
    const worst = judged.reduce((a, b) => (share(b) > share(a) ? b : a));
    if (worst.failing === 0) return { figure: 0, detail: 'No source fails.' };
    return { figure: share(worst), detail: `${worst.name}: ${worst.failing} of ${worst.active} sources fail.` };
  },

  'city-stale': ({ now, reading: { isOn }, cities }) => {
    if (!isOn) return nothing('Reading is turned off.');
    const read = cities.flatMap(({ name, goodSince }) => (goodSince === null ? [] : [{ name, goodSince }]));
    if (read.length === 0) return nothing('No city was read yet.');
    const oldest = read.reduce((a, b) => (b.goodSince < a.goodSince ? b : a));
    const hours = tenths(Math.max(0, now - oldest.goodSince) / HOUR_MS);
    return { figure: hours, detail: `${oldest.name} was last read at ${clockOf(oldest.goodSince)}.` };
  },
};

/** Rounded down, so that it does not fire before its threshold. */
const spent = (limit: number, left: number) => Math.floor(((limit - left) * 1_000) / limit) / 10;

function tokens(limit: number, left: number): string {
  return `${(limit - left).toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} tokens are used.`;
}

/** Longer lists are in the console. */
const LISTED = 10;

function listed(found: readonly string[]): string {
  const more = found.length > LISTED ? [`and ${found.length - LISTED} more`] : [];
  return [...found.slice(0, LISTED), ...more].join('\n');
}

/** `Nov 23, 11:50 PM UTC`: administrators may be anywhere. */
export function clockOf(at: Instant): string {
  const time = new Date(at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  // Narrow spaces are drawn as boxes by old mail programs.
  return `${time.replaceAll(/[\u202f\u00a0]/g, ' ')} UTC`;
}
