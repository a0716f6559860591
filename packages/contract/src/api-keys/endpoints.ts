import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { lineField } from '../fields.ts';
import { API_KEY_NAME_MAX } from './limits.ts';

/** A key as its owner sees it; the key itself is shown once, when it is made. */
const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first characters. */
  hint: z.string(),
  createdAt: z.string(),
  /** A day in UTC; null if it was never used. */
  lastUsedOn: z.string().nullable(),
  /** In UTC, up to half a minute behind. */
  callsToday: z.number().int(),
});
export type ApiKey = z.output<typeof apiKey>;

export const apiKeyEndpoints = defineEndpoints({
  listApiKeys: {
    method: 'GET',
    path: '/api/keys',
    access: 'user',
    summary: "The caller's own API keys, the newest first.",
    response: z.array(apiKey),
  },

  createApiKey: {
    method: 'POST',
    path: '/api/keys',
    access: 'user',
    summary: 'Makes an API key. The response has the key, which cannot be read again.',
    body: z.object({ name: lineField(API_KEY_NAME_MAX) }),
    response: apiKey.extend({ key: z.string() }),
  },

  revokeApiKey: {
    method: 'DELETE',
    path: '/api/keys/:id',
    access: 'user',
    summary: "Revokes one of the caller's own API keys, at once and for good.",
    params: z.object({ id: z.string().min(1).max(40) }),
    response: z.object({ success: z.literal(true) }),
  },
});
