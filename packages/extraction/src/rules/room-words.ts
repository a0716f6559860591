/**
 * A name that ends in a word for a venue or a part of it, `Harbor Hall`, `Outer Court 2nd floor`. Words that also name what people do
 * (`Book Club`, `Holiday Market`, `Open House`) are not among them.
 */
export const ENDS_IN_ROOM =
  /\b(?:annex|auditorium|ballroom|bandstand|center|centre|chapel|courtyard|floor|fieldhouse|foyer|galler(?:y|ies)|hall|library|lobby|lounge|main ?stage|mezzanine|museum|pavilion|rooftop|room|sanctuary|stage|suite|terrace|theat(?:er|re))(?: (?:#?\d{1,3}[A-Z]?|[A-Z]))?$/iu;

/** What people do in it is the name of the event: `Movies in the Hall`, `Open Stage`. */
export const DONE_THERE = /\b(?:open|in|at|on|to|for|with|live)\b/i;
