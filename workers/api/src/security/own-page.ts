import { Reject } from '@marquee/kernel';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';

/**
 * Refuses a costly read unless a script of our own page requests it. Every supported browser sends these headers by
 * itself, and no page can set them (Fetch Metadata §2): `same-origin` excludes other sites and the address bar,
 * an empty destination excludes links, images and frames, which an event's own text could point here.
 */
export function requireOwnPage(c: Context<AppEnv>): void {
  const destination = c.req.header('sec-fetch-dest') ?? 'empty';
  if (c.req.header('sec-fetch-site') !== 'same-origin' || destination !== 'empty')
    throw new Reject(403, 'foreign-origin', 'Only a page of this site may request this (Sec-Fetch-Site: same-origin).');
}
