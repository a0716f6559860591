import { badParam, WireFault } from './fault.ts';
import { integerOf, needText, type Params, textOf } from './params.ts';

/**
 * What goes wrong on demand. `unreachable`: the connection breaks before anything is done; `drop-answer`: it breaks after the work was done;
 * `slow`: the work is done after `ms`.
 */
const KINDS = ['unreachable', 'drop-answer', 'slow', 'error', 'rate-limit'] as const;

export interface Trouble {
  kind: (typeof KINDS)[number];
  /** How many requests it still meets. */
  times: number;
  /** Of `slow`. */
  ms: number;
  method: string | null;
  /** The beginning of the path. */
  path: string;
}

export interface Troubles {
  add: (params: Params) => void;
  clear: () => void;
  take: (method: string, path: string) => Trouble | undefined;
  all: () => readonly Trouble[];
}

export function createTroubles(): Troubles {
  let troubles: Trouble[] = [];
  return {
    add(params) {
      const wanted = needText(params, 'kind');
      const kind = KINDS.find((one) => one === wanted);
      if (!kind) throw badParam(`The kind is one of ${KINDS.join(', ')}.`, 'kind');
      const times = integerOf(params, 'times') ?? 1;
      const ms = Math.min(60_000, integerOf(params, 'ms') ?? 1_000);
      troubles.push({ kind, times, ms, method: textOf(params, 'method') ?? null, path: textOf(params, 'path') ?? '/' });
    },
    clear: () => {
      troubles = [];
    },
    take(method, path) {
      const trouble = troubles.find((one) => (one.method ?? method) === method && path.startsWith(one.path));
      if (!trouble) return undefined;
      trouble.times -= 1;
      troubles = troubles.filter(({ times }) => times > 0);
      return trouble;
    },
    all: () => troubles,
  };
}

/** Nothing was done, and no key is used up. */
export function troubleFault(kind: Trouble['kind']): WireFault | null {
  if (kind === 'error')
    return new WireFault(500, { type: 'api_error', message: 'An unknown error occurred. This is a fault on demand.' });
  if (kind === 'rate-limit')
    return new WireFault(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: 'Request rate limit exceeded. This is a fault on demand.',
    });
  return null;
}
