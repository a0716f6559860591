const KINDS =
  '(?:events?|eventos?|calendarios?|calendars?|meetings?|shows?|concerts?|performances?|programs?|exhibitions?|exhibits?|classes|workshops?|festivals?)';

/** A line that is, or begins with, the name of a field that only something to attend has. */
export const EVENT_FIELD =
  /^(?:event )?(?:fechas?|horas?|horario|lugar|sede|ubicaci[oó]n|d[oó]nde|cu[aá]ndo|precio|costo|entrada(?: libre| gratis)?|boletos|organiza|when|where|dates?(?: ?(?:&|and|\/) ?times?)?|date\(s\)|times?|starts?|ends?|start (?:date|time)(?:\/time)?|end (?:date|time)(?:\/time)?|next date|showtimes?|upcoming showtimes?|doors(?: open)?|duration|location(?: detail)?s?|venue|place|meeting (?:place|location|room)|cost|fees?|price|admission|tickets?|hosted by|organi[sz]er|presented by|ages?|age (?:group|range)s?|audience|event (?:type|details|contact))\s?(?:$|:| \$)/i;
/** A line with what somebody may do who comes. */
export const EVENT_OFFER =
  /^(?:buy|get|purchase|order|reserve|book) (?:your )?(?:tickets?|seats?)\b|^(?:tickets? required|tickets?|rsvp|register(?: now| here| online| today)?|registration|sign up to attend|add to (?:my |your |google |apple )?calendar|(?:export|save) to calendar|i ?cal(?:endar)?(?: export)?|google calendar|outlook(?: calendar)?|free admission|get directions)$|^(?:all ages|ages \d+\+?|\d+\+|adults \d+\+?)$/i;
/** A way back to the list that an event is from: `Back to Calendar`, `View All Events`, `Home / Events / Kite Day`. */
export const WAY_TO_EVENTS = new RegExp(
  `^\\W*(?:back to|return to|view|see|browse|explore|more|all|«|←)[^\\n]{0,24}\\b${KINDS}\\W*$|[/»›>|]\\s*(?:[\\w’']+ ){0,2}${KINDS}\\s*[/»›>|]`,
  'i',
);
/** The last step of a path to a page, if each has its own line: `City Events`. */
export const STEP_TO_EVENTS = new RegExp(`^(?:[\\w’']+ ){0,2}${KINDS}$`, 'i');
/** Words of classes that systems give to the page of one entry, together with its kind. */
export const EVENT_PAGE_CLASS = new RegExp(
  `(?:^|\\s)(?:[\\w-]*(?:single|type|template|node|detail|details|page)[_-]+(?:[\\w-]*[_-])?${KINDS}|${KINDS}[_-]+(?:[\\w-]*[_-])?(?:single|detail|details|page|template|full))(?=[\\s_-]|$)`,
  'i',
);
/** A line next to the heading of an article; a play has an author too. */
export const POSTED =
  /^(?:posted (?:on|by|in)|published(?: on| by| in)?|filed under|last updated)\b[: ]|\b\d+ min(?:ute)?s? read\b|^(?:\d+ )?comments?$|^leave a (?:comment|reply)$/i;
export const BYLINE = /^(?:by|words by|story by|text by|written by)[: ]/i;
/** The place and the day with which a release begins: `COLUMBIA, S.C. – March 20, 2026`. */
export const DATELINE =
  /^(?:\p{Lu}[\p{Lu}.' ]{2,30})(?:, ?(?:\p{Lu}\.? ?){2}|, \p{Lu}\p{L}{2,12}\.?)?,? ?(?:[-–—(]|\n)/u;
/** Words that invite to what a sentence is about. */
export const INVITATION =
  /\b(?:join (?:us|the|our)|come (?:to|and|see|hear|celebrate|enjoy|out|join|on)|(?:['’]re|is|are) invited|we (?:invite|welcome)|invites? (?:you|the public|everyone|all)|doors (?:open|at)|tickets?|admission|rsvp|register|registration|all ages|free (?:and open|to)|open to (?:the public|all|everyone)|all are welcome|everyone is welcome|bring (?:a|your)|will be held|(?:will|to) (?:hold|host|take place)|takes? place|notice is hereby given|hosts|presents?|performs?|featuring|celebrat(?:e|es|ion)|meets?|(?:is|are) back|mark your calendars?|save the date|kicks? off|(?:is|are|will be) served|happens|runs)\b/i;
/** What linked data calls a page that is no event's. */
export const OTHER_PAGE_TYPE =
  /"@type"\s*:\s*\[?\s*"(?:NewsArticle|BlogPosting|Article|OpinionNewsArticle|ReportageNewsArticle|Product|Recipe|JobPosting|DiscussionForumPosting)"/;
