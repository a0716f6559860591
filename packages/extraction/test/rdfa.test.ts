import { describe, expect, it } from 'vitest';
import { codes, only, read } from './reading.ts';

const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`;

describe('RDFa', () => {
  it('reads RDFa Lite: vocab, typeof, property [BEY-01]', () => {
    const draft = only(
      read(
        page(`<div vocab="https://schema.org/" typeof="TheaterEvent"><h1 property="name">The Tempest</h1>
        <time property="startDate" datetime="2026-04-04T19:30">Sat</time><time property="endDate" datetime="2026-04-04T21:30">later</time>
        <div property="location" typeof="Place"><b property="name">Trustus</b>
          <div property="address" typeof="PostalAddress"><i property="streetAddress">520 Lady St</i><i property="addressLocality">Columbia</i></div></div>
        <div property="offers" typeof="Offer"><span property="price">20.00</span><a property="url" href="/buy">Buy</a></div>
        <img property="image" src="/t.jpg"></div>`),
      ),
    );
    expect([draft.title.value, draft.start.value, draft.end?.value, draft.venue?.value, draft.address?.value]).toEqual([
      'The Tempest',
      '2026-04-04T19:30',
      '2026-04-04T21:30',
      'Trustus',
      '520 Lady St',
    ]);
    expect([draft.price?.value.minCents, draft.ticketUrl?.value, draft.imageUrl?.value, draft.labels?.value]).toEqual([
      2000,
      'https://hall.example/buy',
      'https://hall.example/t.jpg',
      ['Theater'],
    ]);
    expect(draft.start.evidence[0]).toMatchObject({
      locator: 'html>body>div>time:nth-of-type(1)@datetime',
      method: 'rdfa',
    });
  });

  it.each([
    [
      'prefixed names',
      '<div prefix="schema: http://schema.org/" typeof="schema:Event"><b property="schema:name">Fair</b><i property="schema:startDate" content="2026-04-04T10:00">x</i><p rel="schema:location"><span typeof="schema:Place"><b property="schema:name">Park</b></span></p></div>',
    ],
    [
      'data-vocabulary.org',
      '<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Event"><b property="v:summary">Fair</b><i property="v:startDate" content="2026-04-04T10:00">x</i><p rel="v:location"><span typeof="v:Organization"><b property="v:name">Park</b></span></p></div>',
    ],
    [
      'whole addresses',
      '<div typeof="http://schema.org/Event"><b property="http://schema.org/name">Fair</b><i property="http://schema.org/startDate" content="2026-04-04T10:00">x</i><b property="http://schema.org/location">Park</b></div>',
    ],
    [
      'a place described elsewhere',
      '<div typeof="Event"><b property="name">Fair</b><i property="startDate" content="2026-04-04T10:00">x</i><link property="location" typeof="Place" resource="#park"></div><div resource="#park" typeof="Place"><b property="name">Park</b></div>',
    ],
    [
      'the iCalendar vocabulary',
      '<div about="#e" typeof="cal:Vevent"><b property="cal:summary">Fair</b><i property="cal:dtstart" content="2026-04-04T10:00">x</i><b property="cal:location">Park</b></div>',
    ],
  ])('reads %s', (_, html) => {
    const draft = only(read(page(html)));
    expect([draft.title.value, draft.start.value, draft.venue?.value]).toEqual(['Fair', '2026-04-04T10:00', 'Park']);
  });

  it('reads a list, each event by itself', () => {
    const item = (day: number) =>
      `<li typeof="Event"><a property="url" href="/${day}"><span property="name">Show ${day}</span></a><meta property="startDate" content="2026-04-0${day}T20:00"></li>`;
    const found = read(page(`<ul vocab="http://schema.org/">${item(1)}${item(2)}${item(3)}</ul>`));
    expect(found.drafts.map(({ title, url }) => [title.value, url?.value])).toEqual([
      ['Show 1', 'https://hall.example/1'],
      ['Show 2', 'https://hall.example/2'],
      ['Show 3', 'https://hall.example/3'],
    ]);
  });

  it('takes a page with Open Graph tags for no event', () => {
    const html =
      '<html typeof="og:event"><head><meta property="og:title" content="Fair"><meta property="article:published_time" content="2026-04-04"></head><body>Fair</body></html>';
    expect(codes(read(html))).toEqual(['no-events']);
  });
});
