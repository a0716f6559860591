import type { OwnAccount } from '@marquee/contract';
import { useState } from 'react';
import { documentUrl } from '../../api/document-url.ts';
import { accountText } from '../../messages/account.ts';
import { Button } from '../../ui/button.tsx';
import styles from './account-page.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { Section } from './section.tsx';

/** Taking one's data along, and leaving. */
export function DataSection({ account }: { account: OwnAccount }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Section id="account-data" title={accountText('account.data')} text={accountText('account.dataText')}>
      <div className={styles.buttons}>
        <Button asChild>
          <a href={documentUrl('exportAccount', {})} download>
            {accountText('account.download')}
          </a>
        </Button>
        <Button variant="danger" onClick={() => setLeaving(true)}>
          {accountText('account.delete')}
        </Button>
      </div>
      {isLeaving && <DeleteDialog account={account} onClose={() => setLeaving(false)} />}
    </Section>
  );
}
