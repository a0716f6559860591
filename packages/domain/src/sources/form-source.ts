import { type Statement, sources, write } from '@marquee/db';
import { DAY_MS, formUrl } from '@marquee/kernel';
import type { ChangeDeps } from '../deps.ts';

/** The source that stands for the form of a city: it is paused, so that nothing is ever fetched for it. */
export const formSourceId = (citySlug: string) => `form-${citySlug}`;

const NAME = 'Sent in by readers';

/** The source of events that people send in, and the statement that adds it if the city has none. */
export function formSource(
  { clock, publicOrigin }: Pick<ChangeDeps, 'clock'> & { publicOrigin: string },
  citySlug: string,
): { source: { id: string; name: string; url: string }; insert: Statement } {
  const url = formUrl(citySlug, publicOrigin);
  const source = { id: formSourceId(citySlug), name: NAME, url: url.href };
  const now = clock.now();
  const insert = write
    .insert(sources)
    .values({
      ...source,
      citySlug,
      host: url.host,
      status: 'inactive',
      discoveryMethod: 'form',
      intervalMs: DAY_MS,
      nextDueAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
  return { source, insert };
}
