import { callPath } from '../../api/call.ts';
import { language } from '../../messages/language.ts';
import { t } from '../../messages/site.ts';
import { signInWords, useEntrance } from '../../session/actions.ts';
import type { User } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import styles from './auth-dialog.module.css';

const ROLES = ['user', 'venue_owner', 'promoter', 'admin'] as const;

/** Not among the site's messages, because no deployment shows it. */
const TITLE = { en: 'Development: sign in as', es: 'Desarrollo: iniciar sesión como' };

function enter(body: { role: (typeof ROLES)[number] }): Promise<User> {
  return callPath(['POST', '/api/dev/sign-in', 'public'], { body }) as Promise<User>;
}

/** A sign-in button for each role; exists only in development builds and works only with a development server. */
export function DevSignIn() {
  const { mutate, isPending } = useEntrance(enter, signInWords);
  const title = TITLE[language()];
  return (
    <div className={styles.dev} role="group" aria-label={title}>
      <span>{title}</span>
      {ROLES.map((role) => (
        <Button key={role} size="sm" disabled={isPending} onClick={() => mutate({ role })}>
          {t(`role.${role}`)}
        </Button>
      ))}
    </div>
  );
}
