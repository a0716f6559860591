/** Headers between the engine and the loopback server for the outside web. None of them ever reaches the outside. */

/** On a response that stands for a missing response: the reason, or `1`. */
export const UNREACHABLE_HEADER = 'x-marquee-unreachable';
/** On a request: the checked addresses of its host, separated by commas. */
export const JUDGED_HEADER = 'x-marquee-judged';
