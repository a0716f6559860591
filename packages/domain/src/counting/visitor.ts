import { type Database, visitorSalts } from '@marquee/db';
import { DAY_MS, sha256Hex } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { ChangeDeps } from '../deps.ts';

/** The salt of the present day for each database: one read a day in each isolate. */
const known = new WeakMap<Database, { day: number; salt: string }>();

/** A visitor as a hash that nobody can turn back, and that is another one tomorrow. */
export async function visitorOf(
  deps: Pick<ChangeDeps, 'db' | 'clock' | 'random'>,
  { address, userAgent }: { address: string | null; userAgent: string | null },
): Promise<string> {
  const salt = await saltOf(deps);
  return (await sha256Hex(JSON.stringify([salt, address, userAgent]))).slice(0, 32);
}

async function saltOf({ db, clock, random }: Pick<ChangeDeps, 'db' | 'clock' | 'random'>): Promise<string> {
  const day = Math.floor(clock.now() / DAY_MS);
  const held = known.get(db);
  if (held?.day === day) return held.salt;
  const ours = await sha256Hex(random.bytes(32));
  const [found] = await db.select().from(visitorSalts).where(eq(visitorSalts.day, day));
  if (!found) await db.insert(visitorSalts).values({ day, salt: ours }).onConflictDoNothing();
  const [kept] = found ? [found] : await db.select().from(visitorSalts).where(eq(visitorSalts.day, day));
  const salt = kept?.salt ?? ours;
  known.set(db, { day, salt });
  return salt;
}
