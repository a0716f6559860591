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
  const change = suspendedAt ? 'restore' : 'suspend';
  return (
    <Block title={t('users.suspension')} {...(isOwn ? { note: t('users.own') } : {})}>
      <p>{suspendedAt ? t('users.suspendedSince', { when: stamp(suspendedAt) }) : t('users.notSuspended')}</p>
      {!isOwn && (
        <div className={own.actions}>
          <ReasonButton
            // Another call: a new button, which has typed nothing yet.
            key={change}
            call={`${change}User`}
            label={t(`users.${change}`)}
            title={t(`users.${change}Title`, { who })}
            text={t(`users.${change}Text`)}
            done={{ title: t(`users.${change}Done`), description: who }}
            danger={change === 'suspend'}
            input={(reason) => ({ params: { id }, body: { reason } })}
          />
        </div>
      )}
    </Block>
  );
}
