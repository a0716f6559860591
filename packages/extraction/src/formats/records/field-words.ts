/** Words in field names that are written without a separator: `startdate`, `locationname`. */
const VOCABULARY =
  'at on description location timezone occurrence category organizer datetime calendar address starting thumbnail permalink facility building all begin branch cancelled canceled city cost country date dates day desc display end ends event events fee free full guid host html id image is line link local long max min month name online organiser phone photo place postal price room short start starts state status street subtitle summary tag tags text ticket tickets time times title type value string uid unix url utc venue web year zip zone'.split(
    ' ',
  );

/** Words for how a value is stored, not what it means. */
const NOISE = new Set(
  'event events evt the vw txt text str string field fields node attributes acf meta data value val raw rendered plain nbr ind obj item info cmb custom ev xcal gd gcal libcal trumba mc s'.split(
    ' ',
  ),
);

const SYNONYMS: Readonly<Record<string, string>> = {
  dtm: 'datetime',
  dt: 'datetime',
  dsc: 'description',
  desc: 'description',
  descr: 'description',
  addr: 'address',
  img: 'image',
  loc: 'location',
  canceled: 'cancelled',
  organiser: 'organizer',
  starts: 'start',
  starting: 'start',
  begin: 'start',
  begins: 'start',
  beginning: 'start',
  dtstart: 'start',
  ends: 'end',
  ending: 'end',
  finish: 'end',
  finishes: 'end',
  dtend: 'end',
  tz: 'timezone',
  tzid: 'timezone',
  ltz: 'timezone',
  where: 'location',
  categories: 'category',
  tags: 'tag',
  venues: 'venue',
  locations: 'location',
  places: 'place',
  images: 'image',
  photos: 'image',
  photo: 'image',
  picture: 'image',
  uri: 'url',
  href: 'url',
  permalink: 'url',
};

const known = new Map<string, readonly string[]>();
const KNOWN_LIMIT = 5_000;

/** The words of a field's name: `eventStartDtm` and `event_start_datetime` are both `start datetime`. */
export function fieldWords(name: string): readonly string[] {
  const cached = known.get(name);
  if (cached) return cached;
  const words = name
    .slice(0, 80)
    // A prefix names the vocabulary; Dublin Core's date is a publication date.
    .replace(/^(?!dc:)[\w-]+:(?=\w)/i, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .flatMap((word) => (word.length > 5 ? (segments(word) ?? [word]) : [word]))
    .map((word) => (Object.hasOwn(SYNONYMS, word) ? (SYNONYMS[word] ?? word) : word));
  const joined = words.flatMap((word, index) =>
    word === 'zone' && words[index - 1] === 'time' ? ['timezone'] : [word],
  );
  const significant = joined.filter((word) => !NOISE.has(word));
  const result = significant.length > 0 ? significant : joined;
  if (known.size < KNOWN_LIMIT) known.set(name, result);
  return result;
}

export function isNoise(word: string): boolean {
  return NOISE.has(word);
}

/** A run of letters split into words of the vocabulary; null if a part remains. */
function segments(word: string): string[] | null {
  if (VOCABULARY.includes(word) || Object.hasOwn(SYNONYMS, word)) return [word];
  const found: string[] = [];
  for (let rest = word; rest; ) {
    const head = VOCABULARY.filter((one) => rest.startsWith(one)).sort((a, b) => b.length - a.length)[0];
    if (!head) return null;
    found.push(head);
    rest = rest.slice(head.length);
  }
  return found;
}
