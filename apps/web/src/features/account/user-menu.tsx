import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { t } from '../../messages/site.ts';
import { useSignOut } from '../../session/actions.ts';
import { isAdmin, type User } from '../../session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import {
  BusinessIcon,
  ChatIcon,
  ChevronDownIcon,
  HeartIcon,
  KeyIcon,
  MapIcon,
  MegaphoneIcon,
  PinIcon,
  SettingsIcon,
  SignOutIcon,
  SocialIcon,
  StarIcon,
} from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './user-menu.module.css';

const POINTS_STALE_MS = 10_000;

interface UserMenuProps {
  user: User;
  hasConsole: boolean;
  onConcierge: () => void;
}

/** The user's name, links and Sign Out (spec: NAV-04, NAV-05, NAV-08). */
export function UserMenu({ user, hasConsole, onConcierge }: UserMenuProps) {
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
        <Points />
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/account">
          <SocialIcon />
          {t('user.account')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/itineraries">
          <MapIcon />
          {t('user.itineraries')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/saved">
          <HeartIcon />
          {t('user.saved')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/boost-analytics">
          <BusinessIcon />
          {t('nav.boostAnalytics')}
        </Link>
      </MenuItem>
      <MenuItem onSelect={onConcierge}>
        <ChatIcon />
        {t('nav.concierge')}
      </MenuItem>
      {user.role === 'venue_owner' && (
        <MenuItem asChild>
          <Link to="/venues">
            <PinIcon />
            {t('nav.manageVenues')}
          </Link>
        </MenuItem>
      )}
      {user.role === 'promoter' && (
        <MenuItem asChild>
          <Link to="/advertiser">
            <MegaphoneIcon />
            {t('nav.campaigns')}
          </Link>
        </MenuItem>
      )}
      {hasConsole && isAdmin(user) && (
        <MenuItem asChild>
          <Link to="/admin">
            <SettingsIcon />
            {t('nav.adminPanel')}
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to="/account/api-keys">
          <KeyIcon />
          {t('user.keys')}
        </Link>
      </MenuItem>
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

/** Read when the menu opens; without an answer nothing is shown. */
function Points() {
  const { data } = useQuery({ ...queryFor('getPoints', {}), staleTime: POINTS_STALE_MS });
  return data && data.balance > 0 ? (
    <span className={styles.role}>
      <StarIcon />
      {t('user.points', { n: data.balance })}
    </span>
  ) : null;
}

function initials({ firstName, lastName }: User): string {
  return `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();
}
