import { anyWord } from './compile.ts';

/** A text that ends so goes on elsewhere: `Pick up everything but the turkey on`. */
export const UNENDED =
  /(?<![-\p{L}\p{N}])(?:with|on|at|and|or|the|of|for|by|in|from|to|a|an|as|is|are|was|were|be|will|until|through|presents?|feat\.?)$/iu;

/** Words that sentences have, and names seldom. */
export const SENTENCE_WORD = anyWord(
  ['is', 'are', 'was', 'were', 'will', 'has', 'have', 'had', 'must', 'should', 'may', 'can', 'cannot'],
  ['we', 'our', 'you', 'your', 'they', 'their', 'please', 'which', 'that', 'if', 'when', 'because', 'so'],
  ['runs', 'includes', 'offers', 'meets', 'invites', 'raised', 'received', 'opened', 'closed', 'began', 'join'],
);

/** What has to be done by a day, and is nothing to attend. */
export const DUTY_TITLE =
  /\b(?:deadlines?|due date|registration (?:opens|closes|ends|begins|starts)|(?:applications?|proposals?|bids?|payments?|taxes|submissions?|nominations?|orders?) (?:are |is )?(?:due|open|close)|(?:last|first) day (?:to|for|of)|polls? (?:opens?|closes?)|(?:on sale|tickets) now)\b|\b(?:is|are|will be) closed$/i;

/** A question to the reader is no name: `Want to vend in 2027?`. */
export const ASKS_READER =
  /^(?:want|need|looking|interested|ready|planning|thinking|wondering|curious|got|have|having|do|did|are|would|could|can|how (?:do|can|to)|what (?:is|are|to)|where (?:is|are|can|do)|why)\b[^?]{2,80}\?$/i;

/** Near a day that may be a deadline's. */
export const DUE_WORDS =
  /\b(?:deadlines?|due|register by|rsvp by|sign up by|apply by|no later than|applications?|registration (?:opens|closes|deadline)|refunds?|closed)\b/i;
