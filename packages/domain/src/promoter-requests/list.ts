import type { LetterLanguage, PromoterRequestStatus } from '@marquee/contract';
import { promoterRequests, users } from '@marquee/db';
import type { Instant, Role } from '@marquee/kernel';
import { asc, eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** A request with its person's account. */
export interface PromoterRequest {
  id: string;
  userId: string;
  organization: string;
  website: string;
  about: string;
  cities: string;
  language: LetterLanguage;
  status: PromoterRequestStatus;
  decidedBy: string | null;
  createdAt: Instant;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  isAdmin: boolean;
  suspendedAt: Instant | null;
}

const { id, userId, organization, website, about, cities, language, status, decidedBy, createdAt } = promoterRequests;
const { firstName, lastName, email, role, isAdmin, suspendedAt } = users;
const request = { id, userId, organization, website, about, cities, language, status, decidedBy, createdAt };
const COLUMNS = { ...request, firstName, lastName, email, role, isAdmin, suspendedAt };

/** What waits the longest first. */
export function listOpenPromoterRequests({ db }: DbDeps, limit: number): Promise<PromoterRequest[]> {
  return db
    .select(COLUMNS)
    .from(promoterRequests)
    .innerJoin(users, eq(users.id, promoterRequests.userId))
    .where(eq(status, 'open'))
    .orderBy(asc(id))
    .limit(limit);
}

/** One request, whatever became of it; null if there is none. */
export async function getPromoterRequest({ db }: DbDeps, requestId: string): Promise<PromoterRequest | null> {
  const [row = null] = await db
    .select(COLUMNS)
    .from(promoterRequests)
    .innerJoin(users, eq(users.id, promoterRequests.userId))
    .where(eq(id, requestId));
  return row;
}
