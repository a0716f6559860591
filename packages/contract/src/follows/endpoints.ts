import { z } from 'zod';
import { ownerOf } from '../access.ts';
import { defineEndpoints } from '../endpoint.ts';
import { feedQuery } from '../feeds/endpoints.ts';
import { lineField } from '../fields.ts';
import { FOLLOW_KINDS, FOLLOW_NAME_MAX, follow } from './follow.ts';

const one = z.object({ id: z.string().min(1).max(40) });
const name = lineField(FOLLOW_NAME_MAX);
const owner = ownerOf('follow', 'id');

export const followEndpoints = defineEndpoints({
  listFollows: {
    method: 'GET',
    path: '/api/follows',
    access: 'user',
    summary: 'The venues that the caller follows and the searches that the caller saved, the latest first.',
    response: z.array(follow),
  },
  addFollow: {
    method: 'POST',
    path: '/api/follows',
    access: 'user',
    summary:
      'Follows a venue or saves a search; the same one is not kept twice. The first one turns the weekly letter on.',
    body: z.object({
      kind: z.enum(FOLLOW_KINDS),
      name,
      // Lists of places are saved, areas of the map are not.
      query: feedQuery.omit({ area: true }).extend({ category: lineField(40).optional() }),
    }),
    response: z.object({ follow, isWeeklyOn: z.boolean() }),
  },
  renameFollow: {
    method: 'PATCH',
    path: '/api/follows/:id',
    access: owner,
    summary: 'Gives a saved search or a followed venue another name.',
    params: one,
    body: z.object({ name }),
    response: follow,
  },
  removeFollow: {
    method: 'DELETE',
    path: '/api/follows/:id',
    access: owner,
    summary: 'Ends following a venue, or deletes a saved search.',
    params: one,
    response: z.object({ success: z.literal(true) }),
  },
});
