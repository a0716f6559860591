import type { Evidence, Field } from '../../base/types.ts';
import { emptyReading, type Reading, type Sighting } from '../../candidates/sighting.ts';
import { addDays } from '../../candidates/times/local.ts';
import { atOwnVenue } from '../../decide/choice/at-own-venue.ts';
import type { Page } from '../../document/page.ts';
import { readRecords } from '../records/rung.ts';
import type { Rung } from '../rung.ts';
import { carriedBy } from './carried.ts';
import type { Carried } from './carried-data.ts';
import { slugLinks } from './slug-links.ts';

/** Events in the data that a page includes for its scripts: the state of a JavaScript shell, the list of a calendar widget. */
export const shellRung: Rung = {
  name: 'shell',
  method: 'shell',
  applies: (page) => page.format === 'html' && /<script|\sdata-/i.test(page.text),
  read,
};

function read(page: Page): Reading {
  const reading = emptyReading();
  const yesterday = addDays(page.hints.today, -1);
  const linkOf = slugLinks(page);
  for (const carried of carriedBy(page)) {
    const { sightings, findings } = readRecords(carried.value, carried.base, page);
    // Past events, and lists of posts, have no future day.
    if (!sightings.some(({ start, end }) => (end?.date ?? start.date) >= yesterday)) continue;
    reading.sightings.push(...sightings.map((sighting) => completed(sighting, carried, linkOf)));
    reading.findings.push(...findings);
  }
  reading.sightings = atOwnVenue(reading.sightings, page, 'shell', { elsewhere: 1 });
  return reading;
}

function completed(sighting: Sighting, carried: Carried, linkOf: ReturnType<typeof slugLinks>): Sighting {
  const own = marked(sighting);
  const url = own.url && !/#[^/]*$/.test(own.url.value) ? own.url : linkOf(recordAt(carried, own));
  return { ...own, ...(url ? { url } : {}) };
}

/** Its evidence as this rung's. */
function marked(sighting: Sighting): Sighting {
  const mark = (evidence: Evidence): Evidence => ({ ...evidence, method: 'shell' });
  const entries = Object.entries(sighting).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || !('evidence' in value)) return [name, value];
    const { evidence } = value as Field<unknown> | Sighting['start'];
    return [name, { ...value, evidence: Array.isArray(evidence) ? evidence.map(mark) : mark(evidence) }];
  });
  return Object.fromEntries(entries) as Sighting;
}

/** The record with a sighting's title. */
function recordAt({ value, base }: Carried, { title }: Sighting): unknown {
  const pointer = title.evidence[0]?.locator.slice(base.length).split('/').slice(1, -1) ?? [];
  return pointer.reduce<unknown>((node, step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return typeof node === 'object' && node !== null && Object.hasOwn(node, name)
      ? (node as Record<string, unknown>)[name]
      : undefined;
  }, value);
}
