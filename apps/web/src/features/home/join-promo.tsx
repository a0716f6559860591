import { useQuery } from '@tanstack/react-query';
import { documentUrl } from '../../api/document-url.ts';
import { queryFor } from '../../api/query-for.ts';
import { homeText } from '../../messages/home.ts';
import { useSession } from '../../session/session.ts';
import { useSignInPlace } from '../../session/sign-in-place.ts';
import { Button } from '../../ui/button.tsx';
import styles from './join-promo.module.css';

/** For guests: two ways to an account (spec: HOME-08). Google only where the server offers it. */
export function JoinPromo() {
  const { state } = useSession();
  const { open } = useSignInPlace();
  const { data: providers = [] } = useQuery({ ...queryFor('authProviders', {}), enabled: state === 'anonymous' });
  if (state !== 'anonymous') return null;
  return (
    <section aria-labelledby="join" className={styles.promo}>
      <div>
        <h2 id="join">{homeText('join.title')}</h2>
        <p className={styles.text}>{homeText('join.text')}</p>
      </div>
      <div className={styles.ways}>
        {providers.includes('google') && (
          <Button
            size="lg"
            onClick={() =>
              window.location.assign(documentUrl('signInWithProvider', { params: { provider: 'google' }, query: {} }))
            }
          >
            {homeText('join.google')}
          </Button>
        )}
        <Button variant="lit" size="lg" onClick={() => open('register')}>
          {homeText('join.create')}
        </Button>
      </div>
    </section>
  );
}
