import type { ApiKey } from '@marquee/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { dateWords, shortDay, utcParts } from '../../messages/dates.ts';
import { devText } from '../../messages/developers.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './developers.module.css';

/** A key with its use, and the button that revokes it. */
export function KeyRow({ apiKey, onRevoked }: { apiKey: ApiKey; onRevoked: () => void }) {
  const { id, name, hint, createdAt, lastUsedOn, callsToday } = apiKey;
  const { confirm, confirmation } = useConfirm();
  const revoke = useMutation({
    mutationFn: () => call('revokeApiKey', { params: { id } }),
    onSuccess: () => {
      toast({ title: devText('keys.revoked'), tone: 'success' });
      onRevoked();
    },
    onError: (error) => {
      // Another tab was faster.
      if (error instanceof CallError && error.status === 404) onRevoked();
      else toast({ title: devText('keys.revokeFailed'), tone: 'danger' });
    },
  });
  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: devText('keys.revokeTitle', { name }),
      description: devText('keys.revokeText'),
      confirmLabel: devText('keys.revokeConfirm'),
      danger: true,
    });
    if (isSure) revoke.mutate();
  }
  const used =
    lastUsedOn === null
      ? devText('keys.neverUsed')
      : devText('keys.lastUsed', { date: dateWords().short(utcParts(new Date(lastUsedOn))) });
  return (
    <li className={styles.key}>
      <div>
        <h3 dir="auto">{name}</h3>
        <code>{hint}…</code>
        <p className={styles.facts}>
          <span>{devText('keys.created', { date: shortDay(new Date(createdAt)) })}</span>
          <span>{used}</span>
          <span>{devText('keys.today', { n: callsToday })}</span>
        </p>
      </div>
      <Button pending={revoke.isPending} aria-label={devText('keys.revokeNamed', { name })} onClick={() => void ask()}>
        {devText('keys.revoke')}
      </Button>
      {confirmation}
    </li>
  );
}
