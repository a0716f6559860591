import type { UserRecord } from '@marquee/contract';
import { stamp } from '../../kit/format.ts';
import { Block } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { ReasonButton } from './reason-button.tsx';
import { nameOf } from './roles.tsx';
import own from './users.module.css';

/** Whether an account may be signed in to, and the button that changes it; nobody decides about their own. */
export function Suspension({ user }: { user: UserRecord }) {
  const { id, suspendedAt, isOwn, email } = user;
  const who = nameOf(user) || email;
  const input = (reason: string) => ({ params: { id }, body: { reason } });
  return (
    <Block title={t('users.suspension')} {...(isOwn ? { note: t('users.own') } : {})}>
      <p>{suspendedAt ? t('users.suspendedSince', { when: stamp(suspendedAt) }) : t('users.notSuspended')}</p>
      {!isOwn && (
        <div className={own.actions}>
          {suspendedAt ? (
            <ReasonButton
              key="restore"
              call="restoreUser"
              label={t('users.restore')}
              title={t('users.restoreTitle', { who })}
              text={t('users.restoreText')}
              done={{ title: t('users.restored'), description: who }}
              input={input}
            />
          ) : (
            <ReasonButton
              key="suspend"
              call="suspendUser"
              label={t('users.suspend')}
              title={t('users.suspendTitle', { who })}
              text={t('users.suspendText')}
              done={{ title: t('users.suspendedDone'), description: who }}
              danger
              input={input}
            />
          )}
        </div>
      )}
    </Block>
  );
}
