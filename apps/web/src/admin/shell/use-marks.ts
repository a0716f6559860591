import type { EndpointId } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { type CallInput, call } from '../../api/call.ts';
import type { Answer } from '../kit/calls.ts';
import type { Mark } from '../kit/marks.ts';
import { useRefresh } from '../kit/refresh.tsx';
import { t } from '../messages.ts';
import type { SectionId } from '../panels.ts';

/** Marks poll slowly; the panels themselves poll faster. */
const EVERY_MS = 60_000;
/** Marks need no exact number above this. */
const MOST_DOCUMENTS = 100;
const MOST_WAITING = 100;

export type Marks = Readonly<Partial<Record<SectionId, Mark>>>;

/** The marks by section, from existing reads. A single read of all marks could replace them here. */
export function useMarks(): Marks {
  const errors = useMarkRead('getErrorDiagnostics', {});
  const firing = useMarkRead('listFiringAlerts', {}) ?? [];
  const documents = useMarkRead('listUnreadableDocuments', { query: { limit: MOST_DOCUMENTS } });
  const quota = useMarkRead('getQuotaStatus', {});
  const controls = useMarkRead('getSystemControls', {});
  const claims = useMarkRead('listVenueClaims', { query: { limit: MOST_WAITING } })?.items.length ?? 0;
  const sent = useMarkRead('listSubmissions', { query: { limit: MOST_WAITING } })?.items.length ?? 0;

  const marks: Partial<Record<SectionId, Mark>> = {};
  const unreadable = documents?.items.length ?? 0;
  if (unreadable > 0) {
    marks.scraping = { tone: 'warn', count: unreadable, text: t('mark.unreadable', { count: unreadable }) };
  }
  const [critical, letters] = [errors?.stats.critical ?? 0, errors?.deadLetters ?? 0];
  const loud = firing.filter(({ silencedUntil }) => silencedUntil === null);
  if (critical + letters + loud.length > 0) {
    const isBad = critical > 0 || loud.some(({ severity }) => severity === 'critical');
    const words = [
      critical + letters > 0 && t('mark.errors', { critical, letters }),
      loud.length > 0 && t('mark.alerts', { alerts: loud.length }),
    ];
    marks['error-diagnostics'] = {
      tone: isBad ? 'bad' : 'warn',
      count: critical + letters + loud.length,
      text: words.filter(Boolean).join(', '),
    };
  }
  if (claims + sent > 0)
    marks['data-quality'] = { tone: 'warn', count: claims + sent, text: t('mark.waiting', { claims, sent }) };
  if (quota?.showBanner) marks['phase1-testing'] = { tone: 'bad', text: t('mark.quota') };
  if (controls?.globalControls.emergencyShutdown.active) {
    marks['system-controls'] = { tone: 'bad', text: t('mark.shutdown') };
  }
  return marks;
}

/** A read of the shell: slow, stopped by Pause, silent on failure. Actions refresh it, too. */
function useMarkRead<I extends EndpointId>(id: I, input: CallInput<I>): Answer<I> | undefined {
  const { isPaused } = useRefresh();
  const { data } = useQuery<Answer<I>>({
    queryKey: [id, 'mark'],
    queryFn: () => call(id, input),
    staleTime: EVERY_MS,
    refetchInterval: isPaused ? false : EVERY_MS,
    refetchIntervalInBackground: false,
  });
  return data;
}
