import type { UserRecord } from '@marquee/contract';
import { useSearchParams } from 'react-router';
import { Link } from '../../../ui/link.tsx';
import { localDay, stamp, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block, Columns, Facts, Stack, ToneBadge } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { CampaignLimit } from './campaign-limit.tsx';
import { nameOf } from './roles.tsx';
import { SignIn } from './sign-in.tsx';
import { Suspension } from './suspension.tsx';
import { listAddress } from './user-address.ts';
import { UserRoles } from './user-roles.tsx';

/** One account: who it is, how they sign in, how much they keep, and what an administrator may do. */
export function UserPage({ id }: { id: string }) {
  const [params] = useSearchParams();
  const user = useLive('getUser', { params: { id } });
  return (
    <Stack>
      <p>
        <Link to={listAddress(params)}>‹ {t('users.back')}</Link>
      </p>
      <Live of={user} failure={t('users.failed')} lines={8}>
        {(found) => (
          <Stack>
            <Columns>
              <Account user={found} />
              <UserRoles user={found} />
            </Columns>
            <Columns>
              <SignIn user={found} />
              <Suspension user={found} />
            </Columns>
            <CampaignLimit user={found} />
          </Stack>
        )}
      </Live>
    </Stack>
  );
}

function Account({ user }: { user: UserRecord }) {
  const { id, email, isEmailVerified, isDevelopment, createdAt, lastSeen, kept } = user;
  return (
    <Block
      title={nameOf(user) || email}
      aside={
        <span className={styles.badges}>
          {user.suspendedAt && <ToneBadge tone="bad">{t('users.suspended')}</ToneBadge>}
          {isDevelopment && <ToneBadge tone="neutral">{t('users.sample')}</ToneBadge>}
        </span>
      }
    >
      <Facts
        facts={[
          [t('users.email'), email],
          [t('users.confirmed'), t(isEmailVerified ? 'users.yes' : 'users.no')],
          [t('users.joined'), stamp(createdAt)],
          [t('users.lastSeen'), lastSeen ? localDay(lastSeen) : t('users.never')],
          [t('users.hearts'), wholeNumber(kept.hearts)],
          [t('users.itineraries'), wholeNumber(kept.itineraries)],
          [t('users.apiKeys'), wholeNumber(kept.apiKeys)],
          [t('users.id'), <code key="id">{id}</code>],
        ]}
      />
      <p className={styles.buttons}>
        <Link to={`/admin/audit-log?${new URLSearchParams({ subject: `user:${id}` })}`}>{t('users.history')}</Link>
        <Link to={`/admin/audit-log?${new URLSearchParams({ actor: id })}`}>{t('users.byThem')}</Link>
      </p>
    </Block>
  );
}
