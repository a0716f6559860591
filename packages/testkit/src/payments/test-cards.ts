/** What a card does when somebody pays with it. */
export interface CardBehavior {
  /** The refusal, with the provider's words for the payer. */
  refusal?: { code: string; declineCode?: string; message: string };
  /** The payer must prove who they are first. */
  needsProof?: boolean;
  /** The payment succeeds and is disputed at once. */
  isDisputed?: boolean;
}

const declined = (declineCode: string, message = 'Your card was declined.'): CardBehavior => ({
  refusal: { code: 'card_declined', declineCode, message },
});
const refused = (code: string, message: string): CardBehavior => ({ refusal: { code, message } });

/** Numbers of docs.stripe.com/testing; those of other networks and countries all succeed there and are left out here. */
export const TEST_CARDS: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': {},
  '4000056655665556': {},
  '5555555555554444': {},
  '378282246310005': {},
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000000069': refused('expired_card', 'Your card has expired.'),
  '4000000000000127': refused('incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': refused(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  '4000002500003155': { needsProof: true },
  '4000002760003184': { needsProof: true },
  '4000008400001629': { needsProof: true, ...declined('generic_decline') },
  '4000000000000259': { isDisputed: true },
};

/** Payment methods that exist without anybody making them, for tests of a server. */
export const READY_METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_createDispute: '4000000000000259',
};

/** The check digit of card numbers (ISO/IEC 7812-1 annex B). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}

/** The answer to a number that is not one of these, though it could be one of somebody's card. */
export const NO_TEST_CARD = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);
