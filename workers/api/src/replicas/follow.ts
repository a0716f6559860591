import type { ApiDeps, Replicas } from '@marquee/platform';
import type { Context, Next } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { READING } from '../security/forged-requests.ts';
import { isSomebody } from '../shared/may-share.ts';
import type { Making } from '../shared/shared-answers.ts';
import { bookmarkOf, setBookmarkCookie } from './bookmark-cookie.ts';

/** A change is made in the primary database; who is signed in gets a bookmark, so that they read what they wrote. */
export function followChanges(c: Context<AppEnv>, next: Next): Promise<void> {
  const { replicas } = c.get('deps');
  return READING.has(c.req.method) || replicas === null ? next() : followChange(c, next, replicas);
}

async function followChange(c: Context<AppEnv>, next: Next, replicas: Replicas): Promise<void> {
  const { db, bookmark } = replicas.primary();
  c.set('deps', { ...c.get('deps'), db });
  await next();
  const written = bookmark();
  if (written !== null && isSomebody(c) && c.res.status < 400) setBookmarkCookie(c, written);
}

/**
 * What a public read is read with: the nearest copy of the database that has what this browser wrote, or what a shared answer must have. `making` is
 * null for an answer that is shared with nobody.
 */
export function nearDeps(c: Context<AppEnv>, making: Making | null): ApiDeps {
  const deps = { ...c.get('deps'), moments: making?.moments, place: making?.place };
  if (deps.replicas === null) return deps;
  const bookmark = isSomebody(c) ? bookmarkOf(c) : (making?.bookmark ?? null);
  return { ...deps, db: deps.replicas.near(bookmark).db };
}
