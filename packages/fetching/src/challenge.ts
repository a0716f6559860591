const HEAD_CHARS = 16_384;
/** Titles of bot challenge pages; some of them come with status 200. */
const TITLE =
  /^\s*(?:just a moment\.{3}|attention required! \| cloudflare|access (?:to this page has been )?denied|pardon our interruption|are you a (?:robot|human)\??|robot check|verify(?:ing)? (?:that )?you are (?:a )?human|security check|checking your browser|human verification|bot verification|ddos-guard|request unsuccessful\. incapsula)/i;

/** Whether a response is a bot challenge instead of a page of the site. We do not try to bypass it. */
export function isChallenge(headers: Headers, bytes: Uint8Array): boolean {
  if (headers.get('cf-mitigated') === 'challenge') return true;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_CHARS));
  const open = head.search(/<title[\s>]/i);
  if (open < 0) return false;
  return TITLE.test(head.slice(head.indexOf('>', open) + 1, open + 300));
}
