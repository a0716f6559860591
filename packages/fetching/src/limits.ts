import { DEFAULT_MIN_INTERVAL_MS } from './politeness.ts';

/** Cost limits of one fetch. Every figure can be set, so that a test need not wait ten seconds. */
export interface Limits {
  /** Headers and bodies of all hops together, without the waits for host pace. */
  totalTimeMs: number;
  /** Counted after decompression. */
  documentBytes: number;
  imageBytes: number;
  /** A probe keeps this much and discards the rest. */
  probeBytes: number;
  maxRedirects: number;
  /** Between two requests to one host, counted from the end of the first. */
  minIntervalMs: number;
  /** A shorter wait for host pace is slept here; a longer one is returned as `wait`. */
  maxInlineWaitMs: number;
  /**
   * The same between the hops of a redirect chain. It is longer because an abandoned chain starts again at its
   * first hop, and would hit the same wait forever on a host with a Crawl-delay.
   */
  maxRedirectWaitMs: number;
}

export const defaultLimits: Limits = {
  totalTimeMs: 10_000,
  documentBytes: 2_000_000,
  imageBytes: 5_000_000,
  probeBytes: 65_536,
  maxRedirects: 5,
  minIntervalMs: DEFAULT_MIN_INTERVAL_MS,
  maxInlineWaitMs: 2_500,
  maxRedirectWaitMs: 65_000,
};
