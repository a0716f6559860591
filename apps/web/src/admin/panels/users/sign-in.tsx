import type { UserRecord } from '@marquee/contract';
import { PROVIDER_NAMES } from '../../../api/provider-names.generated.ts';
import { Block, Facts } from '../../kit/parts.tsx';
import { useHasMail } from '../../kit/use-mail.ts';
import { t } from '../../messages.ts';
import { ReasonButton } from './reason-button.tsx';
import { nameOf } from './roles.tsx';
import own from './users.module.css';

/** How a person signs in and where they are signed in; ends that, or helps with a lost password. */
export function SignIn({ user }: { user: UserRecord }) {
  const { id, email, hasPassword, providers, sessions, isDevelopment } = user;
  const hasMail = useHasMail();
  const who = nameOf(user) || email;
  const ways = [...(hasPassword ? [t('users.password')] : []), ...providers.map((each) => PROVIDER_NAMES[each])];
  const whyNoLetter = isDevelopment ? t('users.noMailbox') : hasMail === false ? t('users.noMail') : null;
  const input = (reason: string) => ({ params: { id }, body: { reason } });
  return (
    <Block title={t('users.signIn')}>
      <Facts
        facts={[
          [t('users.ways'), ways.join(', ') || t('users.noWay')],
          [t('users.sessions'), t('users.sessionsCount', { count: sessions })],
        ]}
      />
      <div className={own.actions}>
        <ReasonButton
          call="endUserSessions"
          label={t('users.endSessions')}
          title={t('users.endSessionsTitle', { who })}
          text={t('users.endSessionsText')}
          done={{ title: t('users.endedSessions'), description: who }}
          disabled={sessions === 0}
          input={input}
        />
        <ReasonButton
          call="sendResetLetter"
          label={t('users.letter')}
          title={t('users.letterTitle', { who })}
          text={t('users.letterText', { email })}
          done={{ title: t('users.letterSent'), description: t('users.letterSentText', { email }) }}
          disabled={whyNoLetter !== null || hasMail === undefined}
          input={input}
        />
      </div>
      {whyNoLetter && <p className={own.why}>{whyNoLetter}</p>}
    </Block>
  );
}
