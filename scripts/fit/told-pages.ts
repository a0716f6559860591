import type { TrueEvent } from './labelled-documents.ts';

/** A page that tells of days in sentences, as letters, rules and reports do, with the few events that stand on it. */
export interface ToldPage {
  name: string;
  title: string;
  body: string;
  events: TrueEvent[];
}

const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');

/** Written for this purpose. Without them nearly everything that is read from labelled pages is an event, and nothing can be learned from what is not. */
export const TOLD_PAGES: readonly ToldPage[] = [
  {
    name: 'letter-of-a-warden',
    title: 'From the Warden | Saint Brigid',
    body: `<h1>Upcoming at Saint Brigid</h1><h2>From the warden</h2>${p(
      'Friends, the bell tower is dry at last. The masons left on March 2, 2026, and the scaffold comes down by March 20, 2026.',
      'Pledge cards are due back by April 12, 2026 at 5 pm. <b>Thank you</b> to everyone who has answered already.',
      'Our insurer asks that the side door stay locked until May 1, 2026.',
    )}<h2>Readings</h2>${p('<b>March 15, 2026</b> 1 Samuel 16; Psalm 23; John 9', '<b>March 22, 2026</b> Ezekiel 37; Psalm 130; John 11')}
    <h2>Gatherings</h2><ul><li>March 21, 2026, 6 pm – Soup Supper</li><li>March 28, 2026, 9 am – Garden Day</li></ul>`,
    events: [
      { title: 'Soup Supper', start: '2026-03-21T18:00' },
      { title: 'Garden Day', start: '2026-03-28T09:00' },
    ],
  },
  {
    name: 'leagues-and-fees',
    title: 'Spring Programs | Parks and Recreation',
    body: `<h1>Spring Programs</h1>${p(
      '<b>YOUTH SOCCER.</b> Season begins April 11, 2026. Coaches meet at the shed at 5 pm. Fee $45; sign up by March 27, 2026, or pay $10 more.',
      '<b>TENNIS LADDER.</b> Names go up April 6, 2026 and come down June 30, 2026. Balls are not provided.',
      '<b>REFUNDS.</b> As adopted June 4, 2019, no money is returned after the second week. Office hours are 8 to 4 except April 3, 2026.',
      'The van leaves the depot at 7 am on April 18, 2026 for those who signed the waiver.',
    )}`,
    events: [{ title: 'Youth Soccer', start: '2026-04-11' }],
  },
  {
    name: 'minutes-of-an-association',
    title: 'Minutes | Birch Lane Association',
    body: `<h1>Meeting of the Association</h1>${p(
      'The minutes of February 10, 2026 were approved. The treasurer reported that dues for the year are payable until April 30, 2026.',
      'Paving of the lower road starts May 4, 2026 and should end by May 22, 2026, weather allowing.',
      'The board will hear the appeal of lot 14 on a day to be named. The contract with the plow runs through November 15, 2026.',
    )}<h3>Next steps</h3><ul><li>Letters go out March 16, 2026</li><li>Bids close April 1, 2026 at noon</li><li>Signs are ordered by April 10, 2026</li></ul>`,
    events: [],
  },
  {
    name: 'notes-of-a-garden',
    title: 'Calendar of the Kitchen Garden',
    body: `<h1>Garden calendar</h1><h3>Peas</h3>${p('Sow from March 15, 2026 under fleece. Ours came up by April 2, 2026 last time we dared.')}
    <h3>Beans</h3>${p('Wait until May 10, 2026; the ground is cold before.')}<h3>Garlic</h3>${p('Pull when half the leaves are brown, about July 4, 2026.')}`,
    events: [],
  },
  {
    name: 'hall-for-rent',
    title: 'Rent the Hall | Events',
    body: `<h1>Plan your event</h1>${p('The hall sleeps nobody and seats ninety.')}<h3>Still free</h3>${p(
      'Saturday, June 6, 2026',
      'Saturday, June 27, 2026',
      'Saturday, August 8, 2026',
    )}<h3>Rates</h3>${p('From July 1, 2026 a day costs $300; keys are handed out at 9 am and come back by 11 pm.')}`,
    events: [],
  },
  {
    name: 'newsletter-of-a-library',
    title: 'March at the Library',
    body: `<table><tr><td><h2>The Reading Room</h2></td></tr><tr><td>${p('No. 31 – March 6, 2026', 'You get this letter because you asked for it on January 12, 2024.')}</td></tr>
    <tr><td><h3>New roof</h3>${p('Work on the roof begins March 30, 2026; the reading room stays open until April 3, 2026.')}</td></tr>
    <tr><td><h3>Poetry Breakfast</h3>${p('Saturday, March 21, 2026, 9 am', 'Bring one poem that is not yours.')}</td></tr>
    <tr><td><h3>Chess Ladder Final</h3>${p('Thursday, March 26, 2026, 6:30 pm', 'Spectators sit behind the rope.')}</td></tr>
    <tr><td><h3>Passes</h3>${p('Museum passes for April may be booked from March 25, 2026 at 10 am.')}</td></tr></table>`,
    events: [
      { title: 'Poetry Breakfast', start: '2026-03-21T09:00' },
      { title: 'Chess Ladder Final', start: '2026-03-26T18:30' },
    ],
  },
  {
    name: 'rules-of-a-contest',
    title: 'Photo Contest | Town Events',
    body: `<h1>Photo contest</h1><ol><li>Pictures must have been taken after March 1, 2025.</li><li>Upload opens April 1, 2026 at 8 am and closes April 30, 2026 at midnight.</li>
    <li>Jurors meet in private; letters go out by May 15, 2026.</li><li>Winners hang in the town hall until August 31, 2026.</li></ol>`,
    events: [],
  },
  {
    name: 'ferry-notices',
    title: 'Notices | Island Ferry',
    body: `<h1>Upcoming changes</h1><dl><dt>March 14, 2026</dt><dd>Last boat leaves at 6 pm</dd><dt>March 29, 2026</dt><dd>Summer timetable begins</dd><dt>April 5, 2026</dt><dd>No boats</dd></dl>
    ${p('The north pier is closed until April 24, 2026. Tickets bought before March 8, 2026 stay valid.')}`,
    events: [],
  },
];

/** The day on which they are read. */
export const TOLD_ON = '2026-03-09';
