import type { OwnAccount } from '@marquee/contract';
import { useState } from 'react';
import { factorText } from '../../messages/factors.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './account-page.module.css';
import { AppDialog } from './app-dialog.tsx';
import { dayOf } from './day-of.ts';
import { FactorRow } from './factor-row.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { RemoveAppDialog } from './remove-app-dialog.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { Section } from './section.tsx';

type Open = 'app' | 'remove-app' | 'renew' | 'unseen' | null;

/** The second steps of an account. */
export function FactorsSection({ account }: { account: OwnAccount }) {
  const { factors } = account;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const renewUnseen = () => setOpen('unseen');
  const isOn = factors.appSince !== null || factors.passkeys.length > 0;
  return (
    <Section id="account-factors" title={factorText('factors.title')} text={factorText('factors.text')}>
      {factors.isRequired && !isOn && (
        <p role="status" className={styles.note}>
          {factorText('factors.required')}
        </p>
      )}
      {!factors.isSetUp && <p className={styles.quiet}>{factorText('factors.notSetUp')}</p>}
      <Badge tone={isOn ? 'success' : 'neutral'}>{factorText(isOn ? 'factors.on' : 'factors.off')}</Badge>
      {factors.isSetUp && (
        <ul className={styles.factors}>
          <FactorRow
            name={factorText('factors.app')}
            text={
              factors.appSince === null
                ? factorText('factors.appText')
                : factorText('factors.since', { day: dayOf(factors.appSince) })
            }
          >
            <Button size="sm" aria-label={appLabel(factors.appSince)} onClick={() => setOpen('app')}>
              {factorText(factors.appSince === null ? 'factors.setUp' : 'factors.replace')}
            </Button>
            {factors.appSince !== null && (
              <Button size="sm" aria-label={factorText('factors.removeApp')} onClick={() => setOpen('remove-app')}>
                {factorText('factors.remove')}
              </Button>
            )}
          </FactorRow>
          <PasskeyRows account={account} onUnseen={renewUnseen} />
          {isOn && (
            <FactorRow
              name={factorText('factors.recovery')}
              text={factorText('factors.recoveryLeft', { n: factors.recoveryCodesLeft })}
            >
              <Button size="sm" onClick={() => setOpen('renew')}>
                {factorText('factors.renew')}
              </Button>
            </FactorRow>
          )}
        </ul>
      )}
      {factors.isRequired && isOn && <p className={styles.quiet}>{factorText('factors.kept')}</p>}
      {open === 'app' && <AppDialog account={account} onClose={close} onUnseen={renewUnseen} />}
      {open === 'remove-app' && <RemoveAppDialog account={account} onClose={close} />}
      {(open === 'renew' || open === 'unseen') && (
        <RenewDialog account={account} isUnseen={open === 'unseen'} onClose={close} />
      )}
    </Section>
  );
}

const appLabel = (since: string | null) => factorText(since === null ? 'factors.setUpApp' : 'factors.replaceApp');
