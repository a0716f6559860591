import { dispatchDue } from '@marquee/domain/jobs';
import type { ApiDeps } from '@marquee/platform';
import type { Call } from './verbs.ts';

/** The answer; letters and jobs that the call wrote go out at once. If the queue is unreachable, the next tick sends them. */
export async function thenDispatched<T>(deps: ApiDeps, call: Pick<Call, 'afterwards'>, answer: T): Promise<T> {
  await call.afterwards(() => dispatchDue(deps));
  return answer;
}
