import type { boosts } from '@marquee/db';

export type BoostRow = typeof boosts.$inferSelect;
