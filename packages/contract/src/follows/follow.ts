import { z } from 'zod';
import { CATEGORIES } from '../categories.ts';
import { WHENS } from '../defaults.ts';

/** Venues that one person follows, and as many saved searches. */
export const FOLLOWS_MOST = 50;
export const FOLLOW_NAME_MAX = 80;

export const FOLLOW_KINDS = ['venue', 'search'] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** The query of a feed, as it is kept, with the word for its categories that the listing's address had. */
const followQuery = z.object({
  city: z.string().optional(),
  state: z.string().optional(),
  within: z.number(),
  categories: z.array(z.enum(CATEGORIES)),
  category: z.string().optional(),
  venue: z.string().optional(),
  q: z.string().optional(),
  when: z.enum(WHENS).optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  evening: z.boolean(),
  free: z.boolean(),
  /** Absent in what was saved before there was this filter. */
  family: z.boolean().optional(),
});
export type FollowQuery = z.output<typeof followQuery>;

export const follow = z.object({
  id: z.string(),
  kind: z.enum(FOLLOW_KINDS),
  name: z.string(),
  query: followQuery,
  /** The listing under its query, within the site. */
  path: z.string(),
});
export type Follow = z.output<typeof follow>;
