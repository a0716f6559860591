import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

const card = (title: string, day: string, hours: string) =>
  `<article class="card"><h2 class="name"><a href="/e/${title.length}">${title}</a></h2><ul><li class="day">${day}</li><li class="hours">${hours}</li></ul></article>`;

const period = ({ drafts }: ReturnType<typeof listed>) =>
  drafts.map(({ title, start, end }) => `${title.value} ${start.value} – ${end?.value ?? ''}`);

describe('hours that are told in two ways', () => {
  const twice = (one: string[], other: string[]) =>
    [one, other].map((pair) => `<span>${pair.map((hour) => `<time>${hour}</time>`).join(' ')}</span>`).join(' ');
  const body = `<h1>Upcoming Events</h1>
    ${card('Barrel Release', 'Friday, April 10, 2026', twice(['11:00 AM', '10:00 PM'], ['11:00', '22:00']))}
    ${card('Repair Shop', 'Sunday, April 12, 2026', twice(['10:00 AM', '1:00 PM'], ['10:00', '13:00']))}
    ${card('Spelling Bee', 'Tuesday, April 14, 2026', twice(['7:00 PM', '9:00 PM'], ['19:00', '21:00']))}`;

  it.each(dresses(body))('are read once, %s', (_, html) => {
    expect(period(listed(html))).toEqual([
      'Barrel Release 2026-04-10T11:00 – 2026-04-10T22:00',
      'Repair Shop 2026-04-12T10:00 – 2026-04-12T13:00',
      'Spelling Bee 2026-04-14T19:00 – 2026-04-14T21:00',
    ]);
  });
});

describe('hours of each day of several', () => {
  const body = `<h1>Upcoming Events</h1>
    ${card('Iris Show', 'Sat &amp; Sun, April 11 &amp; 12', 'Sat 1–5pm, Sun 10am–4pm')}
    ${card('Fern Walk', 'Fri, April 17', '9am–11am')}
    ${card('Two Plays', 'Sat &amp; Sun, April 18 &amp; 19', 'Sat 7pm, Sun 2pm')}`;

  it.each(dresses(body))('%s', (_, html) => {
    expect(period(listed(html))).toEqual([
      'Iris Show 2026-04-11T13:00 – 2026-04-12T16:00',
      'Fern Walk 2026-04-17T09:00 – 2026-04-17T11:00',
      'Two Plays 2026-04-18T19:00 – ',
      'Two Plays 2026-04-19T14:00 – ',
    ]);
  });

  it('from an hour of one day until an hour of another is one event; an hour of what is over before is none', () => {
    const told = `<h3>Coming Up</h3>
      <p><b>Quilt Show</b> — Quilts hang in the Town Museum from 9 a.m. Saturday, April 11, until 4 p.m. Sunday, April 12.</p>
      <p><b>Choir Concert</b> — The choir performs at 7:30 p.m. Tuesday, April 14 in Harral Auditorium. Free.</p>
      <p><b>Easter Supper</b> — Saturday, April 18 following the 4:00 Mass, about 5:00 PM, in the Parish Hall.</p>`;
    const found = period(listed(`<h1>Community Events</h1>${told}`));
    expect(found).toContain('Quilt Show 2026-04-11T09:00 – 2026-04-12T16:00');
    expect(found).toContain('Easter Supper 2026-04-18T17:00 – ');
    expect(found).toHaveLength(3);
  });
});

describe('tables whose columns have names', () => {
  const row = (day: string, name: string, more = '') =>
    `<tr><td>${day}</td><td>${name}</td><td>5K</td><td>9:00 am</td><td>Deming Park</td>${more}</tr>`;
  const head = '<tr><th>Date</th><th>Race</th><th>Distance</th><th>Start</th><th>Where</th>';
  const body = `<h1>Race Calendar</h1><table class="races"><thead>${head}</tr></thead><tbody>
    ${row('04/11/26', '<a href="/a">Mud Run</a>')}${row('04/18/26', 'Penguin Dash')}${row('05/02/26', '<a href="/c">River Half</a>')}${row('05/09/26', 'Mushroom Mile')}
    </tbody></table><h3>Past races</h3><table class="races"><thead>${head}<th></th></tr></thead><tbody>
    ${row('03/14/26', 'Pi Trot', '<td><a href="/r1.pdf">Results</a></td>')}${row('03/07/26', 'Ice Loop', '<td><a href="/r2.pdf">Results</a></td>')}</tbody></table>`;

  it.each(dresses(body))('names without links are titles too, and links to results are none, %s', (_, html) => {
    const titles = shown(listed(html));
    expect(titles.filter((one) => one > 'A' && !/ 2026-03/.test(one))).toEqual([
      'Mud Run 2026-04-11T09:00',
      'Penguin Dash 2026-04-18T09:00',
      'River Half 2026-05-02T09:00',
      'Mushroom Mile 2026-05-09T09:00',
    ]);
    expect(titles.join()).not.toContain('Results');
  });
});

describe('the tour of one performer', () => {
  const row = (day: string, venue: string, town: string) =>
    `<div class="row"><div><span class="dt">${day}</span></div><div><span class="vn">${venue}</span></div><div><span class="ct">${town}</span></div><div><a class="tk" href="/t/${venue.length}">Tickets</a></div></div>`;
  const body = `<h1>Slow Heron</h1><main><h2>Tour</h2><p>New album THE LONG FIELD out 04.24.26 on Mule Records.</p><div>
    ${row('04.10.26', 'The Attic', 'Decatur, GA')}${row('04.11.26', 'The Grey Owl', 'Asheville, NC')}${row('04.12.26', 'Club Nova', 'Richmond, VA')}${row('04.30.26', 'Stopover Festival', 'Savannah, GA')}</div></main>`;

  it('is named after the performer, and festivals after themselves', () => {
    const found = listed(body, 'Tour | Slow Heron');
    expect(
      found.drafts.map(({ title, start, venue }) => `${start.value} ${title.value} @ ${venue?.value ?? ''}`),
    ).toEqual([
      '2026-04-10 Slow Heron @ The Attic',
      '2026-04-11 Slow Heron @ The Grey Owl',
      '2026-04-12 Slow Heron @ Club Nova',
      expect.stringMatching(/^2026-04-30 Stopover Festival/),
    ]);
  });

  it('is not where the site has another name', () => {
    expect(shown(listed(body, 'Tour | Some Agency')).join()).not.toContain('Slow Heron 2026');
  });
});

describe('names that sentences mark', () => {
  const part = (heading: string, text: string) => `<section><h3>${heading}</h3><p>${text}</p></section>`;
  const market =
    'The next day of note, <b>Saturday, April 11</b>, is the <b>Mill Village Market</b>, 11 a.m. to 4 p.m. in the courtyard, with many makers.';
  const bread =
    'Bettina agreed to teach <a href="/s">Sourdough for Stubborn People</a>. It’s on <b>Wednesday, April 15, from 6 to 8:30 p.m.</b> upstairs.';
  const named =
    'Come to the <a href="/g">River Grange</a> on <b>Saturday, April 18</b> at 5 p.m. and bring a dish to share with all of your neighbors.';

  it('are titles below a heading that is no name; a heading that is one stays', () => {
    const html = `<h1>News of the Mill</h1>${part('After the thaw', market)}${part('Learn something', bread)}${part('Harvest Potluck Supper', named)}`;
    expect(shown(listed(html))).toEqual([
      'Mill Village Market 2026-04-11T11:00',
      'Sourdough for Stubborn People 2026-04-15T18:00',
      'Harvest Potluck Supper 2026-04-18T17:00',
    ]);
  });
});
