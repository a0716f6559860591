import type { NoticeChoices } from '@marquee/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { referenceOf } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { followText } from '../../messages/follows.ts';
import { toast } from '../../ui/toast-store.ts';
import { Switch } from '../../ui/toggle.tsx';
import styles from './follows.module.css';

/** Which emails a person wants; each switch counts at once. */
export function EmailChoices({ isConfirmed }: { isConfirmed: boolean }) {
  const queries = useQueryClient();
  const query = queryFor('getNotices', {});
  const { data } = useQuery(query);
  const change = useMutation({
    mutationFn: (body: Partial<NoticeChoices>) => call('changeNotices', { body }),
    onSuccess: (choices) => queries.setQueryData(query.queryKey, choices),
    onError: (error) => toast({ title: followText('follows.failed'), tone: 'danger', reference: referenceOf(error) }),
  });
  // What was pressed shows at once, and returns if it fails.
  const shown = { changes: false, weekly: false, ...data, ...(change.isPending ? change.variables : {}) };
  return (
    <div className={styles.switches}>
      {(['changes', 'weekly'] as const).map((kind) => (
        <Switch
          key={kind}
          label={followText(`follows.${kind}`)}
          hint={followText(`follows.${kind}Hint`)}
          checked={shown[kind]}
          disabled={!data}
          onChecked={(isWanted) => change.mutate({ [kind]: isWanted })}
        />
      ))}
      {!isConfirmed && <p className={styles.quiet}>{followText('follows.unconfirmed')}</p>}
    </div>
  );
}
