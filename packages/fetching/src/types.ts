/** What is asked of the guarded fetch. */
export interface FetchRequest {
  url: string;
  /** Decides the Accept header, which content types pass, and the size limit. */
  expect: 'document' | 'image' | 'probe';
  /** Validators of the copy we hold. */
  conditional?: { etag?: string; lastModified?: string };
}

export type FailureReason =
  | 'bad-url'
  | 'forbidden-address'
  | 'unresolvable'
  | 'robots'
  | 'redirect-loop'
  | 'too-many-redirects'
  | 'too-large'
  | 'timeout'
  | 'content-type'
  | 'network'
  | 'http-status';

/** Every way a fetch can end. It never throws for what the web does. */
export type FetchOutcome =
  | {
      kind: 'fetched';
      /** Address after redirects. */
      url: string;
      /** Where the source now lives, when every hop was permanent (301, 308). */
      movedTo?: string;
      status: number;
      contentType: string;
      bytes: Uint8Array;
      etag?: string;
      lastModified?: string;
    }
  | { kind: 'not-modified'; url: string }
  /** Not our turn at this host: ask again after waitMs. Nothing was sent. */
  | { kind: 'wait'; waitMs: number }
  | {
      kind: 'failed';
      reason: FailureReason;
      /** A sentence for a person. */
      detail: string;
      status?: number;
      /** From Retry-After, where given. */
      retryAfterMs?: number;
      /** The same request may succeed later. */
      transient: boolean;
    };
