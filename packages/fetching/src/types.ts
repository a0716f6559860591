import type { PageDirectives } from './page-directives.ts';

/** What is asked of the guarded fetch. */
export interface FetchRequest {
  url: string;
  /**
   * Decides the Accept header, which content types pass, and the size limit.
   * `document`: pages, feeds, calendars, JSON; `image`: raster pictures, judged by their bytes;
   * `probe`: any content type, only the first 64 KiB are kept (to see whether a link lives, never to store it).
   */
  expect: 'document' | 'image' | 'probe';
  /** Validators of the copy we hold. */
  conditional?: { etag?: string; lastModified?: string };
}

export type FailureReason =
  | 'bad-url'
  | 'forbidden-address'
  | 'unresolvable'
  | 'robots'
  | 'challenge'
  | 'redirect-loop'
  | 'too-many-redirects'
  | 'too-large'
  | 'timeout'
  | 'content-type'
  | 'network'
  | 'http-status';

export interface FetchFailure {
  kind: 'failed';
  reason: FailureReason;
  /** A sentence for a person. */
  detail: string;
  /** The address that failed, where redirects led away from the one that was asked for. */
  url?: string;
  status?: number;
  /** From Retry-After, or our own back-off where the host named none. */
  retryAfterMs?: number;
  /** The same request may succeed later. */
  transient: boolean;
}

/** Not our turn at this host: ask again after waitMs. The address itself was not read. */
export interface FetchWait {
  kind: 'wait';
  waitMs: number;
}

/** Every way a fetch can end. It never throws for what the web does. */
export type FetchOutcome =
  | {
      kind: 'fetched';
      /** Address after redirects. */
      url: string;
      /** Where the source now lives, when every hop was permanent (301, 308). */
      movedTo?: string;
      status: number;
      /** As the server said it, with its charset; what the bytes say for images and where the server said nothing. */
      contentType: string;
      bytes: Uint8Array;
      etag?: string;
      lastModified?: string;
      /** What the page asks for itself; nothing of a document that is no page for people. */
      directives: PageDirectives;
      /** Sentences about what was allowed but odd, such as a redirect from https to http. */
      notes?: string[];
    }
  | { kind: 'not-modified'; url: string; movedTo?: string }
  | FetchWait
  | FetchFailure;
