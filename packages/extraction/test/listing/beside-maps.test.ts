import { describe, expect, it } from 'vitest';
import { COLUMBIA, read } from '../reading.ts';

/** Names without a word that only places have: what stands beside them says what they are. */
const HOSTS = ['Pixley Delta', 'Wren & Finch', 'The Velvet Note', 'Old Mill 9'];
const SHOWS = ['Harvest Supper', 'Jazz with Ana Ruiz', 'Open Rehearsal', 'Winter Stories'];

/** Four events, each with its place written by `place`. */
const venues = (place: (name: string, n: number) => string) => {
  const items = SHOWS.map(
    (show, n) =>
      `<div class="item"><h3><a href="/e/${n}">${show}</a></h3><p>April ${4 + n * 5}, 2026 at 7:00 PM</p>${place(HOSTS[n] ?? '', n)}<p>Join us for an evening that people talk about for weeks.</p></div>`,
  );
  const page = `<html><head><title>Calendar</title></head><body><h1>Calendar</h1>${items.join('\n')}</body></html>`;
  return read(page, COLUMBIA).drafts.map(({ venue }) => venue?.value);
};
const map = (n: number) => `https://maps.google.com/?q=${n + 1}+Elm+Street+Columbia,+SC`;

describe('a name is a venue', () => {
  it.each<[string, (name: string, n: number) => string]>([
    [
      'before a link to a map',
      (name, n) => `<ul><li class="meta-address">${name} <a href="${map(n)}">(map)</a></li></ul>`,
    ],
    ['in a link to a map', (name, n) => `<p><a href="https://www.google.com/maps/place/${n}">${name}</a></p>`],
    ['before a bracket with a map', (name) => `<p>${name} [<a href="https://goo.gl/maps/x">map</a>]</p>`],
    [
      'beside a cell with directions',
      (name) =>
        `<table><tr><td>${name}</td><td><a href="https://maps.apple.com/?address=x">Directions</a></td></tr></table>`,
    ],
    [
      'in a link to an open map',
      (name) => `<p><a href="https://www.openstreetmap.org/?mlat=34&mlon=-81">${name}</a></p>`,
    ],
    ['before a dash and directions', (name, n) => `<p>${name} – <a href="${map(n)}">Get directions</a></p>`],
    [
      'in an address, above the street',
      (name, n) => `<address>${name}<br>${n + 1}2 Elm Street, Columbia, SC 29201</address>`,
    ],
    ['of the class address', (name) => `<p class="event-address">${name}</p>`],
    [
      'above the link to a map',
      (name, n) => `<div class="w"><div>${name}</div><div><a href="${map(n)}">View map</a></div></div>`,
    ],
    [
      'before a street that is a link to a map',
      (name, n) => `<p>${name}, <a href="${map(n)}">${n + 1}2 Elm Street, Columbia, SC</a></p>`,
    ],
  ])('%s', (_, place) => {
    expect(venues(place)).toEqual(HOSTS);
  });

  it.each<[string, (name: string, n: number) => string]>([
    ['words of a link to a map', (_, n) => `<p><a href="${map(n)}">View on Google Maps</a></p>`],
    [
      'a sentence before a link to a map',
      (_, n) => `<p>Bring a chair and something to eat. <a href="${map(n)}">Map</a></p>`,
    ],
    ['a price before a link to a map', (_, n) => `<p>$${n + 5} <a href="${map(n)}">(map)</a></p>`],
    ['a street in a link to a map', (_, n) => `<p><a href="${map(n)}">${n + 1}2 Elm Street</a></p>`],
    [
      'a link to tickets before a link to a map',
      (_, n) => `<p><a href="/t/${n}">Buy tickets</a> <a href="${map(n)}">Map</a></p>`,
    ],
  ])('but not %s', (_, place) => {
    expect(venues(place)).toEqual(SHOWS.map(() => undefined));
  });
});
