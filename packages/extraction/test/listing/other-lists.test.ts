import { expect, it } from 'vitest';
import { listed } from './shown.ts';

/** The page's name, the heading of its list, and the list. */
const LISTS: Array<[string, string, Array<[string, string]>]> = [
  [
    'News',
    'Latest News',
    [
      ['Bridge work continues', 'March 1, 2026'],
      ['Mayor speaks on budget', 'February 26, 2026'],
      ['Library gets a roof', 'February 20, 2026'],
    ],
  ],
  [
    'Key Dates',
    'Key Dates',
    [
      ['FAFSA priority filing', 'April 3, 2026'],
      ['Housing deposit', 'May 1, 2026'],
      ['Final grades posted', 'May 12, 2026'],
    ],
  ],
  [
    'Tax Deadlines',
    'Tax Deadlines',
    [
      ['First installment', 'April 10, 2026'],
      ['Second installment', 'July 10, 2026'],
      ['Late penalty begins', 'October 10, 2026'],
    ],
  ],
  [
    'Closings',
    'Holiday Closings',
    [
      ['Memorial Day', 'May 25, 2026'],
      ['Independence Day', 'July 4, 2026'],
      ['Labor Day', 'September 7, 2026'],
    ],
  ],
  [
    'Recycling',
    'Collection Calendar',
    [
      ['Zone A', 'April 3, 2026'],
      ['Zone B', 'April 10, 2026'],
      ['Zone C', 'April 17, 2026'],
    ],
  ],
  [
    'Releases',
    'Upcoming Releases',
    [
      ['Version 4.0', 'April 3, 2026'],
      ['Version 4.1', 'June 5, 2026'],
      ['Version 5.0', 'September 1, 2026'],
    ],
  ],
  [
    'Books',
    'Coming Soon to Our Shelves',
    [
      ['The Marsh by Ada Moss', 'April 7, 2026'],
      ['Tin by Jo Whistle', 'April 14, 2026'],
      ['Clay by P. Potter', 'May 5, 2026'],
    ],
  ],
  [
    'Careers',
    'Open Positions',
    [
      ['Stage Manager', 'Closes April 3, 2026'],
      ['Usher', 'Closes April 10, 2026'],
      ['Electrician', 'Closes May 1, 2026'],
    ],
  ],
  [
    'Board',
    'Board Members',
    [
      ['Ada Moss', 'Term ends April 30, 2026'],
      ['Jo Whistle', 'Term ends April 30, 2027'],
      ['P. Potter', 'Term ends April 30, 2028'],
    ],
  ],
  [
    'Flights',
    'Departures and Arrivals',
    [
      ['Flight 17 to Denver', 'April 3, 2026, 7:15 am'],
      ['Flight 20 to Reno', 'April 3, 2026, 8:40 am'],
      ['Flight 31 to Boise', 'April 3, 2026, 9:05 am'],
    ],
  ],
  [
    'Harbor Line',
    'Departures',
    [
      ['Gull Island', 'April 3, 2026, 8:00 am'],
      ['Marsh Point', 'April 4, 2026, 9:30 am'],
      ['Fort Hale', 'April 5, 2026, 8:00 am'],
    ],
  ],
  [
    'Street Work',
    'Paving This Spring',
    [
      ['Pine Street', 'April 3, 2026, 8 am – 4 pm'],
      ['Elm Street', 'April 6, 2026, 8 am – 4 pm'],
      ['Oak Avenue', 'April 8, 2026, 8 am – 4 pm'],
    ],
  ],
  [
    'Reviews',
    'Customer Reviews',
    [
      ['Great kite', 'March 1, 2026'],
      ['Broke on day one', 'February 20, 2026'],
      ['My kids love it', 'February 14, 2026'],
    ],
  ],
  [
    'Academic Calendar',
    'Academic Calendar',
    [
      ['Classes begin', 'August 24, 2026'],
      ['Fall break', 'October 12, 2026'],
      ['Last day to withdraw', 'November 6, 2026'],
    ],
  ],
  [
    'Bills',
    'Legislation',
    [
      ['HB 1201', 'Effective July 1, 2026'],
      ['SB 14', 'Effective July 1, 2026'],
      ['HB 900', 'Effective January 1, 2027'],
    ],
  ],
  [
    'Rooms',
    'Available Rooms',
    [
      ['Queen Room', 'From April 3, 2026'],
      ['King Suite', 'From April 5, 2026'],
      ['Loft', 'From April 9, 2026'],
    ],
  ],
  [
    'Orders',
    'Shipping Schedule',
    [
      ['Batch 1', 'Ships April 3, 2026'],
      ['Batch 2', 'Ships April 17, 2026'],
      ['Batch 3', 'Ships May 1, 2026'],
    ],
  ],
  [
    'Shop',
    'Upcoming Drops',
    [
      ['Harbor Blue worsted', 'Fri, April 3, 2026, 9 am'],
      ['Tin Cup mug', 'Fri, April 10, 2026, 9 am'],
      ['Canvas tote', 'Fri, April 17, 2026, noon'],
    ],
  ],
  [
    'Hillside Realty',
    'Homes for Sale',
    [
      ['Three-bedroom ranch', 'Open Saturday, April 4, 2026, 11 am – 1 pm'],
      ['Brick cottage', 'Open Saturday, April 4, 2026, 1 – 3 pm'],
      ['Lake house', 'Open Sunday, April 5, 2026, 1 – 4 pm'],
    ],
  ],
];

const FORMS: Array<[string, (entries: Array<[string, string]>) => string]> = [
  [
    'cards',
    (entries) =>
      entries
        .map(([name, day]) => `<div class="card"><h3><a href="/x/${name.length}">${name}</a></h3><p>${day}</p></div>`)
        .join(''),
  ],
  [
    'rows',
    (entries) => `<table>${entries.map(([name, day]) => `<tr><td>${name}</td><td>${day}</td></tr>`).join('')}</table>`,
  ],
  ['items', (entries) => `<ul>${entries.map(([name, day]) => `<li>${day} – ${name}</li>`).join('')}</ul>`],
  ['definitions', (entries) => `<dl>${entries.map(([name, day]) => `<dt>${name}</dt><dd>${day}</dd>`).join('')}</dl>`],
];

/** Lists of coming days on which there is nothing to attend. */
it.each(
  FORMS.flatMap(([form, write]) => LISTS.map(([head, name, entries]) => [name, form, head, write(entries)] as const)),
)('%s, in %s, has no events', (name, _form, head, body) => {
  const found = listed(`<h1>${name}</h1>${body}`, `${head} | Town`);
  expect(found.drafts.map(({ title, start }) => `${title.value} ${start.value}`)).toEqual([]);
});
