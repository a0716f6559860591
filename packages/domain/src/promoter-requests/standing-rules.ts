import { PROMOTER_ASK_AGAIN_DAYS, type PromoterRequestStatus, type PromoterStanding } from '@marquee/contract';
import { DAY_MS, type Instant, type Role } from '@marquee/kernel';

interface Roles {
  role: Role;
  isAdmin: boolean;
}

interface Asked {
  status: PromoterRequestStatus;
  decidedAt: Instant | null;
}

/** Administrators pass every requirement (spec: ROLE-003), so they need no other role. */
export function mayPromote({ role, isAdmin }: Roles): boolean {
  return role === 'promoter' || role === 'admin' || isAdmin;
}

/** Whether granting a request gives the role: to a plain user alone. */
export function needsRole(roles: Roles): boolean {
  return !mayPromote(roles) && roles.role === 'user';
}

/** From when a declined request may be followed by another; null for any other request. */
export function askAgainAt(request: Asked | null): Instant | null {
  if (request?.status !== 'declined' || request.decidedAt === null) return null;
  return request.decidedAt + PROMOTER_ASK_AGAIN_DAYS * DAY_MS;
}

/**
 * Where somebody stands, by their roles and their latest request. The role counts, not the request: an administrator may have given or taken
 * it since. Who was granted it and lost it may ask again.
 */
export function standingOf(roles: Roles, request: Asked | null, now: Instant): PromoterStanding {
  if (mayPromote(roles)) return 'promoter';
  if (request?.status === 'open') return 'open';
  if (roles.role === 'venue_owner') return 'venue-owner';
  return (askAgainAt(request) ?? now) > now ? 'wait' : 'ask';
}
