import type { Endpoint } from '@marquee/contract';
import type { ApiDeps } from '@marquee/platform';
import { createBoundedStore } from '../bounded-store.ts';

/** What an address asks for, as it was found when it was answered before. */
export interface Asked {
  /** Of its shared answer. */
  key: string;
  /** Its callers are counted. */
  endpoint: Endpoint | undefined;
  /** The index.html that its page is drawn into; an empty text for what is no page. */
  shell: string;
  deps: Pick<ApiDeps, 'version' | 'publicOrigin'>;
}

export interface KnownAddresses {
  get(request: Request): Asked | undefined;
  set(request: Request, asked: Asked): void;
}

/** Longer ones are not kept. */
const LONGEST = 500;
const LIMITS = { newSize: 500_000, keptSize: 1_500_000, mostEach: 3 * LONGEST };

/** Addresses with what they ask for. Of what a visitor without cookies sends only the language makes a difference to an answer that all share. */
export function createKnownAddresses(): KnownAddresses {
  const known = createBoundedStore<Asked>(LIMITS);
  const nameOf = ({ headers, url }: Request) => `${headers.get('accept-language') ?? ''} ${url}`;
  return {
    get: (request) => known.get(nameOf(request)),
    set(request, asked) {
      const name = nameOf(request);
      if (name.length <= LONGEST) known.set(name, asked, name.length + asked.key.length);
    },
  };
}
