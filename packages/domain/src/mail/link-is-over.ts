import { Reject } from '@marquee/kernel';

/** Unknown, used and expired links of letters are the same. */
export function linkIsOver(): Reject {
  return new Reject(400, 'link-over', 'This link has expired or was used before. Please ask for a new one.', 'token');
}
