import type { Instant } from '@marquee/kernel';

/** An answer as it is sent to everybody who asks the same. */
export interface KeptAnswer {
  /** When the reading of it began: nothing in it is younger. */
  at: Instant;
  headers: Record<string, string>;
  bytes: Uint8Array<ArrayBuffer>;
  /** Absent: it is read anew when its minute is over. */
  stands?: Validity | undefined;
}

/** What an answer stands on: it is what it was while the counts of its places are, until a moment at which it changes by itself. */
export interface Validity {
  counts: Readonly<Record<string, number>>;
  until: Instant;
}

/** Shared answers of one data center, for all its isolates. They may vanish at any time. */
export interface DataCenterCache {
  /** `key` is the hash of a key. Null: there is none. */
  get(key: string): Promise<KeptAnswer | null>;
  put(key: string, answer: KeptAnswer, keptSeconds: number): Promise<void>;
}

/** The time and the headers of the answer; those of the entry itself are the cache's. */
const ABOUT = 'x-marquee-answer';

/**
 * The Cache API. `origin` is the site's own: an entry of another host would cost a look-up of its name
 * (https://developers.cloudflare.com/workers/runtime-apis/cache/). Entries are asked for without any header of a visitor, so that neither a range
 * nor a validator of theirs takes a part of one.
 */
export function cloudflareCache(origin: string): DataCenterCache {
  const address = (key: string) => `${origin}/shared-answers/${key}`;
  return {
    async get(key) {
      const found = await caches.default.match(address(key));
      const about = found?.status === 200 ? aboutOf(found.headers.get(ABOUT)) : null;
      if (!found || !about) {
        await found?.body?.cancel();
        return null;
      }
      return { ...about, bytes: new Uint8Array(await found.arrayBuffer()) };
    },
    async put(key, { at, headers, bytes, stands }, keptSeconds) {
      await caches.default.put(
        address(key),
        new Response(bytes, {
          headers: {
            'content-type': 'application/octet-stream',
            'cache-control': `public, max-age=${keptSeconds}`,
            [ABOUT]: encodeURIComponent(JSON.stringify({ at, headers, stands })),
          },
        }),
      );
    },
  };
}

function aboutOf(text: string | null): Omit<KeptAnswer, 'bytes'> | null {
  try {
    const { at, headers, stands } = JSON.parse(decodeURIComponent(text ?? '')) as Partial<KeptAnswer>;
    return typeof at === 'number' && typeof headers === 'object' ? { at, headers, stands } : null;
  } catch {
    return null;
  }
}
