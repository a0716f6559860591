import { DAY_MS } from '@marquee/kernel';
import { WireFault } from './fault.ts';
import type { SavedAnswer, World } from './state.ts';

export interface Answer {
  status: number;
  body: string;
  /** Of the request whose answer this is again. */
  replayOf?: string;
}

interface Keyed {
  key: string | undefined;
  /** Method, path and parameters. */
  request: string;
  requestId: string;
}

/**
 * One answer for one key (docs.stripe.com/api/idempotent_requests): it is given again for a day, errors included if the work had begun; with other
 * parameters the key is refused, and while the first request is under way it has to wait.
 */
export function createIdempotency(world: World) {
  const underWay = new Set<string>();
  return async (
    { key, request, requestId }: Keyed,
    work: () => Promise<Answer & { isSaved: boolean }>,
  ): Promise<Answer> => {
    if (key === undefined) return work();
    if (key.length > 255) throw refused('The idempotency key is longer than 255 characters.');
    const saved = world.state.answers.get(key);
    if (saved && saved.at > world.now() - DAY_MS) return replay(saved, key, request);
    if (underWay.has(key)) throw inUse(key);
    underWay.add(key);
    try {
      const answer = await work();
      const { status, body } = answer;
      if (answer.isSaved) world.state.answers.set(key, { request, status, body, requestId, at: world.now() });
      return answer;
    } finally {
      underWay.delete(key);
    }
  };
}

function replay({ request: before, status, body, requestId }: SavedAnswer, key: string, request: string): Answer {
  if (before !== request)
    throw refused(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  return { status, body, replayOf: requestId };
}

function refused(message: string): WireFault {
  return new WireFault(400, { type: 'idempotency_error', message });
}

function inUse(key: string): WireFault {
  return new WireFault(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  });
}
