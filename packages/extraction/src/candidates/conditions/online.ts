import type { Field } from '../../base/types.ts';
import type { Sighting } from '../sighting.ts';

const SERVICE = '(?:zoom|microsoft teams|ms teams|google meet|webex|gotomeeting|facebook live|youtube live)';
/** A place that is none: `Online`, `Virtual event`, `Zoom`, `Online via Zoom`, `Virtual (Zoom)`. */
const PLACE = new RegExp(
  `^\\W*(?:(?:an? )?(?:online|virtual|webinar|live ?stream)(?:[- ](?:only|event|meeting|program|class|webinar))*(?:\\W+(?:via |on |through )?${SERVICE}(?: meeting)?)?|(?:via |on )?${SERVICE}(?: (?:meeting|webinar|call|event))?)\\W*$`,
  'i',
);
const WORD = `(?:virtual|online|webinar|(?:via |on )?${SERVICE})`;
/** `[Virtual] Book Club`, `Online: Book Club`, `Book Club (via Zoom)`, `Book Club – Online`; `Virtual Reality Night` is a name. */
const TITLE = new RegExp(
  `^\\s*(?:[[(]\\s*${WORD}(?: (?:only|event|program|class))?\\s*[\\])]|${WORD}(?: (?:event|program|class))?(?::\\s|\\s[–—|-]\\s))|(?:[[(]\\s*${WORD}(?: (?:only|event|program|class))?\\s*[\\])]|\\s[–—|-]\\s+${WORD}(?: only)?)\\s*$`,
  'i',
);
const ALSO_IN_PERSON = /\bhybrid\b|\bin[- ]person\b/i;
/** Links to where people meet; any other link as a place may be the site of a venue. */
const MEETING =
  /\/\/(?:[\w-]+\.)*(?:zoom\.us|zoomgov\.com|teams\.(?:microsoft|live)\.com|meet\.google\.com|webex\.com|gotomeeting\.com|gotowebinar\.com|youtube\.com|youtu\.be|twitch\.tv)\//i;

export const isOnlinePlace = (name: string): boolean => PLACE.test(name);
export const isOnlineTitle = (title: string): boolean => TITLE.test(title);

/** The field that says that an event has no place to go to; null if none does, if it names a street, or may be attended in person too. */
export function onlineField(sighting: Sighting) {
  if (sighting.address) return null;
  const { title, venue, description } = sighting;
  const said = saidToBeOnline(sighting);
  const words = said && `${title.value}\n${venue?.value ?? ''}\n${description?.value ?? ''}`;
  return words === null || ALSO_IN_PERSON.test(words) ? null : said;
}

function saidToBeOnline({ title, venue, labels }: Sighting): Field<unknown> | null {
  const written = venue?.evidence[0]?.snippet ?? '';
  const isLink = /^\s*https?:/i.test(written);
  if (venue && isOnlinePlace(venue.value) && (!isLink || MEETING.test(`${written}/`))) return venue;
  // A room or a venue beside such a title or label: people may come there.
  if (venue) return null;
  const index = labels?.value.findIndex(isOnlinePlace) ?? -1;
  const evidence = labels?.evidence[index];
  if (evidence) return { value: labels?.value[index] ?? '', evidence: [evidence] };
  return isOnlineTitle(title.value) ? title : null;
}
