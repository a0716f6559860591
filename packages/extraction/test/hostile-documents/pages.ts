import { filled, full, type HostileDocument, html } from './document.ts';

const around = (inside: string) => `<!doctype html><html><head><title>Events</title></head><body><h1>Events</h1>${inside}`;
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const month = (index: number) => MONTHS[index % 12] ?? '';
const utf16 = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set(isBig ? [0xfe, 0xff] : [0xff, 0xfe]);
  for (let at = 0; at < text.length; at += 1) bytes[2 + at * 2 + Number(isBig)] = text.charCodeAt(at);
  return bytes;
};
const CARD = '<div class="card"><h3><a href="/e">Jazz Night</a></h3><p>Sat, Mar 7, 2026, 7 PM</p></div>';

/** Words, signs and tags, each to the full. */
const WORDS = [
  'may 1 june 2 ', 'may 1 ', '1/1 ', '1/1/26 ', '2026-04-04 ', '7pm ', '7 ', '7-9pm ', '7:30 ', '7:30 PM - 9 PM ', 'noon to ', 'March ', 'mar ', 'Mon ', 'Monday ',
  'Mon 5 ', 'March 5, 12, 19 & 26 ', 'March 5 - ', 'March 5-', 'Mar 3 - 5, 2026 7:00 pm ', '1st ', '1, ', '1-', '1', '12:', '. ', '- ', '– ', '& ', '@ ', 'at ', '$1 ', '$', '12 Main St, Columbia, SC 29201 ', 'Doors 7 / Show 8 ', 'Tomorrow ', 'Through May 3 ', 'through ',
  'posted on ', 'Posted on March 1, 2026 ', 'SC ', 'a', 'a ', 'Aa ', 'é', '😀', '\u00a0', '\t', '\n', ' ', '(', ')', '((1', '"', "'", ':', ';', ',', '/', '\\', '#', '%', '=', '&', '&amp;', '&#49;', '&#x', '&lt;', '<', '<<', '<a', '<a ', '</', '<!', '<!--', '<!-->', '<?', '<![CDATA[', ']]>', '>',
  'Venue: x\n', 'When: March 5\n', 'Time: 7pm\n', 'Where: The Hall\n', 'every Monday ', 'Mondays at 7pm ', 'free ', 'RSVP by ', 'http://a.example/ ', 'a@b.example ', '2026 ', '2026', '1999-', 'Sat, ', 'January February ', 'week of ', 'Spring 2026 ',
];
const TAGS = [
  '<div>', '<p>', '<b>', '<i>', '<li>', '<td>', '<tr>', '<tr><td>', '<table>', '<table><tr><td>', '<ul><li>', '<dl><dt>', '<span class=a>', '<a href=/x>', '<a href="/a.ics">x</a>', '<br>', '<hr>', '<h1>', '<h2>March 2026</h2>', '<h3>Mar 5</h3>', '<img src=a.jpg>', '<input>', '<form>', '<script>', '<style>', '<template>', '<svg>', '<math>',
  '<select><option>', '<textarea>', '<title>', '<noscript>', '<iframe src=/x></iframe>', '</div>', '</p>', '</table>', '<b>7pm ', '<b>Mar 5 ', '<i>Mar 5</i>', '<p>Mar 5', '<p>Mar 5<p>Jazz at the Hall', '<p>Mar 5 Jazz</p>', '<td>Mar 5 Show', '<li>Mar 5, 2026 7pm Show', '<div>Mar 5<b>Show</b></div>',
  '<time>', '<time>Mar 5</time>', '<time datetime="2026-03-05T19:00">Mar 5</time>', '<time datetime="2026-03-05T19:00"></time><b>x</b>', '<div data-date="2026-03-05">5</div>', '<td class="day">5</td>', '<td>5', '<div class="day">5</div>', '<b class="month">Mar</b><b class="day">5</b>',
  'Mar<br>Mon 5<br>', 'March 7 - Breakfast, 8am<br>', '1<br>', 'March 2026<br>', 'March<br>1<br>', '2026<br>Mar 5<br>', 'A<br>', '12 Main St<br>', 'Doors 7pm<br>', 'Mar 5<br>Jazz Night<br>7pm<br>The Hall<br>', 'Mar 5<br>A<br>', '* Mar 5<br>',
  CARD, '<div><h3><a href="/e">Jazz Night</a></h3><p>Mar 5, 7 PM at The Hall</p></div>', '<div class=event><span class=title>Jazz</span><span class=date>Mar 5</span><span class=venue>Hall</span></div>', '<article><h2>Jazz</h2><p>March 5, 2026</p></article>',
  '<div itemscope itemtype="http://schema.org/Event" itemprop="x">', '<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">x</b><i itemprop="startDate" content="2026-04-04">y</i></div>', '<b itemprop="name">x</b><i itemprop="startDate" content="2026-04-04">y</i>', '<i itemprop="startDate" content="2026-04-04T20:00">y</i>', '<div itemscope itemref="a b c d e" id=a itemtype="http://schema.org/Event">',
  '<p typeof="Event" property="subEvent"><b property="name">x</b><i property="startDate" content="2026-04-04">y</i></p>', '<p vocab="http://schema.org/" typeof="Event">', '<p about="#a" typeof="Event"><b property="name">x</b></p>',
  '<p class="vevent"><b class="summary">x</b><abbr class="dtstart" title="2026-04-04T20:00">y</abbr></p>', '<p class="vevent"><a class="include" href="#a">x</a></p>', '<span class="location vcard">', '<p class="h-event"><b class="p-name">x</b><time class="dt-start" datetime="2026-04-04">y</time></p>', '<div class="h-event">', '<i class="dt-start value">2026-04-04</i>',
  '<script>var events=[{title:"A",start:"2026-04-04"}]</script>', '<script>x=[{a:[{title:', '<script>var d="2026-04-04"</script>', "<i data-x='[{\"title\":\"Jazz\",\"start\":\"2026-04-04\"}]'>Mar 5</i>", '<meta property="og:site_name" content="x">', '<link rel="alternate" type="text/calendar" href="/x">', '<link rel=next href=/x>', '<a href="?page=2">next</a>',
  '<iframe src="https://calendar.google.com/calendar/embed?src=x"></iframe>',
];

/** Pages that a browser would show. */
export const pages: readonly HostileDocument[] = [
  ...WORDS.map((word) => html(`words: ${JSON.stringify(word)}`, () => around(`<p>${full(word)}`))),
  ...TAGS.map((tag) => html(`tags: ${tag.slice(0, 70)}`, () => around(full(tag)))),
  html('may 1 june 2, without a tag', () => full('may 1 june 2 ')),
  html('lines of days, each another', () => around(filled((index) => `${month(index)} ${(index % 28) + 1} - Show ${index}, 8am<br>`))),
  html('cards, each another', () =>
    around(filled((index) => `<div class="card c${index}"><h3><a href="/e${index}">Show ${index}</a></h3><p>${month(index)} ${(index % 28) + 1}, 2026, 7 PM</p></div>`)),
  ),
  html('cells of a table', () => around(`<table>${filled((index) => `<tr><td>${month(index)} ${(index % 28) + 1}<td>Show ${index}<td>7pm<td>Hall`)}`)),
  html('one row of days', () => around(`<table><tr>${filled((index) => `<td>${month(index)} ${(index % 28) + 1} Show ${index}`)}`)),
  html('months of days', () => around(filled((index) => `<h2>${month(index)} 2026</h2>${'<p>5 Show</p>'.repeat(9)}`))),
  html('grids of months', () => around(filled((index) => `<h2>${month(index)} 2026</h2><table><tr>${Array.from({ length: 31 }, (_, day) => `<td>${day + 1}`).join('')}</table>`))),
  html('years of days', () => around(filled((index) => `<h2>${2000 + (index % 90)}</h2><p>${month(index)} 5 Show</p>`))),
  html('classes, each another', () => around(filled((index) => `<p class="a${index} b${index}">Mar 5 Show ${index}</p>`))),
  html('ids, each another', () => around(filled((index) => `<p id="a${index}">Mar 5, 2026 7pm <a href="/${index}">Show</a></p>`))),
  html('names of tags, each another', () => around(filled((index) => `<x${index}>Mar 5</x${index}>`))),
  html('attributes', () => around(`<p ${filled((index) => `a${index}="x" `)}>`)),
  html('one attribute', () => around(`<p title="${full('x')}">`)),
  html('one class of names', () => around(`<p class="${full('a ')}">Mar 5</p>`)),
  html('one address', () => around(`<p>Mar 5, 2026</p><a href="/${full('a/')}">Show</a>`)),
  html('ranges of days', () => around(filled((index) => `<p>${month(index)} ${(index % 28) + 1} - ${month(index + 9)} ${(index % 28) + 1} Show ${index}</p>`))),
  html('showings of one show', () => around(`<h2>Show</h2><p>${filled((index) => `${month(index)} ${(index % 28) + 1}, 2026 at ${(index % 12) + 1}pm`, ', ')}</p>`)),
  html('days of a month', () => around(`<h2>Show</h2><p>March ${filled((index) => `${(index % 31) + 1}`, ', ')}</p>`)),
  html('times of a day', () => around(`<h2>Show</h2><p>March 5, 2026: ${filled((index) => `${(index % 12) + 1}:${10 + (index % 50)}pm`, ', ')}</p>`)),
  html('a description for every day', () => around(filled((index) => `<h3>Show ${index}</h3><p>Mar ${(index % 28) + 1}</p><p>${'words and words '.repeat(20)}</p>`))),
  { name: 'UTF-16 of cards', contentType: 'text/html; charset=utf-16', make: () => utf16(around(full(CARD)).slice(0, 999_990), false) },
  { name: 'UTF-16, the other way round', contentType: 'text/html', make: () => utf16(around(full(CARD)).slice(0, 999_990), true) },
  { name: 'UTF-16 of days', contentType: 'text/html', make: () => utf16(around(full('may 1 june 2 ')).slice(0, 999_990), false) },
  { name: 'UTF-16 of blanks', contentType: 'text/html', make: () => utf16(around(full(' ')).slice(0, 999_990), false) },
  { name: 'UTF-16 of nothing known', contentType: 'text/html', make: () => utf16(full('\u4e00'), true) },
  { name: 'bytes of windows-1252', contentType: 'text/html', make: () => new Uint8Array(2_000_000).fill(0xe9) },
  { name: 'bytes of no charset', contentType: 'text/html', make: () => Uint8Array.from({ length: 2_000_000 }, (_, at) => (at * 7_919) % 256) },
  { name: 'noughts', contentType: 'text/html', make: () => new Uint8Array(2_000_000) },
  { name: 'half UTF-8', contentType: 'text/html', make: () => new Uint8Array(2_000_000).fill(0xc3) },
];
