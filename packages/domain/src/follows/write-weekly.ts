import { readRows } from '@marquee/db';
import { DAY_MS, type Instant, say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { type NewLetter, writeLetters } from '../mail/index.ts';
import { nextWeekly, putOffWeekly } from '../notices/index.ts';
import { type Followed, weekOf } from './week-of.ts';
import { type DuePerson, duePeople } from './weekly.sql.ts';
import { zoneOf } from './zone-of.ts';

/** People in one batch, and follows that it reads: each is a query. */
const PEOPLE = 20;
const QUERIES = 150;
/** After an outage of more than a day the letter of the week is left out. */
const TOO_LATE_MS = DAY_MS;

/**
 * Writes the weekly letters that are due, a batch at a time. The letters, when the next are due, and the end of the job are one commit: a job that is
 * interrupted or doubled writes no letter of a week twice, and the next tick goes on where it stopped.
 */
export async function writeWeekly(deps: EngineDeps): Promise<JobResult> {
  const now = deps.clock.now();
  const due = await readRows(deps.db, duePeople(now, PEOPLE));
  const letters: NewLetter[] = [];
  const next: Array<{ id: string; at: Instant }> = [];
  let queries = 0;
  for (const person of due) {
    const follows = JSON.parse(person.follows) as Followed[];
    queries += follows.length;
    if (queries > QUERIES && next.length > 0) break;
    const zone = await zoneOf(deps, follows[0]?.query);
    // The morning of the person's own city, which may have another clock than the one assumed until now.
    const morning = nextWeekly(person.weeklyAt - 1, zone);
    const isEarly = morning > now && morning < person.weeklyAt + DAY_MS;
    next.push({ id: person.userId, at: isEarly ? morning : nextWeekly(now, zone) });
    if (isEarly || !deps.mail.isSetUp) continue;
    letters.push(...(await letterTo(deps, person, { follows, zone, now })));
  }
  return {
    outcome: next.length > 0 ? 'done' : 'unchanged',
    detail: say('job.weeklyWritten', { n: letters.length }),
    counts: { letters: letters.length },
    statements: next.length > 0 ? [...writeLetters(deps, letters), putOffWeekly(next)] : [],
  };
}

/** No letter without an event. */
async function letterTo(
  deps: EngineDeps,
  { userId, email, language, weeklyAt }: DuePerson,
  { follows, zone, now }: { follows: readonly Followed[]; zone: string; now: Instant },
): Promise<NewLetter[]> {
  if (email === null || weeklyAt < now - TOO_LATE_MS) return [];
  const parts = await weekOf(deps, userId, { follows, zone });
  if (parts.length === 0) return [];
  return [{ kind: 'weekly', to: email, language: language === 'es' ? 'es' : 'en', data: { userId, parts } }];
}
