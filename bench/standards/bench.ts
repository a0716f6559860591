import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compare } from './compare.ts';
import { DECISIONS } from './decisions.ts';
import { EXPLAINED } from './explained.ts';
import { readMicroformats } from './microformats.ts';
import { readingOf } from './refused.ts';
import { readSchemaExamples } from './schema-examples.ts';

const RULES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(DECISIONS.map(({ name, rule }) => [name, rule])),
  'listed twice': 'The same title at the same start is one showing.',
  cap: 'At most 100 showings of an event are expanded, the next ones first (docs/decisions/011-recurrence-bounded-by-work.md).',
  'UTC as local':
    'Times in UTC that would be at night at the place, and by day as written, are local times; with the place in UTC both readings agree.',
};

/**
 * Calendars of the tests of other libraries, read by us and by ical.js over 26 weeks from their first day and compared as instants, and
 * the tests of microformats, and the structures that schema.org prints as examples of events. Each difference has a rule; `unexplained` must be empty.
 * The suites are found in `../shared/suites`, or where `MARQUEE_SUITES` says.
 */
export async function bench(): Promise<unknown> {
  const suites = process.env.MARQUEE_SUITES ?? fileURLToPath(new URL('../../../shared/suites', import.meta.url));
  if (!existsSync(join(suites, 'ics')))
    return Promise.resolve({
      benchmark: 'standards',
      missing: `There are no suites in ${suites}; MARQUEE_SUITES names another folder.`,
    });
  return Promise.resolve({
    benchmark: 'standards',
    calendars: readCalendars(join(suites, 'ics')),
    schemaOrg: readSchemaExamples(),
    microformats: readMicroformats(join(suites, 'microformats'), namesIn(join(suites, 'microformats'), '.html')),
  });
}

function readCalendars(folder: string) {
  const counts = { files: 0, withoutEvents: 0, same: 0, showings: 0, explained: 0, refusedByTheLibrary: 0 };
  const rules: Record<string, number> = {};
  const refused: Record<string, string> = {};
  const unexplained: unknown[] = [];
  for (const name of namesIn(folder, '.ics')) {
    counts.files += 1;
    const found = compare(new Uint8Array(readFileSync(join(folder, `${name}.ics`))));
    const add = (rule: string) => {
      rules[rule] = (rules[rule] ?? 0) + 1;
    };
    if (found.kind === 'empty') counts.withoutEvents += 1;
    if (found.kind === 'refused') {
      counts.refusedByTheLibrary += 1;
      refused[name] = `${found.reason.slice(0, 80)} – ${readingOf(found.reason, found.ours)}`;
    }
    if (found.kind === 'same') {
      counts.same += 1;
      counts.showings += found.instances;
      for (const decision of found.decisions) add(RULES[decision] ?? decision);
    }
    const explained = EXPLAINED[name];
    if (found.kind === 'different') {
      const isExplained =
        explained?.onlyTheirs === found.onlyTheirs.length && explained.onlyOurs === found.onlyOurs.length;
      if (isExplained) counts.explained += 1;
      if (isExplained) add(explained.rule);
      else unexplained.push({ name, theirs: found.onlyTheirs.slice(0, 5), ours: found.onlyOurs.slice(0, 5) });
    } else if (explained) unexplained.push({ name, gone: 'The difference is gone; its explanation can go, too.' });
  }
  return { ...counts, rules, refused, unexplained };
}

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}
