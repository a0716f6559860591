/** Words that would say something about tickets or prices if they stood in a sentence as a name. */
const CLAIMS =
  /\b(?:sold|off|half|prices?|discounts?|descuentos?|tickets?|boletos?|cancell?ed|cancelad[oa]|call|click|code|www|https?)\b/i;

const FREE = /\b(?:free|gratis)\b/i;

/** Whether a name may stand in a sentence: short, in letters, figures and plain marks, without an address, a number to call or a claim. */
export function isPlainName(name: string, isFree = false): boolean {
  return (
    name.length >= 3 &&
    name.length <= 80 &&
    /^[\p{L}\p{M}\p{N}\s'’&,.:!?()+#/–—-]+$/u.test(name) &&
    !/\d{4,}|\d{3}[\s.-]\d|\w\.\w{2,}|:\/|\/\//.test(name) &&
    !CLAIMS.test(name) &&
    (isFree || !FREE.test(name))
  );
}
