const WHAT = '(?:(?:event |meeting )?(?:locations?|venues?|places?|address(?:es)?|sites?|details)|lugar(?:es)?|sedes?)';
const LATER = `tb[acd]|(?:to be|will be|por) (?:announced|determined|confirmed|decided|confirmar|anunciar(?:se)?|definir)|varies|vary`;

/** What stands where a place should be, and names none: `Location TBA`, `Various locations around town`, `See website for details`. */
const NO_PLACE = new RegExp(
  `^(?:${[
    '(?:event )?(?:location|venue|place|address)',
    'n/?a|null|undefined|-+',
    String.raw`p\.? ?o\.? box \d+`,
    `(?:${WHAT} )?(?:is |are )?(?:${LATER})(?: (?:by|with) (?:the )?(?:date|day|week|event|month))?(?: soon)?`,
    `(?:${WHAT} )?(?:will be )?announced (?:soon|later)`,
    `(?:various|multiple|several|different|vari[oa]s|diversas?) ${WHAT}(?: (?:around|across|throughout|in) .{1,40})?`,
    '(?:please )?(?:see|check|visit|ver)(?: the| our| el| la)? (?:below|above|website|web ?site|description|details|(?:event |full )?(?:page|listing|schedule|calendar|link|info(?:rmation)?)|abajo|descripci[oó]n|detalles|sitio(?: web)?)(?: for .{1,40}| below| above)?',
    `${WHAT} (?:given |sent |provided |shared )?(?:upon|after|on|at) (?:registration|rsvp|booking|purchase|sign-?up|confirmation)`,
    String.raw`loading\b.*|(?:date|time|when|fecha|hora)\s?:.*`,
  ].join('|')})\\.?$`,
  'i',
);

export const namesNoPlace = (text: string) => text.length <= 120 && NO_PLACE.test(text);
