/**
 * `npm run cost`: what the site takes and costs a month at a size, computed from measured figures, with the first limit that breaks
 * (docs/scale.md). --cities 3000 --sources 200000 --events 2000000 --views 10000000 are the defaults.
 */
import { parseArgs } from 'node:util';
import { costReport } from './cost/report.ts';

const { values } = parseArgs({
  options: {
    cities: { type: 'string', default: '3000' },
    sources: { type: 'string', default: '200000' },
    events: { type: 'string', default: '2000000' },
    views: { type: 'string', default: '10000000' },
  },
});
const size = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
const wrong = Object.entries(size).find(([, value]) => !(Number.isFinite(value) && value >= 0));
if (wrong) {
  console.error(`--${wrong[0]} must be a number.`);
  process.exit(1);
}
const { cities = 0, sources = 0, events = 0, views = 0 } = size;
console.log(costReport({ cities, sources, events, views }));
