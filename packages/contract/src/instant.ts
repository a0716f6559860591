import { z } from 'zod';

/** A moment in a query, with its offset from UTC. */
export const instant = z.iso.datetime({ offset: true, error: 'must be an ISO date and time, 2026-12-05T00:00:00Z' });
