import { describe, expect, it } from 'vitest';
import { extract } from '../../src/index.ts';
import { COLUMBIA, only } from '../reading.ts';

function detail(body: string, address: string, title: string) {
  const html = `<!doctype html><title>${title}</title>${body}`;
  return only(extract({ url: address, contentType: 'text/html', bytes: new TextEncoder().encode(html) }, COLUMBIA));
}

describe('a page about one event', () => {
  it('labelled facts, not the related events below', () => {
    const draft = detail(
      '<h1>Oyster Roast</h1><p><strong>When:</strong> Saturday, March 21, 2026, 1 – 5 p.m.</p><p><strong>Where:</strong> Riverfront Park, 312 Laurel St, Columbia, SC 29201</p><p><strong>Cost:</strong> $35</p><h3>Related Events</h3><div><a href="/x">Chili Cookoff</a> April 4</div>',
      'https://hall.example/events/oyster-roast',
      'Oyster Roast | City Parks',
    );
    expect([draft.title.value, draft.start.value, draft.end?.value]).toEqual([
      'Oyster Roast',
      '2026-03-21T13:00',
      '2026-03-21T17:00',
    ]);
    expect([draft.venue?.value, draft.city?.value, draft.price?.value.minCents]).toEqual([
      'Riverfront Park',
      'Columbia',
      3500,
    ]);
  });

  it('a range in <time> elements, whose years are in their attributes', () => {
    const draft = detail(
      '<h1>Summer Jazz Festival</h1><time datetime="2026-06-12T18:00:00-04:00">June 12</time> to <time datetime="2026-06-14">June 14</time><p>Three days of jazz.</p>',
      'https://town.example/event/summer-jazz-festival',
      'Summer Jazz Festival - Visit Town',
    );
    expect([draft.start.value, draft.end?.value]).toEqual(['2026-06-12', '2026-06-14']);
  });

  it('start and end, each with its own date and time', () => {
    const draft = detail(
      '<h1>Advisory Board</h1><dl><dt>Start</dt><dd>Tue, 03/17/2026 - 10:00 AM</dd><dt>End</dt><dd>Tue, 03/17/2026 - 11:00 AM</dd></dl>',
      'https://town.example/meeting/advisory-board',
      'Advisory Board | Town',
    );
    expect([draft.start.value, draft.end?.value]).toEqual(['2026-03-17T10:00', '2026-03-17T11:00']);
  });
});
