import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { accountText } from '../../messages/account.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { ErrorState } from '../../ui/state.tsx';
import styles from './link-page.module.css';

/** The secret of the letter's link: behind the #, which browsers send to no server. */
export function useLinkSecret(): string {
  return useLocation().hash.slice(1);
}

/** A page that a letter leads to, in any browser. */
export function LinkPage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  usePageHead({ title: t('site.title', { page: title }) });
  return (
    <Canopy>
      <div className={styles.page}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        <Card className={styles.card}>{children}</Card>
      </div>
    </Canopy>
  );
}

/** A link that does not work, and how to get another one. */
export function DeadLink({ isIncomplete, to }: { isIncomplete: boolean; to: string }) {
  return (
    <ErrorState
      title={accountText(isIncomplete ? 'account.noLink' : 'account.linkOver')}
      actions={
        <Button asChild variant="primary">
          <Link to={to}>{accountText('account.askAgain')}</Link>
        </Button>
      }
    >
      {accountText(isIncomplete ? 'account.noLinkText' : 'account.linkOverText')}
    </ErrorState>
  );
}
