import { describe, expect, it } from 'vitest';
import { accessIn } from '../../src/candidates/conditions/accessibility.ts';
import { extract } from '../../src/index.ts';

describe('words that say how accessible an event is', () => {
  it.each([
    ['wheelchair', 'The hall is wheelchair accessible', 'yes'],
    ['wheelchair', 'This is an ADA-accessible venue', 'yes'],
    ['wheelchair', 'Accessible to people using wheelchairs', 'yes'],
    ['wheelchair', 'Wheelchair access is available', 'yes'],
    ['wheelchair', 'Please note: the loft is not wheelchair accessible', 'no'],
    ['wheelchair', 'The cellar isn’t wheelchair-accessible', 'no'],
    ['wheelchair', 'No wheelchair access', 'no'],
    ['wheelchair', 'Wheelchair-accessible restrooms on site', null],
    ['wheelchair', 'Wheelchair accessible parking behind the hall', null],
    ['wheelchair', 'Some areas are wheelchair accessible', null],
    ['wheelchair', 'Wheelchair accessible seating on request', null],
    ['wheelchair', 'If you need wheelchair access, call us', null],
    ['wheelchair', 'Wheelchair basketball for all', null],
    ['signLanguage', 'The Tin Whale (ASL Interpreted)', 'yes'],
    ['signLanguage', 'With American Sign Language interpretation', 'yes'],
    ['signLanguage', 'The concert is interpreted in American Sign Language', 'yes'],
    ['signLanguage', 'There is no ASL interpreter', 'no'],
    ['signLanguage', 'ASL interpretation upon request', null],
    ['signLanguage', 'ASL interpreter training', null],
    ['signLanguage', 'American Sign Language for Beginners', null],
    ['signLanguage', 'Sign up for the newsletter', null],
    ['captions', 'Open-captioned screening', 'yes'],
    ['captions', 'Shown with English captions', 'yes'],
    ['captions', 'Live captioning', 'yes'],
    ['captions', 'The film has no captions', 'no'],
    ['captions', 'Caption contest', null],
    ['captions', 'Captioned photographs of the mill', null],
    ['sensoryFriendly', 'Sensory-Friendly Morning', 'yes'],
    ['sensoryFriendly', 'A relaxed performance', 'yes'],
    ['sensoryFriendly', 'This show is not sensory friendly', 'no'],
    ['sensoryFriendly', 'Sensory-friendly kits at the desk', null],
    ['sensoryFriendly', 'A relaxed evening of jazz', null],
  ] as const)('%s: “%s” is %s', (key, text, answer) => expect(accessIn(text, key)).toBe(answer));
});

const page = (event: object) => ({
  url: 'https://granby.example.org/events',
  contentType: 'text/html',
  bytes: new TextEncoder().encode(
    `<html><body><script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'The Tin Whale',
      startDate: '2026-12-05T19:30',
      location: { '@type': 'Place', name: 'Granby Art House', address: '1 Main Street, Columbia, SC' },
      ...event,
    })}</script></body></html>`,
  ),
});

function factsOf(event: object) {
  const hints = { today: '2026-11-01', timezone: 'America/New_York', city: 'Columbia', state: 'SC' };
  const { drafts } = extract(page(event), hints);
  const [draft] = drafts;
  if (!draft) throw new Error('no draft');
  const { wheelchair, signLanguage, captions, sensoryFriendly } = draft;
  return { wheelchair, signLanguage, captions, sensoryFriendly };
}

describe('the accessibility of a draft', () => {
  it('is read from a description, with the sentence as its evidence', () => {
    const { wheelchair, captions, signLanguage } = factsOf({
      description: 'A whale of tin. The house is wheelchair accessible. No captions.',
    });
    expect(wheelchair?.value).toBe('yes');
    expect(wheelchair?.evidence[0]).toMatchObject({
      snippet: 'The house is wheelchair accessible',
      locator: expect.stringMatching(/text@\d+$/),
    });
    expect(captions?.value).toBe('no');
    expect(signLanguage).toBeUndefined();
  });

  it('is open where two sentences disagree, or one is about a single date', () => {
    const description =
      'The hall is wheelchair accessible. The balcony is not wheelchair accessible. ASL interpreted on Saturday, December 5.';
    expect(factsOf({ description })).toEqual({});
  });

  it('is read from what schema.org has for it', () => {
    const facts = factsOf({
      workPerformed: { '@type': 'CreativeWork', accessibilityFeature: ['captions', 'signLanguage'] },
      location: {
        '@type': 'Place',
        name: 'Granby Art House',
        amenityFeature: [
          { '@type': 'LocationFeatureSpecification', name: 'Wheelchair accessible', value: false },
          { '@type': 'LocationFeatureSpecification', name: 'Bar', value: true },
        ],
      },
    });
    expect([facts.captions?.value, facts.signLanguage?.value, facts.wheelchair?.value]).toEqual(['yes', 'yes', 'no']);
    expect(facts.captions?.evidence[0]?.locator).toContain('/workPerformed/accessibilityFeature/0');
    expect(facts.sensoryFriendly).toBeUndefined();
  });
});
