/** Words for free admission. */
export const SAYS_FREE =
  /(?<!\b(?:not|isn't|never|gluten|sugar|smoke|toll|hassle|alcohol|drug|cruelty|dairy|stress)[ -])\b(?:free(?![ -]?(?:will|style|range|form|lance|parking|drinks?|beer|food|snacks?|wi-?fi|popcorn|gift|t-?shirts?|refills?|swag))|gratis|gratuit[oa]s?|(?:entrada|admisi[oó]n|acceso) libre|sin costo|complimentary(?! (?:parking|drinks?|wine|beer|food|snacks?|champagne|valet))|no (?:cover|charge|cost|fee|admission|entry fee|entrance fee|admission fee)\b)\b/i;

/** Free with a paid purchase, or for some people only. */
const WITH_PAYMENT =
  /\b(?:free|complimentary|no charge|included)\s+(?:\w+\s+)?(?:with|after|w\/)\s?(?:\w+\s+){0,3}?(?:admission|purchase|ticket|membership|paid|entry|pass|tuition)\b|\bget (?:one|1) free\b|\bfirst \w+ (?:is )?free\b/i;
const FOR_SOME =
  /\bfree\s+(?:admission\s+|entry\s+)?(?:for|to)\s+(?!all\b|every|the public|attend|enter|anyone|the community|residents and)|\b(?:members?|kids|children|students|seniors|infants|under \d+|\d+ (?:and|&) under)[^,;/|.$]{0,24}\bfree\b/i;

/**
 * Whether `free` applies to some guests only. Next to an amount, what some people get free is the lower end of the price;
 * an extra that comes with a purchase never is.
 */
export function isConditionalFree(text: string, hasAmount: boolean): boolean {
  return WITH_PAYMENT.test(text) || (!hasAmount && FOR_SOME.test(text));
}

/** After an amount: an additional purchase, or a cost that guests do not pay. */
const ASIDE_AFTER =
  /^\s?(?:-\s?)?(?:(?:in )?fees\b|(?:in |of )?(?:(?!plus\b|and\b)\w+ )?(?:parking|service|processing|booking|facility|online|convenience|handling|ticketing)(?: fees?)?\b|off\b|discount|prizes?\b|(?:cash|grand)\b|jackpot|(?:in )?(?:grants?|scholarships?)\b|(?:drinks?|beers?|drafts?|wells?|cocktails?|margaritas?|tacos?|wings|shots|pints?|apps?|appetizers?|burgers?|drink specials?)\b|value\b|deposit\b)/i;
/** Before an amount: an addition to the price, or an amount saved, won or raised. */
const ASIDE_BEFORE =
  /(?:\+|\bplus(?: a)?|\badditional|\bextra|\bsave|\bwin(?: up to)?|\braised?|\bparking(?: is)?|\bfees?(?: of)?|\bvalued? (?:at|of)|\bdeposit(?: of)?|\bdrink minimum)\s?[:–-]?\s?$/i;
/** Several for one amount: `2 for $30`. */
const BUNDLE = /\b(?:\d+|two|three|four|five|six) (?:for|tickets? for)\s?$/i;

/** Whether an amount is not the admission price of one guest. */
export function isAsideAmount(text: string, amount: { from: number; to: number }, nextFrom = text.length): boolean {
  const before = text.slice(0, amount.from);
  return ASIDE_AFTER.test(text.slice(amount.to, nextFrom)) || ASIDE_BEFORE.test(before) || BUNDLE.test(before);
}
