/** Between the engine and the loopback server that answers for the outside web. None of them ever reaches the outside. */

/** On an answer that stands for no answer at all: why there is none, or `1`. */
export const UNREACHABLE_HEADER = 'x-marquee-unreachable';
/** On a request: the addresses its host was judged by, parted by commas. */
export const JUDGED_HEADER = 'x-marquee-judged';
