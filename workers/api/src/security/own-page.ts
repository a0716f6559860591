import { Reject } from '@marquee/kernel';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';

/**
 * Refuses a read that costs something unless a script of our own page asks. Every browser the site supports says so by
 * itself, and no page can write these headers (Fetch Metadata §2): `same-origin` leaves out other sites and the address bar,
 * an empty destination leaves out links, pictures and frames, which an event's own text could point here.
 */
export function requireOwnPage(c: Context<AppEnv>): void {
  const destination = c.req.header('sec-fetch-dest') ?? 'empty';
  if (c.req.header('sec-fetch-site') !== 'same-origin' || destination !== 'empty')
    throw new Reject(403, 'foreign-origin', 'Only a page of this site may request this (Sec-Fetch-Site: same-origin).');
}
