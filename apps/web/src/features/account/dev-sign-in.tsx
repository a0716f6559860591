import { t } from '../../messages/site.ts';
import { useDevSignIn } from '../../session/actions.ts';
import { Button } from '../../ui/button.tsx';
import styles from './auth-dialog.module.css';

const ROLES = ['user', 'venue_owner', 'promoter', 'admin'] as const;

/** One click for each role; only a development build has it, and only a development server answers it. */
export function DevSignIn() {
  const { mutate, isPending } = useDevSignIn();
  return (
    <div className={styles.dev} role="group" aria-label={t('auth.dev')}>
      <span>{t('auth.dev')}</span>
      {ROLES.map((role) => (
        <Button key={role} size="sm" disabled={isPending} onClick={() => mutate({ role })}>
          {t(`role.${role}`)}
        </Button>
      ))}
    </div>
  );
}
