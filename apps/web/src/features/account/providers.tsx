import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { queryFor } from '../../api/query-for.ts';
import { t } from '../../messages/site.ts';
import { safeNext } from '../../session/sign-in-place.ts';
import styles from './auth-dialog.module.css';
import { ProviderButton } from './provider-button.tsx';

/** A button for each provider the server lists (spec: AUTH-08). */
export function Providers() {
  const { data: providers = [] } = useQuery(queryFor('authProviders', {}));
  const next = useReturnPath();
  if (providers.length === 0) return null;
  return (
    <>
      <div className={styles.providers}>
        {providers.map((provider) => (
          <ProviderButton key={provider} provider={provider} next={next} />
        ))}
      </div>
      <p className={styles.or}>{t('auth.or')}</p>
    </>
  );
}

/** The requested page, or the one below the dialog. */
function useReturnPath(): string {
  const { pathname, search, hash } = useLocation();
  const params = new URLSearchParams(search);
  const next = safeNext(params.get('next'));
  if (next !== null) return next;
  for (const name of ['signin', 'trouble', 'provider']) params.delete(name);
  return `${pathname}${params.size > 0 ? `?${params}` : ''}${hash}`;
}
