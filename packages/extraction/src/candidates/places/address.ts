import { plainLine } from '../../document/text.ts';
import { ANY_STREET, SURE_STREET } from '../../rules/street-words.ts';
import { stateCode } from '../../rules/us-states.ts';
import { stateOfZip } from '../../rules/zip-codes.ts';

const COUNTRY = /[,\s]+(?:U\.?S\.?A?\.?|United States(?: of America)?)\.?$/;
const ZIP = /^(.*?)[,\s]+(\d{5})(?:-\d{4})?$/;
/** `GA` alone only in capitals and after a blank or comma: `in`, `or`, `me` are words. */
const STATE =
  /^(.*?)(?:,\s*|\s+)([A-Z]{2}|[A-Z]\.[A-Z]\.|(?:(?:New|North|South|West|Rhode|District of) )?[A-Z][a-z]+)\.?$/;
/** The boundary between street and town. */
const STREET_END = new RegExp(
  String.raw`^.*?\d.*\b(?:${ANY_STREET}|suite|ste|unit|room|#)\.?(?:\s+(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.?)?(?:\s+#?\d+[a-z]?)?\s+(?=\S)`,
  'i',
);
const STREET = new RegExp(String.raw`\b(?:${SURE_STREET})\.?$`, 'i');
const TOWN = /^[\p{L}][\p{L}.'’ -]{1,38}$/u;

/** The location of an address as far as stated: the state by name, code or ZIP code, and possible names of the town. */
export interface StatedTown {
  /** Two-letter code of a US state. */
  state: string | null;
  /** Candidates, the most likely first: without a comma the end of the street is uncertain. */
  towns: string[];
  /** A code or a ZIP code names the state; a bare `Washington` may also be a hall. */
  isSure: boolean;
}

/** Reads the end of an address: `12 Main St, Augusta, GA 30901`, `12 Main St Augusta GA`, `Augusta 30901`. Linear time. */
export function statedTown(address: string): StatedTown {
  const whole = plainLine(address, 200).replace(COUNTRY, '');
  const [, beforeZip, zip] = ZIP.exec(whole) ?? [];
  const zipState = zip ? stateOfZip(zip) : null;
  const rest = (zipState ? beforeZip : whole)?.replace(/[,\s]+$/, '') ?? '';
  const named = STATE.exec(rest);
  const code = named?.[2] ? stateCode(named[2].replaceAll('.', '')) : null;
  // `Washington` and `New York` are also towns: directly before a ZIP code they are read as towns.
  if (code && named?.[1]) {
    const isSure = zipState !== null || (named[2] ?? '').length <= 4;
    return { state: code, towns: townsIn(named[1]), isSure };
  }
  return zipState ? { state: zipState, towns: townsIn(rest), isSure: true } : { state: null, towns: [], isSure: false };
}

function townsIn(text: string): string[] {
  const last = text.split(',').at(-1)?.trim() ?? '';
  if (TOWN.test(last)) return [last];
  const behindStreet = last.replace(STREET_END, '').trim();
  const words = behindStreet.split(' ').filter(Boolean);
  const candidates = [3, 2, 1].flatMap((count) => (count <= words.length ? [words.slice(-count).join(' ')] : []));
  return [...new Set([behindStreet, ...candidates])].filter((town) => TOWN.test(town) && !STREET.test(town));
}
