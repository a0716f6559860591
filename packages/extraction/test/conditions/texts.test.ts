import { describe, expect, it } from 'vitest';
import { agesInPrice, agesInText, agesInTitle, statedAges } from '../../src/candidates/conditions/ages.ts';
import { isOnlinePlace, isOnlineTitle } from '../../src/candidates/conditions/online.ts';
import { isSoldOutPrice, isSoldOutTitle, soldOutInText } from '../../src/candidates/conditions/sold-out.ts';

describe('conditions in words [BEY-41]', () => {
  it.each(['[SOLD OUT] Jazz', 'SOLD OUT: Jazz', 'Jazz (Sold Out)', 'Jazz – sold out!', 'Jazz SOLD OUT'])(
    'reads a sold-out mark in the title “%s”',
    (title) => expect(isSoldOutTitle(title)).toBe(true),
  );
  it.each(['Sold Out: The Story of a Label', 'Sold Out Comedy Night', 'The Sold-Out Boys', 'Unsold Outfits'])(
    'leaves the name “%s” alone',
    (title) => expect(isSoldOutTitle(title)).toBe(false),
  );
  it('reads a price that says sold out, and not one of a part of the seats', () => {
    expect(['Sold out', '$15 (SOLD OUT)', 'Tickets sold out'].map(isSoldOutPrice)).toEqual([true, true, true]);
    expect(['VIP sold out, GA $20', '$15'].map(isSoldOutPrice)).toEqual([false, false]);
  });
  it.each([
    'One guitar. Seated show. Sold out.',
    'SOLD OUT!\nTwo hours of songs.',
    'Songs. This show is now sold out. Sorry',
  ])('reads the note of “%s”', (text) => expect(soldOutInText(text)).not.toBeNull());
  it.each([
    'Last year sold out in an hour.',
    'This event sold out last year!',
    'She has sold out headline shows in New York.',
    'VIP – $50. Sold out.',
    'Friday. Sold out. Saturday. $20',
    'It will be sold out',
    'Hear the song. Sold out. And more.',
  ])('does not take “%s” for sold out', (text) => expect(soldOutInText(text)).toBeNull());

  it('reads age limits where they stand alone', () => {
    const notes = [
      'Ages 21+.',
      'Do Good. 21+ Event.',
      'A show · 18 and over',
      'Must be 21+ with valid ID',
      'This is a 21+ event',
    ];
    expect(notes.map((text) => agesInText(text)?.value)).toEqual(['21+', '21+', '18+', '21+', '21+']);
    expect(['All Ages Welcome!', 'Music. All ages.'].map((text) => agesInText(text)?.value)).toEqual(['all', 'all']);
    expect(agesInTitle('Skate Night (21+)')?.value).toBe('21+');
    expect(agesInPrice('free | 21+')?.value).toBe('21+');
  });
  it.each([
    'Kids 5 and up free',
    'Ages 5–12',
    'Ages 13-18+',
    '21+ to drink',
    'Free for 18 and over residents of the county',
    'All ages. 21+ only',
    '$21+',
    'Artists of all ages show their work',
  ])('takes no limit from “%s”', (text) => expect(agesInText(text)).toBeNull());
  it('takes no limit from prices of some visitors, or from figures in titles', () => {
    expect(agesInPrice('Adults (18+) $20')).toBeNull();
    expect(['Win $18+ prizes', 'Ages 5-18 Camp', '1-21+3', 'Art by Children of all ages'].map(agesInTitle)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(['18-', '21+', '5-12', '7+', 'All Ages'].map(statedAges)).toEqual(['18+', '21+', null, null, 'all']);
  });

  it('knows places that are none', () => {
    const places = ['Online', 'Zoom', 'Virtual Event', 'Online via Zoom', 'Virtual (Zoom)'];
    expect(places.filter(isOnlinePlace)).toEqual(places);
    expect(['Zoom Telephonic', 'Virtual Reality Lab', 'The Online Bar', 'Twitch'].filter(isOnlinePlace)).toEqual([]);
    const titles = ['[Virtual] Book Club', 'Online: Book Club', 'Book Club (via Zoom)', 'Book Club – Virtual'];
    expect(titles.filter(isOnlineTitle)).toEqual(titles);
    expect(['Virtual Reality Night', 'Online Dating Live', 'Zoom! A Show'].filter(isOnlineTitle)).toEqual([]);
  });
});
