const VENUE =
  /\b(?:theat(?:er|re)s?|hall|club|bar|lounge|tavern|pub|saloon|cafe|café|coffee|brewery|brewing|taproom|winery|museum|gallery|ballroom|auditorium|arena|stadium|house|room|cinemas?|playhouse|opera house|cabaret|center for the arts|arts cent(?:er|re)|science cent(?:er|re)|convention cent(?:er|re)|cent(?:er|re)|library|church|temple|gardens?|zoo|aquarium|amphitheat(?:er|re)|pavilion|farm|ranch|inn|hotel|casino|restaurant|bookstore|books|studios?|warehouse|works|parish|park|chapel|mill|barn|garage|stage)\b/i;
const NO_VENUE =
  /\b(?:city of|county|town of|village of|events? in|things to do|visit|guide|news|times|tribune|herald|radio|calendars?|society|association|commission|authority|department|district|libraries|parks|tickets?|festival|chamber|tourism|convention and visitors|university|schools?|friends of|alliance|foundation|council|committee|board|community|network|partners(?:hip)?|coalition|government|transit|services?|agency|hearings?|meetings?|dates|minutes|agendas?|exhibitions?|exhibits|bulletin|user groups?|(?:chess|garden|book|camera|rotary|lions|kiwanis|run(?:ning)?|hiking|cycling|bicycle|ski|computer|wom[ae]n[’']s|astronomy|kennel) club)\b/i;
/** Names of those who put on shows in other people's venues, or write about them. */
const NO_OWN_VENUE =
  /\b(?:presents?|productions?|promotions?|entertainment|concerts|industries|media|magazine|weekly|journal|gazette|blog|group|league|tours?|series|collective|orchestra|symphony|choir|chorale|ensemble|opera|ballet|band|downtown|neighborhood|explore|discover|experience|live nation|city|state)\b|\.(?:com|org|net)\b/i;
const PAGE_WORDS =
  /^(?:events?|listings?|calendar|home|home ?page|(?:the )?official (?:web ?)?site|web ?site|schedule|upcoming events?|shows?|performance schedule|events? calendar|calendar of events|event list|concerts?|what'?s on|tickets?|live music|lineup|programs?|(?:calendar|events|shows) (?:&|and) tickets|(?:upcoming|all) shows)$/i;
/** `Tri-County Arena`, `Laurel County Museum`: the last word names the kind. */
const ENDS_AS_VENUE =
  /\b(?:theat(?:er|re)|hall|museum|arena|stadium|auditorium|playhouse|amphitheat(?:er|re)|coliseum|ballroom|observatory|zoo|aquarium|cinemas?|opera house|arts cent(?:er|re)|civic cent(?:er|re)|community cent(?:er|re)|senior cent(?:er|re)|nature cent(?:er|re)|entertainment complex)$/i;
const BELONGS_TO = /\b(?:county|community|university|schools?|society|association|city of|town of|village of)\b/gi;

/** A name with a word for a venue, `Birch Hall`, that is not of an office, a paper or a guide. */
export function isVenueName(name: string): boolean {
  return VENUE.test(name) && !isNoVenue(name);
}

export function isNoVenue(name: string): boolean {
  return NO_VENUE.test(ENDS_AS_VENUE.test(name) ? name.replace(BELONGS_TO, '') : name);
}

/** Without a word for a venue, the name itself does not tell whether its owner has one. */
export function mayHaveVenue(name: string): boolean {
  return !isNoVenue(name) && (ENDS_AS_VENUE.test(name) || !NO_OWN_VENUE.test(name));
}

export function isPageWord(text: string): boolean {
  return PAGE_WORDS.test(text);
}
