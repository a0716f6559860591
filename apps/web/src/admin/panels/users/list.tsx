import type { UserRow } from '@marquee/contract';
import { useSearchParams } from 'react-router';
import { Link } from '../../../ui/link.tsx';
import { defineList } from '../../kit/define-list.ts';
import { localDay } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { t } from '../../messages.ts';
import { nameOf, RoleBadges } from './roles.tsx';
import { userAddress } from './user-address.ts';

/** Everybody with an account; a name opens the account. */
export const users = defineList({
  list: 'listUsers',
  caption: t('users.caption'),
  failure: t('users.failed'),
  rowKey: ({ id }) => id,
  orderedBy: 'sort',
  columns: [
    { field: 'email', label: t('users.name'), show: (user) => <Opener user={user} /> },
    { field: 'role', label: t('users.roles'), from: 560, show: (user) => <RoleBadges user={user} /> },
    {
      field: 'lastSeen',
      label: t('users.lastSeen'),
      sortable: true,
      from: 720,
      show: ({ lastSeen }) => (lastSeen ? localDay(lastSeen) : t('users.never')),
    },
    {
      field: 'createdAt',
      label: t('users.joined'),
      sortable: true,
      show: ({ createdAt }) => localDay(createdAt.slice(0, 10)),
    },
  ],
  filters: [
    { name: 'q', label: t('users.find'), kind: 'search', placeholder: t('users.findHint') },
    {
      name: 'group',
      label: t('users.group'),
      fallback: t('users.everybody'),
      options: (['admin', 'venue_owner', 'promoter', 'suspended'] as const).map((value) => ({
        value,
        label: t(`users.group.${value}`),
      })),
    },
  ],
  csvDocument: 'exportUsers',
  empty: t('users.empty'),
});

function Opener({ user }: { user: UserRow }) {
  const [params] = useSearchParams();
  return (
    <>
      <Link to={userAddress(user.id, params)} className={styles.opener}>
        <bdi>{nameOf(user) || user.email}</bdi>
      </Link>
      <span className={styles.under}>
        <bdi>{user.email}</bdi>
      </span>
    </>
  );
}
