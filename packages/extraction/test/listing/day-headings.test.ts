import { describe, expect, it } from 'vitest';
import { dresses, listed, shown } from './shown.ts';

/** Events under the headings of their days. */
describe('a weekend told in paragraphs with bold names', () => {
  const body = `<h1>Things to Do This Weekend</h1><p>Here is what we have. Have an event for us? <a href="mailto:desk@x.example">Email our calendar desk</a> by noon Tuesday.</p>
    <h2>Friday, April 3</h2>
    <p><strong>Canal Street Lighting.</strong> The switch flips at 6 p.m. at the corner of Third and Canal. Free.</p>
    <p><strong>Silent Film, Loud Organ.</strong> A serial is accompanied on the restored pipe organ at the <a href="/p">Capitol Playhouse</a>, 330 W. Third St. 7:30 p.m. Tickets $14.</p>
    <h2>Saturday, April 4</h2>
    <p><strong>Spring Craft Fair.</strong> More than 120 vendors fill the hall from 9 a.m. to 3 p.m. Admission $3.</p>
    <p><strong>The Marsh Wrens.</strong> The bluegrass favorites return to <a href="/n">The Rusty Nail</a> at 9 p.m. $10 cover.</p>
    <h2>Sunday, April 5</h2>
    <p><strong>Pancakes for Pups.</strong> A breakfast for the shelter. 8 a.m.–noon, Fire Station No. 2. $9.</p>
    <h3>Read more from Arts &amp; Life</h3><ul><li><a href="/1">A poet is named</a> — Feb. 17</li><li><a href="/2">A roof for the bandshell</a> — Feb. 12</li></ul>`;

  it.each(dresses(body))('%s', (_, html) => {
    expect(shown(listed(html, 'Arts & Life'))).toEqual([
      'Canal Street Lighting 2026-04-03T18:00',
      'Silent Film, Loud Organ 2026-04-03T19:30',
      'Spring Craft Fair 2026-04-04T09:00',
      'The Marsh Wrens 2026-04-04T21:00',
      'Pancakes for Pups 2026-04-05T08:00',
    ]);
  });
});

describe('lines with hours under the days of a fair', () => {
  const body = `<h1>Fair Schedule</h1>
    <h2>Friday, July 24</h2><div><strong>9:00 a.m.</strong> – Sheep Show, Show Arena<br><strong>8:00 p.m.</strong> – Concert: Cody Ray, Grandstand ($25)<br></div>
    <h2>Saturday, July 25</h2><div><strong>1:00 p.m.</strong> – Livestock Auction, Show Arena<br><strong>10:00 p.m.</strong> – Fireworks<br></div>
    <h2>Daily</h2><div>Petting Zoo – 10 a.m. to 8 p.m.<br>Wood Carving – noon, 3 and 6 p.m.</div>
    <h2>Fair Rules</h2><div>No drones.</div>`;

  it.each(dresses(body))('%s', (_, html) => {
    expect(shown(listed(html, 'County Fair'))).toEqual([
      'Sheep Show 2026-07-24T09:00',
      'Concert: Cody Ray 2026-07-24T20:00',
      'Livestock Auction 2026-07-25T13:00',
      'Fireworks 2026-07-25T22:00',
    ]);
  });
});
