import { describe, expect, it } from 'vitest';
import { listed } from './shown.ts';

const read = (body: string, head = 'Around Town') =>
  listed(body, head).drafts.map(
    ({ title, start, end, venue }) =>
      `${start.value}${end ? `–${end.value.slice(11)}` : ''} ${title.value} @ ${venue?.value ?? ''}`,
  );
const items = (...texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
const cards = (...pairs: Array<[string, string]>) =>
  pairs.map(([name, day]) => `<div class="card"><h3>${name}</h3><p>${day}</p></div>`).join('');

describe('hours and places told once for a section or a list', () => {
  it.each<[string, string, string[]]>([
    [
      'each section has its park and hours as its heading',
      `<h1>Summer Concerts in the Parks</h1>
      <h2>Westlake Park</h2><p>Tuesdays, 6–9 pm</p>${items('June 2 – The Marsh Wrens', 'June 9 – Copper Kettle Band', 'June 16 – Ana Ruiz Trio')}
      <h2>Harbor Green</h2><p>Thursdays, 5:30–8 pm</p>${items('June 4 – Night Ferry', 'June 11 – The Long Porch', 'June 18 – Blue Lantern Brass')}`,
      [
        '2026-06-02T18:00–21:00 The Marsh Wrens @ Westlake Park',
        '2026-06-09T18:00–21:00 Copper Kettle Band @ Westlake Park',
        '2026-06-16T18:00–21:00 Ana Ruiz Trio @ Westlake Park',
        '2026-06-04T17:30–20:00 Night Ferry @ Harbor Green',
        '2026-06-11T17:30–20:00 The Long Porch @ Harbor Green',
        '2026-06-18T17:30–20:00 Blue Lantern Brass @ Harbor Green',
      ],
    ],
    [
      'a heading of one line per section',
      `<h1>Lunch Concerts</h1>
      <h3>Pioneer Square – Wednesdays, noon to 1 pm</h3>${items('July 8: Tin Roof Ramblers', 'July 15: Sofia Vega', 'July 22: The Old Mill Quartet')}
      <h3>Occidental Park – Fridays, noon to 1 pm</h3>${items('July 10: Delta Crows', 'July 17: Ben Fox', 'July 24: Paper Moons')}`,
      [
        '2026-07-08T12:00–13:00 Tin Roof Ramblers @ Pioneer Square',
        '2026-07-15T12:00–13:00 Sofia Vega @ Pioneer Square',
        '2026-07-22T12:00–13:00 The Old Mill Quartet @ Pioneer Square',
        '2026-07-10T12:00–13:00 Delta Crows @ Occidental Park',
        '2026-07-17T12:00–13:00 Ben Fox @ Occidental Park',
        '2026-07-24T12:00–13:00 Paper Moons @ Occidental Park',
      ],
    ],
    [
      'a paragraph before the list: all shows, hour and hall',
      `<h1>Spring Season</h1><p>All shows at 8 pm, The Lantern Hall.</p>${cards(
        ['The Glass Orchard', 'April 10, 2026'],
        ['Two Brothers', 'April 17, 2026'],
        ['A Late Supper', 'April 24, 2026'],
      )}`,
      [
        '2026-04-10T20:00 The Glass Orchard @ The Lantern Hall',
        '2026-04-17T20:00 Two Brothers @ The Lantern Hall',
        '2026-04-24T20:00 A Late Supper @ The Lantern Hall',
      ],
    ],
    [
      'the caption of a table',
      `<h1>Film Club</h1><table><caption>All screenings 7:30 pm at the Rialto Theatre</caption><tr><th>Date</th><th>Film</th></tr>${[
        ['March 12', 'The Third Man'],
        ['March 19', 'Rear Window'],
        ['March 26', 'Tokyo Story'],
      ]
        .map(([day, film]) => `<tr><td>${day}</td><td>${film}</td></tr>`)
        .join('')}</table>`,
      [
        '2026-03-12T19:30 The Third Man @ Rialto Theatre',
        '2026-03-19T19:30 Rear Window @ Rialto Theatre',
        '2026-03-26T19:30 Tokyo Story @ Rialto Theatre',
      ],
    ],
    [
      'a list of definitions before the list',
      `<h1>Poetry Series</h1><dl><dt>Time</dt><dd>7 pm</dd><dt>Place</dt><dd>Alder Street Library</dd></dl>${items(
        'April 7, 2026 – Cy Lee',
        'April 14, 2026 – Dee Oak',
        'April 21, 2026 – Ines Marsh',
      )}`,
      [
        '2026-04-07T19:00 Cy Lee @ Alder Street Library',
        '2026-04-14T19:00 Dee Oak @ Alder Street Library',
        '2026-04-21T19:00 Ines Marsh @ Alder Street Library',
      ],
    ],
    [
      'Where and When on two lines',
      `<h1>Garden Talks</h1><p>Where: Botanical Center Auditorium<br>When: 10:30 am</p>${cards(
        ['Pruning Roses', 'Saturday, April 11'],
        ['Native Bees', 'Saturday, April 18'],
        ['Soil and Compost', 'Saturday, April 25'],
      )}`,
      [
        '2026-04-11T10:30 Pruning Roses @ Botanical Center Auditorium',
        '2026-04-18T10:30 Native Bees @ Botanical Center Auditorium',
        '2026-04-25T10:30 Soil and Compost @ Botanical Center Auditorium',
      ],
    ],
    [
      'Spanish: todas las funciones',
      `<h1>Cartelera de primavera</h1><p>Todas las funciones a las 8 pm en el Teatro Esperanza.</p>${items(
        '10 de abril – La casa de Bernarda',
        '17 de abril – Los pájaros',
        '24 de abril – Noche de cuentos',
      )}`,
      [
        '2026-04-10T20:00 La casa de Bernarda @ Teatro Esperanza',
        '2026-04-17T20:00 Los pájaros @ Teatro Esperanza',
        '2026-04-24T20:00 Noche de cuentos @ Teatro Esperanza',
      ],
    ],
    [
      'Spanish: sections with park and hours',
      `<h1>Conciertos en los parques</h1>
      <h2>Parque Central</h2><p>Martes, 18:00–20:00</p>${items('2 de junio – Los Faroles', '9 de junio – Trío Marea', '16 de junio – Sofía Vega')}
      <h2>Plaza del Sol</h2><p>Jueves, 19:00–21:00</p>${items('4 de junio – Banda Cobre', '11 de junio – Dúo Norte', '18 de junio – Las Olas')}`,
      [
        '2026-06-02T18:00–20:00 Los Faroles @ Parque Central',
        '2026-06-09T18:00–20:00 Trío Marea @ Parque Central',
        '2026-06-16T18:00–20:00 Sofía Vega @ Parque Central',
        '2026-06-04T19:00–21:00 Banda Cobre @ Plaza del Sol',
        '2026-06-11T19:00–21:00 Dúo Norte @ Plaza del Sol',
        '2026-06-18T19:00–21:00 Las Olas @ Plaza del Sol',
      ],
    ],
    [
      'a heading with place and hours on one line above rows of divisions',
      `<h1>Movies Under the Stars</h1><div class="s"><h2>Lake Sammamish Lawn</h2><div>Fridays at 9 pm</div>
      <div><b>July 10</b> Moonrise Kingdom</div><div><b>July 17</b> Paddington</div><div><b>July 24</b> The Iron Giant</div></div>
      <div class="s"><h2>Cedar Park</h2><div>Saturdays at 8:30 pm</div>
      <div><b>July 11</b> Coco</div><div><b>July 18</b> Babe</div><div><b>July 25</b> Big Night</div></div>`,
      [
        '2026-07-10T21:00 Moonrise Kingdom @ Lake Sammamish Lawn',
        '2026-07-17T21:00 Paddington @ Lake Sammamish Lawn',
        '2026-07-24T21:00 The Iron Giant @ Lake Sammamish Lawn',
        '2026-07-11T20:30 Coco @ Cedar Park',
        '2026-07-18T20:30 Babe @ Cedar Park',
        '2026-07-25T20:30 Big Night @ Cedar Park',
      ],
    ],
    [
      'concerts begin at, bold, before lines',
      `<h1>Chamber Music</h1><p><strong>Concerts begin at 3 p.m. in Saint Ann's Church</strong></p><p>March 15, 2026 – Ensemble Corvo<br>April 19, 2026 – The Larch Quartet<br>May 17, 2026 – Piano Four Hands</p>`,
      [
        "2026-03-15T15:00 Ensemble Corvo @ Saint Ann's Church",
        "2026-04-19T15:00 The Larch Quartet @ Saint Ann's Church",
        "2026-05-17T15:00 Piano Four Hands @ Saint Ann's Church",
      ],
    ],
  ])('%s', (_form, body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it('a section without its own hour has none, and no other section lends it one', () => {
    const body = `<h1>Summer Concerts</h1>
      <h2>Westlake Park</h2><p>Tuesdays, 6–9 pm</p>${items('June 2 – The Marsh Wrens', 'June 9 – Copper Kettle Band')}
      <h2>Harbor Green</h2><p>Thursdays, 5–8 pm</p>${items('June 4 – Night Ferry', 'June 11 – The Long Porch')}
      <h2>Cedar Park</h2>${items('June 6 – Ana Ruiz Trio', 'June 13 – Blue Lantern Brass')}`;
    expect(read(body).slice(-2)).toEqual([
      '2026-06-06 Ana Ruiz Trio @ Cedar Park',
      '2026-06-13 Blue Lantern Brass @ Cedar Park',
    ]);
  });

  it('an event keeps its own hour and place', () => {
    const body = `<h1>Summer Concerts</h1>
      <h2>Westlake Park</h2><p>Tuesdays, 6–9 pm</p>${items('June 2 – The Marsh Wrens', 'June 9, noon – Copper Kettle Band', 'June 16 – Ana Ruiz Trio')}
      <h2>Harbor Green</h2><p>Thursdays, 5–8 pm</p>${items('June 4 – Night Ferry', 'June 11 – The Long Porch', 'June 18 – Blue Lantern Brass')}`;
    expect(read(body).slice(0, 3)).toEqual([
      '2026-06-02T18:00–21:00 The Marsh Wrens @ Westlake Park',
      '2026-06-09T12:00 Copper Kettle Band @ Westlake Park',
      '2026-06-16T18:00–21:00 Ana Ruiz Trio @ Westlake Park',
    ]);
  });
});
