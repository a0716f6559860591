import { Link } from 'react-router';
import { t } from '../../messages/site.ts';
import { useSignOut } from '../../session/actions.ts';
import { isAdmin, type User } from '../../session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChevronDownIcon, SettingsIcon, SignOutIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './user-menu.module.css';

/** The user's name, links and Sign Out (spec: NAV-04, NAV-05). */
export function UserMenu({ user, hasConsole }: { user: User; hasConsole: boolean }) {
  const signOut = useSignOut();
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Menu
      trigger={
        <button type="button" className={styles.trigger}>
          <VisuallyHidden>{t('user.menu', { name })}</VisuallyHidden>
          <span className={styles.initials} aria-hidden="true">
            {initials(user)}
          </span>
          <ChevronDownIcon />
        </button>
      }
    >
      <MenuLabel>
        <strong className={styles.name} dir="auto">
          {name}
        </strong>
        <span className={styles.email}>
          <bdi>{user.email}</bdi>
        </span>
        <span className={styles.role}>
          {t(`role.${user.role}`)}
          {isAdmin(user) && <Badge tone="accent">{t('user.admin')}</Badge>}
        </span>
      </MenuLabel>
      <MenuSeparator />
      {hasConsole && isAdmin(user) && (
        <MenuItem asChild>
          <Link to="/admin">
            <SettingsIcon />
            {t('nav.adminPanel')}
          </Link>
        </MenuItem>
      )}
      <MenuItem
        disabled={signOut.isPending}
        onSelect={(event) => {
          // The menu stays open to show the progress.
          event.preventDefault();
          signOut.mutate();
        }}
      >
        <SignOutIcon />
        {t(signOut.isPending ? 'user.signingOut' : 'user.signOut')}
      </MenuItem>
    </Menu>
  );
}

function initials({ firstName, lastName }: User): string {
  return `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();
}
