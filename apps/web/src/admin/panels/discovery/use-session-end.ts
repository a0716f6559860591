import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

/** Reads that a session changes. */
export const TOUCHED_BY_DISCOVERY = [
  'listDiscoverySessions',
  'getDiscoveryEngine',
  'listSourceCandidates',
  'listFoundSources',
  'getDiscoveryAnalytics',
  'listAuditLog',
] as const;

const EVERY_SECONDS = 3;

/** Follows a session that was started here; when it ends, says how many sources it found. Returns whether it still runs. */
export function useSessionEnd(sessionId: string | undefined): boolean {
  const [ended, setEnded] = useState<string | null>(null);
  const queries = useQueryClient();
  const isFollowed = sessionId !== undefined && ended !== sessionId;
  const { data } = useLive(
    'listDiscoverySessions',
    { query: { limit: '20' } },
    { everySeconds: EVERY_SECONDS, enabled: isFollowed },
  );
  const session = data?.find((one) => one.sessionId === sessionId);
  const isOver = isFollowed && session !== undefined && session.endedAt !== null;
  useEffect(() => {
    if (!isOver || !session) return;
    setEnded(session.sessionId);
    const city = `${session.city}, ${session.state}`;
    toast({
      title: t('discovery.complete'),
      description: t('discovery.completeText', { count: session.accepted, city }),
      tone: 'success',
    });
    for (const id of TOUCHED_BY_DISCOVERY) void queries.invalidateQueries({ queryKey: [id] });
  }, [isOver, session, queries]);
  return isFollowed && !isOver;
}
