import type { CallOf, Endpoints } from '@marquee/contract';
import { MORE_ENDPOINTS } from '../../api/more-endpoints.generated.ts';

type Body = CallOf<Endpoints['reportAds']>['body'];
type Report = Body['reports'][number];
export type AdAction = Report['action'];

/** Reports are gathered for so long: three ads are one request. */
const GATHER_MS = 2_000;
/** As many as the server takes at once. */
const MOST = 20;

let waiting: Report[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells what was done with an ad. A click goes at once, because the page may be left; what was seen goes with it, before it. */
export function reportAd(token: string, action: AdAction): void {
  waiting.push({ token, action });
  if (action === 'click' || waiting.length >= MOST) return flushReports();
  timer ??= setTimeout(flushReports, GATHER_MS);
}

/** Sends what waits. The request outlives the page; nobody waits for its answer, and a lost one costs the advertiser nothing. */
function flushReports(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body: Body = { reports: waiting };
  waiting = [];
  const [method, path] = MORE_ENDPOINTS.reportAds;
  void fetch(path, {
    method,
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushReports();
});
