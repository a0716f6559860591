import type { UserRecord } from '@marquee/contract';
import { Block } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { ReasonButton } from './reason-button.tsx';
import { hasRole, nameOf, ROLES } from './roles.tsx';
import own from './users.module.css';

/** Each role with whether the person has it, and the button that changes that. */
export function UserRoles({ user }: { user: UserRecord }) {
  const { id, isOwn } = user;
  const who = nameOf(user) || user.email;
  return (
    <Block title={t('users.roles')} note={t(isOwn ? 'users.own' : 'users.rolesNote')}>
      <ul className={own.roles}>
        {ROLES.map((role) => {
          const name = t(`users.role.${role}`);
          const note = t(`users.role.${role}.note`);
          const has = hasRole(user, role);
          const label = t(has ? 'users.removeShort' : 'users.grantShort');
          return (
            <li key={role} data-has={has || undefined}>
              <div>
                <strong>{name}</strong>
                <span>{t(has ? 'users.yes' : 'users.no')}</span>
                <p>{note}</p>
              </div>
              {!isOwn && (
                <ReasonButton
                  // Another call: a new button, which has typed nothing yet.
                  key={String(has)}
                  call={has ? 'removeRole' : 'grantRole'}
                  label={label}
                  name={`${label}: ${name}`}
                  title={t(has ? 'users.removeTitle' : 'users.grantTitle', { role: name, who })}
                  text={has || user.isEmailVerified ? note : `${note} ${t('users.unconfirmed')}`}
                  done={{ title: t(has ? 'users.removed' : 'users.granted'), description: `${name}: ${who}` }}
                  danger={has}
                  input={(reason) => ({ params: { id }, body: { role, reason } })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
