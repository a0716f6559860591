import { authenticatorApps, passkeys, plus, tuple, users, write } from '@marquee/db';
import { count, eq } from 'drizzle-orm';

const apps = write.select({ n: count() }).from(authenticatorApps).where(eq(authenticatorApps.userId, users.id));
const keys = write.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, users.id));

/**
 * How many factors an account has, in a query of `users`: always of their rows, since a kept count that is wrong would open an account. Reads
 * nothing where there is none.
 */
export const factorCount = plus(tuple(apps), tuple(keys));
