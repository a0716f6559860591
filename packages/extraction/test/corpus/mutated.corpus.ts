import { describe, it } from 'vitest';
import { expectSoundHoweverMutated } from '../mutated.ts';
import { recorded } from './recorded-documents.ts';

describe('recorded documents, cut and mutated', { timeout: 60_000 }, () => {
  it.each([
    'degc-tribe',
    'sea-rainier',
    'pdx-upcoming-ics',
    'sea-barkery-tribe',
    'sea-egans',
    'sea-chopsuey',
    'sfb-greek',
    'pdx-upcoming-v2',
    'davis-rss',
    'sea-library-trumba',
    'sea-beerweek-elfsight',
    'dc-arlington-p1',
  ])('%s is read or refused', (id) => {
    const { document, hints } = recorded(id);
    expectSoundHoweverMutated(document, hints, 25);
  });
});
