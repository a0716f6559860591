import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import type { Answer } from '../../kit/calls.ts';
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
  const [ended, setEnded] = useState<Answer<'listDiscoverySessions'>[number] | null>(null);
  const queries = useQueryClient();
  const isFollowed = sessionId !== undefined && ended?.sessionId !== sessionId;
  const options = { everySeconds: EVERY_SECONDS, enabled: isFollowed };
  const { data } = useLive('listDiscoverySessions', { query: { limit: '20' } }, options);
  const session = data?.find((one) => one.sessionId === sessionId);
  if (isFollowed && session && session.endedAt !== null) setEnded(session);
  useEffect(() => {
    if (!ended) return;
    const city = `${ended.city}, ${ended.state}`;
    const description = t('discovery.completeText', { count: ended.accepted, city });
    toast({ title: t('discovery.complete'), description, tone: 'success' });
    for (const id of TOUCHED_BY_DISCOVERY) void queries.invalidateQueries({ queryKey: [id] });
  }, [ended, queries]);
  return isFollowed;
}
