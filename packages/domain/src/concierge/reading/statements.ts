/** Who a statement is about, at its beginning. */
const SUBJECT =
  /^[ |]*(?:(?:oh|so|well|and|but|y|pues|also|plus|ok|omg|lol|haha),? )*(?:i|im|i'm|i've|ive|we|we're|we've|he|he's|hes|she|she's|shes|they|they're|theyre|my|our|it's|its|it|this|that|that's|you|you're|youre|your|asking for|speaking of|good grief|soy|somos|estoy|estamos|mi|mis|me|nos|es|ella|ellos|el es|tengo|tenemos|ando|vengo|acabo)(?= |$)/;
/** A statement that says what is wanted. */
const WANTING =
  /\b(?:want|wants|wanna|need|needs|looking|look|find|love|loves|like|likes|into|any|anything|something|where|is there|are there|craving|hoping|thinking|interested|obsessed|would|could|can i|can we|fan|fans|take|taking|bring|see|hear|learn|try|wish|dying|feel like|in the mood|down for|up for|mood for|busco|buscamos|quiero|queremos|quisiera|gusta|gustan|encanta|encantan|necesito|hay|algo|ganas|antoj[ao]s?|interesa|interesan|llevar|ver|obsesionad[oa]s?|fanatic[oa]s?|apasionad[oa]s?|aficionad[oa]s?|adora[n]?|muere[n]? por|late[n]?|latido|vuelve[n]? loc[oa]s?|extrano|fascina[n]?)\b/;
const BOUNDARY = /(?<=[.!?;,])\s+|\s+(?=(?:so|but|pero|anyway|entonces)\s)/;

/**
 * What is left of a message without what somebody tells of themselves, where something else in it is asked for; `hasTopic` says whether a part names
 * something to do. `i run a bakery, any jazz tonight` is about jazz alone.
 */
export function withoutStatements(rest: string, hasTopic: (part: string) => boolean): string {
  const parts = rest.split(BOUNDARY);
  const told = parts.map((part) => SUBJECT.test(part) && !WANTING.test(part));
  if (!told.includes(true) || !parts.some((part, at) => !told[at] && hasTopic(part))) return rest;
  return parts.filter((_, at) => !told[at]).join(' | ');
}
