import type { GrantedRole, UserRow } from '@marquee/contract';
import styles from '../../kit/kit.module.css';
import { ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';

export const ROLES: readonly GrantedRole[] = ['admin', 'venue_owner', 'promoter'];

export function hasRole({ role, isAdmin }: Pick<UserRow, 'role' | 'isAdmin'>, asked: GrantedRole): boolean {
  return role === asked || (asked === 'admin' && isAdmin);
}

/** What is to be known of an account at a glance: its roles, and whether it is suspended. */
export function RoleBadges({ user }: { user: UserRow }) {
  const roles = ROLES.filter((role) => hasRole(user, role));
  if (roles.length === 0 && !user.suspendedAt) return <span className={styles.quiet}>–</span>;
  return (
    <span className={styles.badges}>
      {user.suspendedAt && <ToneBadge tone="bad">{t('users.suspended')}</ToneBadge>}
      {roles.map((role) => (
        <ToneBadge key={role} tone={role === 'admin' ? 'warn' : 'info'}>
          {t(`users.role.${role}`)}
        </ToneBadge>
      ))}
    </span>
  );
}

export function nameOf({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
