/** Items that open or close a meeting, and those between, as they stand on lines of an agenda. */
const FRAME = [
  '(?:meeting )?call(?:ed)?(?: the meeting)? to order',
  'roll call',
  'pledge of allegiance',
  'invocation',
  'establish(?:ment of)? (?:a )?quorum',
  'consent (?:agenda|calendar|items)',
  'approv(?:al|e)(?: of)?(?: the)? (?:minutes|agenda)',
  'adjourn(?:ment)?',
];
const INNER = [
  'public (?:comments?|participation|forum|input)',
  '(?:new|old|unfinished|other) business',
  '(?:action|discussion|information(?:al)?|non-?consent) items?',
  "(?:[a-z’']+ ){0,2}reports?",
  '(?:closed|executive) session',
  'recognitions?',
  'announcements',
  'reconvene(?: in open session)?',
];
const NUMBER = String.raw`\W{0,3}(?:(?:[ivx]{1,5}|\d{1,2}|[a-z])[.)] ?)?`;

/** An item that only agendas have. */
export const AGENDA_FRAME = new RegExp(`^${NUMBER}(${FRAME.join('|')})\\b`, 'i');
export const AGENDA_ITEM = new RegExp(`^${NUMBER}(${[...FRAME, ...INNER].join('|')})\\b`, 'i');
