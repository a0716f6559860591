import { useQuery } from '@tanstack/react-query';
import { documentUrl } from '../../api/address.ts';
import { queryFor } from '../../api/query-for.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import styles from './auth-dialog.module.css';

/** A button for each provider the server lists; the browser itself goes there (spec: AUTH-08, AUTH-09). */
export function Providers() {
  const { data: providers = [] } = useQuery(queryFor('authProviders', {}));
  if (providers.length === 0) return null;
  return (
    <>
      <div className={styles.providers}>
        {providers.map((provider) => (
          <Button
            key={provider}
            wide
            onClick={() => window.location.assign(documentUrl('signInWithProvider', { params: { provider } }))}
          >
            {t(`auth.${provider}`)}
          </Button>
        ))}
      </div>
      <p className={styles.or}>{t('auth.or')}</p>
    </>
  );
}
