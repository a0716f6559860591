import { type Message, say } from '@marquee/kernel';
import { attribute } from '../document/html/dom.ts';
import type { Page } from '../document/page.ts';

const FOR_SALE =
  /\b(?:(?:this|the) domain(?: name)?(?: [\w.-]+)? (?:is|may be) (?:for sale|available|parked)|buy this domain|domain (?:is )?for sale|inquire about this domain|make an offer on this domain|this (?:web ?page|domain) is parked|parked free|domain (?:has )?expired|related searches)\b/i;
const UNBUILT =
  /\b(?:(?:web)?site (?:is )?(?:coming soon|under construction)|default web ?page|welcome to nginx|it works!|apache2? (?:ubuntu|debian)? ?default page|future home of|just another wordpress site|account (?:has been )?suspended)\b/i;
/** Services that show advertisements at domains without a site. */
const PARKING = /(?:sedoparking|parkingcrew|bodis|above\.com|dan\.com|hugedomains|afternic|parklogic)/i;
/** A page with more text than this is a site, whatever it says about domains. */
const MOST_TEXT = 1_500;

/** Why a page looks like a domain without a site; null if it does not. */
export function parkedBecause(page: Page, text: string): Message | null {
  if (page.format !== 'html' || text.length > MOST_TEXT) return null;
  const sale = FOR_SALE.exec(text);
  if (sale) return say('document.says', { text: sale[0] });
  const unbuilt = UNBUILT.exec(text);
  if (unbuilt) return say('document.says', { text: unbuilt[0] });
  const scripts = [...page.elements('script'), ...page.elements('iframe')];
  const parking = scripts.map((script) => attribute(script, 'src') ?? '').find((src) => PARKING.test(src));
  return parking ? say('document.parked') : null;
}
