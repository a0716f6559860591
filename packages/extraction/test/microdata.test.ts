import { describe, expect, it } from 'vitest';
import { COLUMBIA, codes, only, read, times } from './reading.ts';

const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`;

describe('microdata', () => {
  it('reads an event with its place, offers and picture, each value from the attribute made for it [BEY-01]', () => {
    const draft = only(
      read(
        page(`<article itemscope itemtype="https://schema.org/MusicEvent" id="show">
        <h2 itemprop="name">Jazz <b>Night</b></h2><a itemprop="url" href="/jazz">More</a>
        <img itemprop="image" src="/jazz.jpg" alt="A band"><time itemprop="startDate" datetime="2026-04-04T20:00-04:00">Saturday</time>
        <div itemprop="location" itemscope itemtype="https://schema.org/Place"><span itemprop="name">Grange Hall</span>
          <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">12 Main St</span>
          <span itemprop="addressLocality">Columbia</span>, <span itemprop="addressRegion">South Carolina</span></div></div>
        <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="USD">
          <span itemprop="price" content="12.50">$12.50</span><link itemprop="url" href="https://tickets.example/1"></div>
        <link itemprop="eventStatus" href="https://schema.org/EventCancelled"></article>`),
      ),
    );
    expect({
      title: draft.title.value,
      start: draft.start.value,
      venue: draft.venue?.value,
      address: draft.address?.value,
      city: draft.city?.value,
      state: draft.state?.value,
      price: draft.price?.value.minCents,
      url: draft.url?.value,
      ticketUrl: draft.ticketUrl?.value,
      imageUrl: draft.imageUrl?.value,
      status: draft.status?.value,
      labels: draft.labels?.value,
    }).toEqual({
      title: 'Jazz Night',
      start: '2026-04-04T20:00',
      venue: 'Grange Hall',
      address: '12 Main St',
      city: 'Columbia',
      state: 'SC',
      price: 1250,
      url: 'https://hall.example/jazz',
      ticketUrl: 'https://tickets.example/1',
      imageUrl: 'https://hall.example/jazz.jpg',
      status: 'cancelled',
      labels: ['Music'],
    });
    expect(draft.start.evidence[0]).toMatchObject({
      locator: 'article#show>time@datetime',
      snippet: '2026-04-04T20:00-04:00',
      method: 'microdata',
    });
  });

  it('follows itemref, also in a circle', () => {
    const html =
      page(`<div itemscope itemtype="http://schema.org/Event" itemref="when where loop"><b itemprop="name">Fair</b></div>
      <p id="when"><meta itemprop="startDate" content="2026-04-04T10:00"></p>
      <p id="where" itemprop="location">Finlay Park, 930 Laurel St, Columbia, SC</p>
      <div id="loop" itemref="loop" itemscope><i itemref="loop when"></i></div>`);
    const draft = only(read(html));
    expect([draft.start.value, draft.venue?.value]).toEqual(['2026-04-04T10:00', 'Finlay Park']);
  });

  it.each([
    [
      'a type without a scope',
      '<div itemtype="http://schema.org/Event"><b itemprop="name">Fair</b><time itemprop="startDate" datetime="2026-04-04">x</time></div>',
    ],
    [
      'dates inside the place',
      '<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">Fair</b><div itemprop="location" itemscope itemtype="http://schema.org/Place"><i itemprop="name">Park</i><meta itemprop="startDate" content="2026-04-04"></div></div>',
    ],
    [
      'a date in words, without a year',
      '<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">Fair</b><span itemprop="startDate">Saturday, April 4</span></div>',
    ],
    [
      'a tag that is never closed',
      '<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">Fair</b><p><span itemprop="startDate" content="2026-04-04">',
    ],
    [
      'one date marked twice',
      '<div itemscope itemtype="http://schema.org/Event"><b itemprop="name">Fair</b><i itemprop="startDate" content="2026-04-04">Sat</i><i itemprop="startDate" content="2026-04-04">4</i></div>',
    ],
    [
      'a list of items',
      '<ul itemscope itemtype="http://schema.org/ItemList"><li itemprop="itemListElement" itemscope itemtype="http://schema.org/SocialEvent"><b itemprop="name">Fair</b><meta itemprop="startDate" content="2026-04-04"></li></ul>',
    ],
  ])('tolerates %s', (_, html) => {
    const draft = only(read(page(html)));
    expect([draft.title.value, draft.start.value]).toEqual(['Fair', '2026-04-04']);
  });

  it('reads cards of bare properties, with the title as their link and the other address as the way to tickets', () => {
    const card = (name: string, date: string) =>
      `<li><a href="/e/${name}"><h3 itemprop="name">${name}</h3></a><span itemprop="startDate" content="${date}">x</span><a itemprop="url" href="https://tickets.example/${name}">Buy</a></li>`;
    const found = read(page(`<ul>${card('One', 'April 4, 2026 8:00 pm')}${card('Two', '2026-04-05T19:00')}</ul>`));
    expect(
      found.drafts.map((draft) => [draft.title.value, draft.start.value, draft.url?.value, draft.ticketUrl?.value]),
    ).toEqual([
      ['One', '2026-04-04T20:00', 'https://hall.example/e/One', 'https://tickets.example/One'],
      ['Two', '2026-04-05T19:00', 'https://hall.example/e/Two', 'https://tickets.example/Two'],
    ]);
  });

  it.each([
    [
      'a product',
      '<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">Lamp</b><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="startDate" content="2026-04-04"></div></div>',
    ],
    [
      'a broadcast',
      '<div itemscope itemtype="http://schema.org/BroadcastEvent"><b itemprop="name">News</b><meta itemprop="startDate" content="2026-04-04"></div>',
    ],
    [
      'a post',
      '<div itemscope itemtype="http://schema.org/BlogPosting"><b itemprop="headline">Post</b><meta itemprop="datePublished" content="2026-04-04"></div>',
    ],
  ])('takes %s for no event', (_, html) => {
    expect(codes(read(page(html)))).toContain('no-events');
  });

  it('stops at references that lead to each other again and again', { tags: ['deep'] }, () => {
    const ids = Array.from({ length: 40 }, (_, i) => `i${i}`);
    const items = ids.map((id) => `<p id="${id}" itemscope itemprop="x" itemref="${ids.join(' ')}"></p>`).join('');
    expect(read(page(`${items}<meta itemprop="startDate" content="2026-04-04">`), COLUMBIA).drafts).toEqual([]);
  });

  it('the visible time corrects a start that was shifted to UTC', () => {
    const found = read(
      page(`<h1 class="title">Meeting of the Audit Committee</h1><div itemscope itemtype="http://schema.org/Event">
        <span itemprop="name">Meeting of the Audit Committee</span><meta itemprop="startDate" content="2026-04-16T13:30:00Z">
        <meta itemprop="endDate" content="2026-04-16T16:00:00Z"></div>
        <p>When: Thursday, April 16, 2026, 9:30 am - 12:00 pm</p><p>Where: County Building, Room 4</p>`),
    );
    expect(times(found)).toEqual(['2026-04-16T09:30 – 2026-04-16T12:00']);
  });

  it('the visible time corrects a start whose zone is wrong', () => {
    const found = read(
      page(`<div itemscope itemtype="http://schema.org/Event"><h2 itemprop="name">Chess Night</h2>
        <meta itemprop="startDate" content="2026-04-16T19:00:00+00:00"><p>April 16, 2026, 7:00 pm</p></div>`),
    );
    expect(times(found)).toEqual(['2026-04-16T19:00']);
  });
});
