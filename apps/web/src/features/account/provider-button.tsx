import type { Provider } from '@marquee/contract';
import { documentUrl } from '../../api/document-url.ts';
import { authText } from '../../messages/auth.ts';
import { Button } from '../../ui/button.tsx';
import styles from './auth-dialog.module.css';
import { ProviderMark } from './provider-marks.tsx';

/** The browser itself goes to the provider, which sends it back to `next`, or to `from` if it fails (spec: AUTH-09). */
export function ProviderButton({ provider, next, from = next }: { provider: Provider; next: string; from?: string }) {
  return (
    <Button
      wide
      className={styles.provider}
      onClick={() =>
        window.location.assign(documentUrl('signInWithProvider', { params: { provider }, query: { next, from } }))
      }
    >
      <ProviderMark of={provider} />
      {authText(`auth.${provider}`)}
    </Button>
  );
}
