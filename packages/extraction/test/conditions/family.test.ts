import { processorMs } from '@marquee/testkit/processor-time';
import { describe, expect, it } from 'vitest';
import { childrensAges } from '../../src/candidates/conditions/childrens-ages.ts';
import { familyInText, isFamilyLabel, isFamilyTitle, isForGrownUps } from '../../src/candidates/conditions/family.ts';
import { extract } from '../../src/index.ts';

describe('words that say that an event is for families', () => {
  it.each([
    'Family Fun Night',
    'Preschool Storytime',
    'Kids Cook: Dumplings',
    'Kids’ Dash & Splash',
    'Toddler Time',
    'Yoga for Kids',
    'Free Family Concert on the Lawn',
    'Columbia Children’s Theatre: The Tin Whale',
    'Family-Friendly Ghost Walk',
    'All-Ages Open Mic',
    'Saturday Crafts for the Whole Family',
    'Baby Story Times',
  ])('reads the title “%s”', (title) => expect(isFamilyTitle(title)).toBe(true));
  it.each([
    'Family Trees from Courthouse Papers',
    'Family Business, Family Dinner',
    'Sly & the Family Stone Tribute',
    'The Kids in the Hall',
    'Cold War Kids Concert',
    'New Kids Party Band',
    'Family Feud Live',
    'The Karate Kid',
    'Ride for Kids',
    'A Concert for Families in Need',
    'Billy the Kid',
    'Art by Women of All Ages',
    'Kidding Around: Stand-up',
    'The Addams Family',
  ])('is not deceived by the title “%s”', (title) => expect(isFamilyTitle(title)).toBe(false));

  it('reads labels that are about nothing else', () => {
    const labels = ['Family', 'Kids & Family', 'Audience: Children', 'Family Friendly', 'For families', 'All Ages'];
    expect([...labels, 'Children/Teens', 'Ages 3–8', 'Family Fun'].filter((label) => !isFamilyLabel(label))).toEqual(
      [],
    );
    const others = ['Family & Education', 'Family Law', 'Adults', 'Ages 13+', '21+', 'Music', 'Family Owned'];
    expect(others.filter(isFamilyLabel)).toEqual([]);
  });

  it.each([
    'A musical for families with six puppeteers, one bathtub and a ballad about gills.',
    'Bring a blanket. Fun for the whole family!',
    'This is a family-friendly event.',
    'Free. Children are always welcome.',
    'Recommended for ages 5 and up. Doors at six.',
    'Paint and glue.\nAges 3–8 with an adult\nFree',
    'Bring the kids, stay for the cake.',
    'Crafts for kids, coffee for everybody else.',
    'All ages welcome.',
  ])('reads “%s”', (text) => expect(familyInText(text)).not.toBeNull());
  it.each([
    'The Ramírez family unwraps four hundred of them at eleven.',
    'Turn in the one your family fights over.',
    'Forty parts and a noise your family will ask you to stop.',
    'A benefit for families affected by the flood.',
    'Proceeds buy books for children who have none.',
    'A program for families of the fallen.',
    'Kids 5 and up free.',
    'Adults $10, children $5.',
    'An evening at the family-friendly brewery on Main.',
    'Ages 13 to 17',
    'A film about children.',
  ])('takes nothing from “%s”', (text) => expect(familyInText(text)).toBeNull());

  it('believes none of it where something is for grown-ups', () => {
    const said = [
      'Not family friendly',
      'Adults only',
      '21+ to drink',
      'No kids, please',
      'Mature content',
      '18 and over',
    ];
    expect(said.filter((text) => !isForGrownUps(text))).toEqual([]);
    expect(['Route 21 bus', 'Explicitly for children', '$21+', 'Adults and children'].filter(isForGrownUps)).toEqual(
      [],
    );
  });

  it('knows ages of children', () => {
    expect(['5-12', '0-3', '7-', '-3', 'Ages 6 and up', 'ages 10–14'].filter((text) => !childrensAges(text))).toEqual(
      [],
    );
    expect(['18-', '21+', '13-17', '-', '30-50', '12-99', 'Ages 18 and up'].filter(childrensAges)).toEqual([]);
  });

  it('answers at once whatever the text is', () => {
    const texts = [
      'for the whole '.repeat(2_000),
      'kids & '.repeat(3_000),
      'ages ages '.repeat(2_000),
      'a'.repeat(200_000),
    ];
    const judges = [familyInText, isFamilyTitle, isFamilyLabel, isForGrownUps];
    const spent = processorMs(() => {
      for (const text of texts) for (const judge of judges) judge(text);
    });
    expect(spent).toBeLessThan(500);
  });
});

const HINTS = { today: '2026-11-22', timezone: 'America/New_York', city: 'Columbia', state: 'SC' };

function read(properties: object) {
  const event = { '@context': 'https://schema.org', '@type': 'Event', name: 'Jazz', startDate: '2026-12-05T19:30' };
  const html = `<html><body><h1>Jazz</h1><script type="application/ld+json">${JSON.stringify({ ...event, ...properties })}</script></body></html>`;
  const bytes = new TextEncoder().encode(html);
  return extract({ url: 'https://hall.example/jazz', contentType: 'text/html', bytes }, HINTS).drafts[0]
    ?.familyFriendly;
}

describe('a family friendly event', () => {
  it('has the words of its page for evidence', () => {
    const description = 'Two sets. Fun for the whole family.';
    expect(read({ description })?.evidence).toMatchObject([{ snippet: 'Fun for the whole family' }]);
    expect(read({ typicalAgeRange: '5-12' })?.evidence).toMatchObject([{ snippet: '5-12' }]);
    expect(read({ description: 'Two sets. All ages.' })?.evidence).toMatchObject([{ snippet: 'All ages' }]);
  });

  it('is none without such words, and none with an age limit beside them', () => {
    expect(read({ description: 'Two sets.' })).toBeUndefined();
    expect(read({ description: 'Fun for the whole family. 21+ to drink.' })).toBeUndefined();
    expect(read({ description: 'Fun for the whole family.', typicalAgeRange: '21+' })).toBeUndefined();
    expect(read({ name: 'Jazz (18+)', description: 'Family friendly.' })).toBeUndefined();
  });
});
