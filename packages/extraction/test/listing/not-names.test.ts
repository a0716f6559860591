import { describe, expect, it } from 'vitest';
import { listed, shown } from './shown.ts';

const DAYS = ['March 14', 'March 28', 'April 11', 'May 2', 'May 16', 'May 30'];

describe('what stands above or beside the days of a list and names none of them', () => {
  const talks = (names: string[], head: string) =>
    shown(
      listed(
        `<h1>The Fossil Club</h1><p>${head}</p><p>Short presentations and Q&amp;A at each meeting.</p>${names.map((name, n) => `<p><b>${DAYS[n]} - ${name}</b></p>`).join('')}`,
        'Our Meetings',
      ),
    );

  it.each(['TBD', 'TBA', 'To be announced', 'to be determined', 'Speaker TBD', 'Topic TBA', 'T.B.A.', 'TBD.', '(TBD)'])(
    'days on which it is still open what is on: %s',
    (open) => {
      const found = talks(
        ['Annual Auction', open, 'Saber-toothed Cats', 'Why Not Walnuts', open, 'End of Season Dinner'],
        'Upcoming Meetings and Guest Speakers (2026 season):',
      );
      expect(found).toEqual([
        'Annual Auction 2026-03-14',
        'Saber-toothed Cats 2026-04-11',
        'Why Not Walnuts 2026-05-02',
        'End of Season Dinner 2026-05-30',
      ]);
    },
  );

  it.each([
    'Season passes are $100 for six admissions and can be purchased here.',
    'Tickets are $20 and may be bought at the door.',
    'All seats $15; students $10 with a card.',
    'Admission costs $12 per person.',
    'A season pass is $60 for all four shows.',
    'Save $10 when you buy all four shows.',
  ])('a sentence about money: %s', (money) => {
    const plays = ['Dracula', 'Fallen Angels', 'Five Thousand Miles', 'The Banker'];
    const season = plays.map(
      (play, n) =>
        `<p><b>${play}</b><br>by A. Writer<br>${DAYS[n]}, 2026<br>The Vortex, ${n + 2} Manor Rd<br>This play is about a town that sleeps.</p>`,
    );
    const found = shown(listed(`<h1>2026 Season</h1><p><b>${money}</b></p>${season.join('<hr>')}`, 'Season'));
    expect(found).toEqual(plays.map((play, n) => `${play} 2026-${['03-14', '03-28', '04-11', '05-02'][n]}`));
  });
});
