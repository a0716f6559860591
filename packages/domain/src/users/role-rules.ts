import type { GrantedRole } from '@marquee/contract';
import type { Roles } from '../accounts/index.ts';

/** With one role more. An account has one main role and may be an administrator beside it (spec: ROLE-003). */
export function withRole({ role, isAdmin }: Roles, given: GrantedRole): Roles {
  if (given === 'admin') return { role, isAdmin: true };
  return { role: given, isAdmin: isAdmin || role === 'admin' };
}

/** With one role less. */
export function withoutRole({ role, isAdmin }: Roles, taken: GrantedRole): Roles {
  return { role: role === taken ? 'user' : role, isAdmin: taken === 'admin' ? false : isAdmin };
}

export function hasRole({ role, isAdmin }: Roles, asked: GrantedRole): boolean {
  return role === asked || (asked === 'admin' && isAdmin);
}
