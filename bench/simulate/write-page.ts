import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lineChart } from './line-chart.ts';
import type { Report } from './report.ts';

const at = (path: string) => fileURLToPath(new URL(`../../docs/${path}`, import.meta.url));
/** Of the wrong dates, so many are listed. */
const LONGEST = 5;

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** Writes docs/simulation.md and its pictures. */
export function writePage(report: Report, seed: number): void {
  const { shows, wrong, cancellations, jobs, requests, recovery, daily, tokens } = report;
  const days = daily.map(({ day }) => day);
  writeFileSync(
    at('pictures/simulation-dates.svg'),
    lineChart(
      'Dates shown to visitors, by day',
      days,
      daily.map(({ shown }) => shown),
    ),
  );
  writeFileSync(
    at('pictures/simulation-wrong.svg'),
    lineChart(
      'Wrong dates at the worst look of each day',
      days,
      daily.map(({ mostWrong }) => mostWrong),
    ),
  );
  writeFileSync(
    at('pictures/simulation-requests.svg'),
    lineChart(
      'Requests to the outside, by day',
      days,
      daily.map(({ requests: asked }) => asked),
    ),
  );
  const weather = Object.entries<number>(report.weather).map(([kind, n]) => `${n} ${kind}`);
  const health = Object.entries(report.sources).map(([name, n]) => `${n} ${name}`);
  const cell = (text: string) => text.replaceAll('|', '/');
  const longest = wrong.dates.toSorted((a, b) => b.hours - a.hours).slice(0, LONGEST);
  const dates = longest.map(({ what, hours, why }) => `| ${cell(what)} | ${hours} | ${why} |`);
  const late = cancellations.late.map(({ what, hours, why }) => `| ${cell(what)} | ${hours} | ${why} |`);
  const unmarked = cancellations.unmarkedShows.map((what) => `| ${cell(what)} | never | |`);
  writeFileSync(
    at('simulation.md'),
    `# ${report.days} days of the engine

Written by \`npm run simulate -- --days ${report.days} --seed ${seed} --write\`; do not edit it. The schedule and the queue run as they are, on a moving clock,
against the sample web. The weather is seeded: hosts (${weather.join(', ')}), shows that are announced
late, moved or cancelled. Every two hours, what visitors are shown is compared with what is true at that moment.

| question | answer | asked |
| --- | --- | --- |
| True dates listed within a day of their publication | ${percent(shows.listedWithinADay)} of ${shows.published} | 98% |
| Wrong dates at any look, mean of ${wrong.looks} looks | ${percent(wrong.mean)} | |
| Wrong dates at the worst look | ${percent(wrong.most)} | less than 0.5% |
| Second entries for one date of one show, at most | ${wrong.doubledMost} | |
| Cancelled shows marked | ${cancellations.due - cancellations.unmarked} of ${cancellations.due}, after ${cancellations.medianHours} hours (median), ${cancellations.mostHours} at most | within the interval of reading |
| Requests to the outside | ${requests.all}, ${requests.aDay} a day | |
| Tokens of a language model: all, worst day | ${tokens.all}, ${tokens.worstDay} | at most ${tokens.dailyLimit} a day |
| Jobs done; failed runs that were repeated; dead letters | ${jobs.done}; ${jobs.retried}; ${jobs.deadLetters} | |
| Jobs lost; jobs done twice | ${jobs.lost}; ${jobs.doubled} | 0; 0 |
| Sources at the end, by health | ${health.join(', ')} | |
| Lost sources looked for; attempts; found again | ${recovery.lookedFor}; ${recovery.attempts}; ${recovery.recovered} | |
| Live cities | ${report.cities} | |
| Cities that opened by themselves | ${report.expansion.opened.length} of ${report.expansion.started} started | at least 1 |
| Sources found | ${report.sourcesFound.all} (${report.sourcesFound.wrong} wrong) of ${report.sourcesFound.ofSites} hidden sites | |

![Dates shown to visitors, by day](pictures/simulation-dates.svg)

![Wrong dates at the worst look of each day](pictures/simulation-wrong.svg)

![Requests to the outside, by day](pictures/simulation-requests.svg)

## Cancellations marked more than a day later

The list of a source is read again within its own interval, at least daily while a show is near; a host that cannot be read tells nothing.

| show | hours | meanwhile |
| --- | --- | --- |
${[...late, ...unmarked].join('\n') || '| none | | |'}

## The wrong dates that were shown longest

A date is wrong from the moment its site changes it until we read that site again: ${wrong.dates.length} dates in all.

| what was shown, and what was true | hours | meanwhile |
| --- | --- | --- |
${dates.join('\n') || '| none | | |'}
`,
  );
}
