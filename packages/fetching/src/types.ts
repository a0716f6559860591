import type { Message } from '@marquee/kernel';
/** A page's own directives for automatic readers, in addition to its site's robots.txt. */
export interface PageDirectives {
  /** The page's content may not be listed elsewhere. */
  noindex: boolean;
  /** Its links may not be followed. */
  nofollow: boolean;
}

/** A request to the guarded fetch. */
export interface FetchRequest {
  url: string;
  /**
   * Determines the Accept header, the accepted content types, and the size limit.
   * `document`: pages, feeds, calendars, JSON; `image`: raster images, checked by their bytes;
   * `probe`: any content type, only the first 64 KiB are kept (to check that a link works, never to store it).
   */
  expect: 'document' | 'image' | 'probe';
  /** Validators of the stored copy. */
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
  detail: Message;
  /** The URL that failed, if redirects led away from the requested one. */
  url?: string;
  status?: number;
  /** From Retry-After, or our own back-off if the host stated none. */
  retryAfterMs?: number;
  /** The same request may succeed later. */
  transient: boolean;
}

/** The host's pace requires a wait: ask again after waitMs. The URL itself was not read. */
export interface FetchWait {
  kind: 'wait';
  waitMs: number;
}

/** Every way a fetch can end. It never throws because of the web. */
export type FetchOutcome =
  | {
      kind: 'fetched';
      /** URL after redirects. */
      url: string;
      /** The source's new address, if every hop was permanent (301, 308). */
      movedTo?: string;
      status: number;
      /** As the server declared it, with its charset; determined from the bytes for images and if the server declared none. */
      contentType: string;
      bytes: Uint8Array;
      etag?: string;
      lastModified?: string;
      /** The page's own directives; empty for a document that is not an HTML page. */
      directives: PageDirectives;
      /** Messages about accepted but unusual responses, such as a redirect from https to http. */
      notes?: Message[];
    }
  | { kind: 'not-modified'; url: string; movedTo?: string }
  | FetchWait
  | FetchFailure;

/** A message for a receiver whose address a person entered. */
export interface PostRequest {
  /** https. */
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** Every way a call can end. It never throws because of the web. */
export type PostOutcome = { kind: 'accepted'; status: number } | FetchWait | FetchFailure;
