import { DEFAULT_DAILY_TOKENS } from '@marquee/contract';
import { DAY_MS, HOUR_MS } from '@marquee/kernel';
import { hiddenSites } from '@marquee/sample-web';
import { fateWords } from './judge.ts';
import type { simulate } from './simulate.ts';

type Simulation = Awaited<ReturnType<typeof simulate>>;

/** What a person would ask of a month. */
export function reportOf({ start, end, weather, judge, file, outside, mail }: Simulation) {
  const days = Math.round((end - start) / DAY_MS);
  const number = (query: string, ...values: number[]) =>
    Number(Object.values(file.prepare(query).get(...values) ?? {})[0]);
  const health = file.prepare('SELECT health, count(*) AS n FROM sources GROUP BY health ORDER BY health').all();
  const { due, late, examples } = judge.listed(end);
  const shares = judge.looks.map(({ shown, wrong }) => (shown === 0 ? 0 : wrong / shown));
  const requests = [...outside.requests.values()];
  const daily = Array.from({ length: days }, (_, day) => {
    const looks = judge.looks.filter(({ at }) => Math.floor((at - start) / DAY_MS) === day);
    return {
      day: day + 1,
      shown: looks.at(-1)?.shown ?? 0,
      mostWrong: Math.max(0, ...looks.map(({ wrong }) => wrong)),
      requests: outside.requests.get(day) ?? 0,
    };
  });
  return {
    days,
    weather: Object.fromEntries(
      [...Map.groupBy(weather.fates, ({ kind }) => kind)].map(([kind, fates]) => [kind, fates.length] as const),
    ),
    shows: {
      published: due,
      listedWithinADay: rounded((due - late) / Math.max(1, due), 4),
      ...(late > 0 ? { late: examples } : {}),
    },
    wrong: {
      looks: shares.length,
      mean: rounded(shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length), 5),
      most: rounded(Math.max(0, ...shares), 5),
      doubledMost: Math.max(0, ...judge.looks.map(({ doubled }) => doubled)),
      /** Each wrong date, and for how many hours it was shown. */
      dates: [...judge.examples].map(([what, { from, until, host }]) => ({
        what,
        why: fateWords(weather, host, from, until),
        hours: Math.round((until - from) / HOUR_MS) + 2,
      })),
    },
    cancellations: judge.cancellations(end),
    requests: { all: sum(requests), aDay: Math.round(sum(requests) / days) },
    tokens: {
      all: number('SELECT coalesce(sum(used), 0) AS used FROM token_days'),
      worstDay: number(
        'SELECT coalesce(max(used), 0) AS used FROM (SELECT sum(used) AS used FROM token_days GROUP BY day)',
      ),
      dailyLimit: DEFAULT_DAILY_TOKENS,
    },
    jobs: {
      done: number("SELECT count(*) AS n FROM runs WHERE outcome <> 'failed'"),
      retried: number("SELECT count(*) AS n FROM runs WHERE outcome = 'failed'"),
      deadLetters: number('SELECT count(*) AS n FROM dead_letters'),
      lost: number(
        "SELECT count(*) AS n FROM outbox WHERE state IN ('pending', 'sent', 'running') AND not_before < ?",
        end - HOUR_MS,
      ),
      doubled: number(
        "SELECT count(*) AS n FROM (SELECT job_id FROM runs WHERE outcome IN ('done', 'unchanged') GROUP BY job_id HAVING count(*) > 1)",
      ),
    },
    recovery: {
      lookedFor: number('SELECT count(DISTINCT source_id) AS n FROM source_recoveries'),
      attempts: number('SELECT count(*) AS n FROM source_recoveries'),
      recovered: number(
        'SELECT count(DISTINCT source_id) AS n FROM source_recoveries WHERE alternative_url IS NOT NULL',
      ),
    },
    sources: Object.fromEntries(health.map(({ health: name, n }) => [String(name), Number(n)])),
    cities: number("SELECT count(*) AS n FROM cities WHERE status = 'live'"),
    expansion: {
      started: number('SELECT count(*) AS n FROM expansion_runs'),
      opened: file
        .prepare(
          `SELECT c.name || ', ' || c.state AS city, r.sources, r.events, r.tokens, r.started_at AS startedAt, r.ended_at AS endedAt
            FROM expansion_runs r JOIN cities c ON c.slug = r.city_slug WHERE r.stage = 'opened' ORDER BY r.ended_at`,
        )
        .all()
        .map(({ startedAt, endedAt, ...opened }) => ({
          ...opened,
          hours: rounded((Number(endedAt) - Number(startedAt)) / HOUR_MS, 1),
        })),
      givenBack: number("SELECT count(*) AS n FROM expansion_runs WHERE stage = 'given-back'"),
      onTheirWay: number('SELECT count(*) AS n FROM expansion_runs WHERE ended_at IS NULL'),
    },
    sourcesFound: {
      all: number("SELECT count(*) AS n FROM sources WHERE discovery_method IN ('map', 'link', 'platform')"),
      /** Of them, those that are no source of events. */
      wrong: foundWrongly(file),
      ofSites: hiddenSites.filter(({ isSource }) => isSource).length,
    },
    letters: mail.length,
    daily,
  };
}

/** Sources that discovery took although their site publishes nothing. */
function foundWrongly(file: Simulation['file']): number {
  const real = new Set(hiddenSites.flatMap(({ site, isSource }) => (isSource ? [site.host] : [])));
  const found = file.prepare("SELECT host FROM sources WHERE discovery_method IN ('map', 'link', 'platform')").all();
  return found.filter(({ host }) => !real.has(String(host))).length;
}

export type Report = ReturnType<typeof reportOf>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
