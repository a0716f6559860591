import type { OwnAccount, OwnSession } from '@marquee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { accountText } from '../../messages/account.ts';
import { dateWords, utcParts } from '../../messages/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './account-page.module.css';
import { Section } from './section.tsx';
import { sentenceOf } from './sentence-of.ts';

/** The browsers that are signed in. */
export function SessionsSection({ account: { sessions } }: { account: OwnAccount }) {
  const endOne = useEnding((id: string) => call('endSession', { params: { id } }), accountText('account.ended'));
  const endOthers = useEnding(() => call('endOtherSessions', {}), accountText('account.endedOthers'));
  const isPending = endOne.isPending || endOthers.isPending;
  return (
    <Section id="account-sessions" title={accountText('account.sessions')} text={accountText('account.sessionsText')}>
      <ul className={styles.sessions}>
        {sessions
          .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
          .map((session) => (
            <li key={session.id}>
              <Device session={session} />
              {!session.isCurrent && (
                <Button
                  size="sm"
                  disabled={isPending}
                  aria-label={accountText('account.endOf', { device: deviceName(session) })}
                  onClick={() => endOne.mutate(session.id)}
                >
                  {accountText('account.end')}
                </Button>
              )}
            </li>
          ))}
      </ul>
      {sessions.length > 1 && (
        <Button pending={endOthers.isPending} disabled={isPending} onClick={() => endOthers.mutate('')}>
          {accountText('account.endOthers')}
        </Button>
      )}
    </Section>
  );
}

function Device({ session }: { session: OwnSession }) {
  const day = dateWords().short(utcParts(new Date(`${session.lastSeen}T00:00:00Z`)));
  return (
    <div className={styles.device}>
      <span>
        {deviceName(session)}
        {session.isCurrent && <Badge tone="accent">{accountText('account.thisDevice')}</Badge>}
      </span>
      <span className={styles.quiet}>{accountText('account.lastSeen', { day })}</span>
    </div>
  );
}

function deviceName({ browser, system }: OwnSession): string {
  if (browser && system) return accountText('account.device', { browser, system });
  return browser ?? system ?? accountText('account.unknownDevice');
}

function useEnding(end: (id: string) => Promise<unknown>, done: string) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: queryFor('getOwnAccount', {}).queryKey });
  return useMutation({
    mutationFn: end,
    onSuccess: () => toast({ title: done, tone: 'success' }),
    onError: (error) =>
      toast({ title: accountText('account.notDone'), description: sentenceOf(error), tone: 'danger' }),
    // Also after a failure: it may have ended elsewhere.
    onSettled: reload,
  });
}
