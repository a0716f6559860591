import { describe, expect, it } from 'vitest';
import { only, read } from './reading.ts';

const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`;

describe('h-event', () => {
  it('reads a feed of events [BEY-01]', () => {
    const found = read(
      page(`<div class="h-feed"><h1 class="p-name">Calendar</h1>
      <article class="h-event"><a class="u-url p-name" href="/jazz">Jazz Night</a>
        <time class="dt-start" datetime="2026-04-04 20:00">Sat 8 pm</time> to <time class="dt-end" datetime="22:30">10:30</time>
        <div class="p-location h-card"><span class="p-name">Grange Hall</span>, <span class="p-street-address">12 Main St</span>, <span class="p-locality">Columbia</span></div>
        <span class="p-category">Music</span><span class="p-category">Jazz</span><div class="e-content"><p>One.</p><p>Two.</p></div></article>
      <article class="h-event"><h3 class="p-name">Chess</h3><span class="dt-start"><span class="value">2026-04-05</span> at <span class="value">7:00pm</span></span>
        <span class="p-location">Millwood Library</span></article></div>`),
    );
    const [jazz, chess] = found.drafts;
    expect(found.method).toBe('microformats');
    expect([
      jazz?.title.value,
      jazz?.start.value,
      jazz?.end?.value,
      jazz?.venue?.value,
      jazz?.address?.value,
      jazz?.city?.value,
    ]).toEqual(['Jazz Night', '2026-04-04T20:00', '2026-04-04T22:30', 'Grange Hall', '12 Main St', 'Columbia']);
    expect([jazz?.labels?.value, jazz?.description?.value, jazz?.url?.value]).toEqual([
      ['Music', 'Jazz'],
      'One.\nTwo.',
      'https://hall.example/jazz',
    ]);
    expect([chess?.start.value, chess?.venue?.value]).toEqual(['2026-04-05T19:00', 'Millwood Library']);
  });
});

describe('hCalendar', () => {
  it.each([
    ['abbr and title', '<abbr class="dtstart" title="2026-04-04T20:00:00">Saturday</abbr>'],
    ['basic ISO', '<abbr class="dtstart" title="20260404T200000">Saturday</abbr>'],
    ['value-title', '<span class="dtstart"><span class="value-title" title="2026-04-04T20:00"> </span>Saturday</span>'],
    [
      'a date and a time apart',
      '<span class="dtstart"><abbr class="value" title="2026-04-04">Sat</abbr> <span class="value">8:00pm</span></span>',
    ],
    ['time', '<time class="dtstart" datetime="2026-04-04T20:00">Saturday</time>'],
    ['words', '<span class="dtstart">April 4, 2026 8:00 pm</span>'],
  ])('reads a start written with %s', (_, start) => {
    const draft = only(
      read(page(`<div class="vevent"><b class="summary">Jazz</b>${start}<span class="location">Park</span></div>`)),
    );
    expect([draft.title.value, draft.start.value, draft.venue?.value]).toEqual(['Jazz', '2026-04-04T20:00', 'Park']);
  });

  it('includes what stands elsewhere, and keeps the parts of a card apart', () => {
    const draft = only(
      read(
        page(`<div id="hall" class="location vcard"><a class="url fn org" href="/hall">Grange Hall</a><span class="adr"><i class="street-address">12 Main St</i></span></div>
        <div class="vevent"><a class="summary url" href="/jazz">Jazz</a><abbr class="dtstart" title="2026-04-04T20:00">x</abbr><a class="include" href="#hall"></a></div>`),
      ),
    );
    expect([draft.venue?.value, draft.address?.value, draft.url?.value]).toEqual([
      'Grange Hall',
      '12 Main St',
      'https://hall.example/jazz',
    ]);
  });

  it('reads an entry of a social calendar as it was written around 2006, with its ends and its venue', () => {
    const draft = only(
      read(
        page(`<div class="vevent"><h1 class="summary">Geeks at Lunch</h1>
        <p><abbr class="dtstart" title="20260404T120000">Saturday, April 4, 2026 12:00 PM</abbr> -
          <abbr class="dtend" title="20260404T133000">1:30 PM</abbr></p>
        <div class="location vcard"><a class="fn org" href="/venue/3">Vista Union Pub</a>
          <div class="adr"><span class="street-address">902 Gervais Street</span><br><span class="locality">Columbia</span>,
            <span class="region">South Carolina</span> <span class="postal-code">29201</span></div></div>
        <a class="url" href="/event/7">Permalink</a></div>`),
      ),
    );
    expect([draft.start.value, draft.end?.value, draft.venue?.value, draft.address?.value, draft.state?.value]).toEqual(
      ['2026-04-04T12:00', '2026-04-04T13:30', 'Vista Union Pub', '902 Gervais Street', 'SC'],
    );
  });
});
