/** `Opening Reception: Thursday, June 20, 6 – 8 pm`, below the days of an exhibition: a line about one of them. */
export const RECEPTION_LINE =
  /^\W*(?:(?:the |an? )?(?:opening|closing|artists?['’]?s?|members['’]?|public|virtual)\s){0,3}(?:receptions?|previews?|performance|night|party|celebration|talk)(?: to meet the artists?)?(?:\s?[:–—-]|\s(?:on|from|will be)\b)/i;
