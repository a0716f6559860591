import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { queryFor } from '../../api/query-for.ts';
import { authText } from '../../messages/auth.ts';
import { DIALOG_PARAMS, safeNext } from '../../session/sign-in-place.ts';
import styles from './auth-dialog.module.css';
import { ProviderButton } from './provider-button.tsx';

/** A button for each provider the server lists (spec: AUTH-08). */
export function Providers() {
  const { data: providers = [] } = useQuery(queryFor('authProviders', {}));
  const { next, from } = useReturnPath();
  if (providers.length === 0) return null;
  return (
    <>
      <div className={styles.providers}>
        {providers.map((provider) => (
          <ProviderButton key={provider} provider={provider} next={next} from={from} />
        ))}
      </div>
      <p className={styles.or}>{authText('auth.or')}</p>
    </>
  );
}

/** The requested page, or the one below the dialog; and that one, to which a failed sign-in returns. */
function useReturnPath(): { next: string; from: string } {
  const { pathname, search, hash } = useLocation();
  const params = new URLSearchParams(search);
  const next = safeNext(params.get('next'));
  for (const name of DIALOG_PARAMS) params.delete(name);
  const from = `${pathname}${params.size > 0 ? `?${params}` : ''}${hash}`;
  return { next: next ?? from, from };
}
