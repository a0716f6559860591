import type { AlertRule, BudgetCategory } from '@marquee/contract';
import { dollars, HOUR_MS, type Instant, type Message, MINUTE_MS, type Sentence, say, together } from '@marquee/kernel';

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
    categories: ReadonlyArray<{ name: BudgetCategory; limit: number; left: number }>;
  };
  payments: { failed: number; lastFailure: string | null };
  /** Payments of which a refund failed and none was made since, and how many cents were to go back. */
  refunds: { failed: number; cents: number };
  /** What the last comparison with the provider found. */
  differences: readonly Sentence[];
  /** What the last proof of the ledger found. */
  breaks: readonly Sentence[];
  errors: number;
  deadLetters: number;
  /** `goodSince`: the last read that worked, or the first of several that did not; null: not read yet. */
  /** A city on its way is read like a live one, and its sources fail like others; it is out of date for nobody. */
  cities: ReadonlyArray<{ name: string; isLive: boolean; active: number; failing: number; goodSince: Instant | null }>;
  processes: ReadonlyArray<{
    name: Message;
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
  detail: Message;
}

/** A pace of tokens says nothing before this much of the day has passed. */
const LEAST_PACE_MS = 2 * HOUR_MS;
const DAY_HOURS = 24;
/** A share of fewer sources says nothing. */
const LEAST_SOURCES = 3;

const nothing = (detail: Message): Reading => ({ figure: null, detail });
const tenths = (value: number) => Math.round(value * 10) / 10;
/** A clock that was set back gives no negative time. */
const minutesSince = (since: Instant, now: Instant) => Math.max(0, Math.floor((now - since) / MINUTE_MS));

/** The figure of each rule, from the facts alone. */
export const FIGURES: Readonly<Record<AlertRule, (facts: Facts) => Reading>> = {
  'reading-stalls': ({ now, reading: { isOn, lastGood, waitingSince } }) => {
    if (!isOn) return nothing(say('alert.readingTurnedOff'));
    if (waitingSince === null) return { figure: 0, detail: say('alert.nothingWaitsRead') };
    const figure = minutesSince(Math.max(lastGood ?? 0, waitingSince), now);
    const last =
      lastGood === null ? say('alert.noPageEverRead') : say('alert.lastPageRead', { time: { at: lastGood } });
    return { figure, detail: figure === 0 ? say('alert.pagesBeingRead') : last };
  },

  'queue-stalls': ({ now, queueSince }) => {
    if (queueSince === null) return { figure: 0, detail: say('alert.noJobWaits') };
    return {
      figure: minutesSince(queueSince, now),
      detail: say('alert.oldestJobWaitsSince', { time: { at: queueSince } }),
    };
  },

  'engine-stopped': ({ now, processes }) => {
    const on = processes.filter(({ isOn, lastAt }) => isOn && lastAt !== null);
    if (on.length === 0) return nothing(say('alert.discoveryExpansionTurnedOffHave'));
    const late = on.map(({ name, lastAt, intervalMs, dueSince }) => {
      const since = dueSince === null ? now : Math.max(dueSince, (lastAt ?? 0) + intervalMs);
      return { name, minutes: minutesSince(since, now), lastAt: lastAt ?? 0 };
    });
    const worst = late.reduce((a, b) => (b.minutes > a.minutes ? b : a));
    if (worst.minutes === 0) return { figure: 0, detail: say('alert.discoveryExpansionHaveTheirTurns') };
    return {
      figure: worst.minutes,
      detail: say('alert.hadLastTurn', { process: worst.name, time: { at: worst.lastAt } }),
    };
  },

  'budget-total': ({ budget: { limit, left } }) => {
    // Zero was set by a person: nothing is spent.
    if (limit === 0) return nothing(say('alert.engineHasNoTokens'));
    return { figure: spent(limit, left), detail: say('alert.allCategories', { used: tokens(limit, left) }) };
  },

  'budget-category': ({ budget: { categories } }) => {
    const open = categories.filter(({ limit }) => limit > 0);
    if (open.length === 0) return nothing(say('alert.noCategoryHasTokens'));
    const worst = open.toSorted((a, b) => spent(b.limit, b.left) - spent(a.limit, a.left));
    const [first] = worst;
    const nearly = worst.filter(
      ({ limit, left }) => first && spent(limit, left) >= spent(first.limit, first.left) * 0.9,
    );
    const told = (nearly[0] && spent(nearly[0].limit, nearly[0].left) > 0 ? nearly : worst.slice(0, 1)).slice(0, 4);
    return {
      figure: first ? spent(first.limit, first.left) : 0,
      detail: together(
        ...told.map(({ name, limit, left }) =>
          say('alert.ofCategory', { name: say(`alert.budgetCategory.${name}`), used: tokens(limit, left) }),
        ),
      ),
    };
  },

  'budget-forecast': ({ now, dayEndsAt, budget: { limit, runsOutAt } }) => {
    if (limit === 0) return nothing(say('alert.engineHasNoTokens'));
    if (now < dayEndsAt - DAY_HOURS * HOUR_MS + LEAST_PACE_MS) return nothing(say('alert.dayTooYoungSay'));
    if (runsOutAt === null) return { figure: 0, detail: say('alert.paceTokensLastDay') };
    const hours = tenths(Math.max(0, dayEndsAt - runsOutAt) / HOUR_MS);
    return { figure: hours, detail: say('alert.paceTokensRunOut', { time: { at: runsOutAt } }) };
  },

  'payments-failing': ({ payments: { failed, lastFailure } }) => ({
    figure: failed,
    detail:
      failed === 0
        ? say('alert.noPaymentFailedLastHour')
        : say('alert.paymentsFailedLastHourLast', { n: failed, why: lastFailure ?? '–' }),
  }),

  'payments-differ': ({ differences }) => ({
    figure: differences.length,
    detail: differences.length === 0 ? say('alert.allPaymentsAgreeProviders') : listed(differences),
  }),

  'refunds-failing': ({ refunds: { failed, cents } }) => ({
    figure: failed,
    detail:
      failed === 0 ? say('alert.noRefundFailed') : say('alert.refundsFailed', { n: failed, amount: dollars(cents) }),
  }),

  'ledger-broken': ({ breaks }) => ({
    figure: breaks.length,
    detail: breaks.length === 0 ? say('alert.lastProofFoundNothingWrong') : listed(breaks),
  }),

  errors: ({ errors }) => ({ figure: errors, detail: say('alert.errorsLastHour', { n: errors }) }),

  'dead-letters': ({ deadLetters }) => ({
    figure: deadLetters,
    detail: say('alert.jobsWaitPerson', { n: deadLetters }),
  }),

  'city-sources-failing': ({ cities }) => {
    const judged = cities.filter(({ active }) => active >= LEAST_SOURCES);
    if (judged.length === 0) return nothing(say('alert.noCityHasSources', { n: LEAST_SOURCES }));
    const share = ({ active, failing }: (typeof judged)[number]) => tenths((failing / active) * 100);
    const worst = judged.reduce((a, b) => (share(b) > share(a) ? b : a));
    if (worst.failing === 0) return { figure: 0, detail: say('alert.noSourceFails') };
    return {
      figure: share(worst),
      detail: say('alert.sourcesFail', { city: worst.name, n: worst.failing, n2: worst.active }),
    };
  },

  'city-stale': ({ now, reading: { isOn }, cities }) => {
    if (!isOn) return nothing(say('alert.readingTurnedOff'));
    const read = cities.flatMap(({ name, isLive, goodSince }) =>
      isLive && goodSince !== null ? [{ name, goodSince }] : [],
    );
    if (read.length === 0) return nothing(say('alert.noCityReadYet'));
    const oldest = read.reduce((a, b) => (b.goodSince < a.goodSince ? b : a));
    const hours = tenths(Math.max(0, now - oldest.goodSince) / HOUR_MS);
    return { figure: hours, detail: say('alert.lastRead', { city: oldest.name, time: { at: oldest.goodSince } }) };
  },
};

/** Rounded down, so that it does not fire before its threshold. */
const spent = (limit: number, left: number) => Math.floor(((limit - left) * 1_000) / limit) / 10;

function tokens(limit: number, left: number): Message {
  return say('alert.tokensUsed', { n: limit - left, n2: limit });
}

/** Longer lists are in the console. */
const LISTED = 10;

function listed(found: readonly Sentence[]): Message {
  const lines = found.slice(0, LISTED).reduce((first, rest) => say('lines', { first, rest }));
  const more = found.length - LISTED;
  return more > 0 ? say('alert.andMore', { lines, n: more }) : together(lines);
}
