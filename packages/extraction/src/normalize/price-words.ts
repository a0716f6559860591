/** Words that say there is nothing to pay. */
export const SAYS_FREE =
  /(?<!\b(?:not|isn't|never|gluten|sugar|smoke|toll|hassle|alcohol|drug|cruelty|dairy|stress)[ -])\b(?:free(?![ -]?(?:will|style|range|form|lance|parking|drinks?|beer|food|snacks?|wi-?fi|popcorn|gift|t-?shirts?|refills?|swag))|gratis|complimentary(?! (?:parking|drinks?|wine|beer|food|snacks?|champagne|valet))|no (?:cover|charge|cost|fee|admission|entry fee|entrance fee|admission fee)\b)\b/i;

/** Free for whoever pays for something else, or for some people only. */
const WITH_PAYMENT =
  /\b(?:free|complimentary|no charge|included)\s+(?:\w+\s+)?(?:with|after|w\/)\s?(?:\w+\s+){0,3}?(?:admission|purchase|ticket|membership|paid|entry|pass|tuition)\b|\bget (?:one|1) free\b|\bfirst \w+ (?:is )?free\b/i;
const FOR_SOME =
  /\bfree\s+(?:admission\s+|entry\s+)?(?:for|to)\s+(?!all\b|every|the public|attend|enter|anyone|the community|residents and)|\b(?:members?|kids|children|students|seniors|infants|under \d+|\d+ (?:and|&) under)[^,;/|.$]{0,24}\bfree\b/i;

/**
 * Whether `free` is true of some guests only. Beside an amount, what some people get free is the lower end of the price;
 * what comes with something paid for never is.
 */
export function isConditionalFree(text: string, hasAmount: boolean): boolean {
  return WITH_PAYMENT.test(text) || (!hasAmount && FOR_SOME.test(text));
}

/** Behind an amount: what is bought beside the entry, or not paid by guests at all. */
const ASIDE_AFTER =
  /^\s?(?:-\s?)?(?:(?:in |of )?(?:\w+ )?(?:parking|service|processing|booking|facility|online|convenience|handling|ticketing)(?: fees?)?\b|off\b|discount|prizes?\b|(?:cash|grand)\b|jackpot|(?:in )?(?:grants?|scholarships?)\b|(?:drinks?|beers?|drafts?|wells?|cocktails?|margaritas?|tacos?|wings|shots|pints?|apps?|appetizers?|burgers?|drink specials?)\b|value\b|deposit\b)/i;
/** Before an amount: what comes on top of the price, or is saved, won or raised. */
const ASIDE_BEFORE =
  /(?:\+|\bplus(?: a)?|\badditional|\bextra|\bsave|\bwin(?: up to)?|\braised?|\bparking(?: is)?|\bfees?(?: of)?|\bvalued? (?:at|of)|\bdeposit(?: of)?|\bdrink minimum)\s?[:–-]?\s?$/i;
/** Several for one amount: `2 for $30`. */
const BUNDLE = /\b(?:\d+|two|three|four|five|six) (?:for|tickets? for)\s?$/i;

/** Whether an amount is none that one guest pays to get in. */
export function isAsideAmount(text: string, amount: { from: number; to: number }, nextFrom = text.length): boolean {
  const before = text.slice(0, amount.from);
  return ASIDE_AFTER.test(text.slice(amount.to, nextFrom)) || ASIDE_BEFORE.test(before) || BUNDLE.test(before);
}
