import { catalog } from './catalog.ts';

/** Texts of the card form, loaded with it. */
export const payment = {
  'payment.loading': 'Loading the card form…',
  'payment.pay': ({ amount }: { amount: string }) => `Pay ${amount}`,
  'payment.paying': 'Processing Payment...',
  'payment.notSetUp': 'Payment Configuration Required',
  'payment.notSetUpText': 'This site cannot take cards yet. Nothing was charged.',
  'payment.failed': 'Payment Failed',
  'payment.failedText': 'The card was not accepted. Please try another one.',
  'payment.whatNow':
    'Nothing was charged. Check the card’s details, use another card, or ask your bank, then pay again.',
  'payment.received': 'Payment Received',
  'payment.receivedText':
    'Your bank confirmed it. What you paid for stands below; if it is not there yet, look again in a minute.',
  'payment.notConfirmed': 'Your bank did not confirm the payment, so nothing was charged. You can pay again.',
  'payment.alreadyPaid': 'Already Paid',
  'payment.alreadyPaidText': 'This was paid before, perhaps in another tab. Your card was not charged again.',
  'payment.canceled': 'Payment Canceled',
  'payment.canceledText': 'This payment was canceled meanwhile, perhaps in another tab. Nothing was charged.',
  'payment.again': 'Begin Again',
  'payment.error': 'Payment Error',
  'payment.errorText': 'Something went wrong. Please try again.',
  'payment.scriptFailed': 'The card form could not be loaded.',
  'payment.test': 'Test payments',
  'payment.testText': 'No money moves here. Use a test card such as 4242 4242 4242 4242.',
  'payment.number': 'Card number',
  'payment.expiry': 'Expiration (MM/YY)',
  'payment.cvc': 'CVC',
  'payment.numberNeeded': 'Please enter the card number.',
  'payment.expiryNeeded': 'Please enter month and year: 12/30.',
  'payment.cvcNeeded': 'Please enter the three or four digits of the CVC.',
  'payment.proof': 'Your bank asks for a confirmation',
  'payment.proofText': 'With a real card your bank would show its own page here.',
  'payment.proofYes': 'Complete Authentication',
  'payment.proofNo': 'Fail Authentication',
  'payment.secure': 'Cards are handled by our payment provider. We never see the number.',
} as const;

export const paymentText = catalog('payment', payment);
