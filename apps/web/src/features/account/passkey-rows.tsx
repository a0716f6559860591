import type { OwnAccount } from '@marquee/contract';
import { useState } from 'react';
import { factorText } from '../../messages/factors.ts';
import { Button } from '../../ui/button.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { dayOf } from './day-of.ts';
import { FactorRow } from './factor-row.tsx';
import { hasPasskeys } from './passkey-use.ts';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';

/** The passkeys of an account, and the way to another one. */
export function PasskeyRows({ account, onUnseen }: { account: OwnAccount; onUnseen: () => void }) {
  const { passkeys } = account.factors;
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  const target = passkeys.find(({ id }) => id === removed);
  return (
    <>
      <FactorRow
        name={factorText('factors.passkeys')}
        text={factorText(hasPasskeys() ? 'factors.passkeysText' : 'factors.noPasskeys')}
      >
        {hasPasskeys() && (
          <Button size="sm" onClick={() => setAdding(true)}>
            {factorText('factors.addPasskey')}
          </Button>
        )}
      </FactorRow>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <FactorRow key={id} name={<bdi>{name}</bdi>} text={timesOf(createdAt, lastUsedAt)}>
          <Button size="sm" aria-label={factorText('factors.removeOf', { name })} onClick={() => setRemoved(id)}>
            {factorText('factors.remove')}
          </Button>
        </FactorRow>
      ))}
      {isAdding && (
        <AddPasskeyDialog
          account={account}
          onClose={() => setAdding(false)}
          onUnseen={() => {
            setAdding(false);
            onUnseen();
          }}
        />
      )}
      {target && <RemovePasskeyDialog account={account} passkey={target} onClose={() => setRemoved(null)} />}
    </>
  );
}

function timesOf(createdAt: string, lastUsedAt: string | null): string {
  const added = factorText('factors.since', { day: dayOf(createdAt) });
  const used =
    lastUsedAt === null ? factorText('factors.neverUsed') : factorText('factors.lastUsed', { day: dayOf(lastUsedAt) });
  return `${added}, ${used}`;
}
