import { GIVE_BACK_AFTER_DAYS } from '@marquee/contract';
import { expansionRuns, type Statement, write } from '@marquee/db';
import { DAY_MS, type Message, newId, say, together } from '@marquee/kernel';
import { configureCity } from '../cities/index.ts';
import type { EngineDeps } from '../deps.ts';
import { searchAtOnce } from '../discovery/index.ts';
import { FIRST_LOOK_MS } from './look-times.ts';

/** The statements with which a city joins, hidden: its sources are looked for at once. Nothing changes if it is on its way already. */
export function startCity(
  deps: Pick<EngineDeps, 'clock' | 'random'>,
  city: { slug: string; state: string; score: number; reasoning: Message },
  { startedBy, searchEveryMs }: { startedBy: string; searchEveryMs: number },
): Statement[] {
  const now = deps.clock.now();
  const by =
    startedBy === 'engine'
      ? say('expansion.chosenByItself', { n: city.score })
      : say('expansion.chosenBy', { who: startedBy, n: city.score });
  const run = write
    .insert(expansionRuns)
    .values({
      id: newId(deps.clock, deps.random),
      citySlug: city.slug,
      state: city.state,
      stage: 'searching',
      startedAt: now,
      startedBy,
      score: city.score,
      steps: [
        { at: now, what: together(by, city.reasoning) },
        { at: now, what: say('expansion.joined') },
      ],
      nextLookAt: now + FIRST_LOOK_MS,
      deadlineAt: now + GIVE_BACK_AFTER_DAYS * DAY_MS,
    })
    .onConflictDoNothing()
    .getSQL();
  return [run, configureCity(city.slug, now), ...searchAtOnce(deps, city.slug, now + searchEveryMs)];
}
