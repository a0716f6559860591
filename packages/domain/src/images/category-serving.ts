import { IMAGE_CATEGORIES } from '@marquee/contract';
import { atomically, imageSwitches, write } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { rotate } from './rotation.sql.ts';

const NAME = 'category-serving';

export async function isCategoryServing({ db }: DbDeps): Promise<boolean> {
  const [row] = await db
    .select({ enabled: imageSwitches.enabled })
    .from(imageSwitches)
    .where(eq(imageSwitches.name, NAME));
  return row?.enabled ?? true;
}

/** Turns the serving of category images on or off; it depends on no other switch (docs/spec/decisions.md 97). A repeated press changes nothing. */
export async function switchCategoryServing(
  deps: ChangeDeps,
  caller: Caller,
  { enabled }: { enabled: boolean },
): Promise<{ enabled: boolean }> {
  const was = await isCategoryServing(deps);
  if (was === enabled) return { enabled };
  const change = { enabled, changedAt: deps.clock.now(), changedBy: actorName(caller.actor) };
  await atomically(deps.db, [
    write
      .insert(imageSwitches)
      .values({ name: NAME, ...change })
      .onConflictDoUpdate({ target: imageSwitches.name, set: change }),
    ...rotate(IMAGE_CATEGORIES),
    auditEntry(deps, caller, {
      action: 'image.switch-serving',
      subject: `images:${NAME}`,
      before: { enabled: was },
      after: { enabled },
    }),
  ]);
  return { enabled };
}
