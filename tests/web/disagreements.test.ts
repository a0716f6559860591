import type { Disagreement } from '@marquee/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { disagreementWords } from '../../apps/web/src/features/event-page/disagreement-words.ts';
import { addTranslation } from '../../apps/web/src/messages/catalog.ts';
import { addDateWords } from '../../apps/web/src/messages/dates.ts';
import { es, esDates } from '../../apps/web/src/messages/es/index.ts';
import { languageIs } from '../../apps/web/src/messages/language.ts';

/** Without the marks that isolate names. */
const words = (given: Partial<Disagreement> = {}) =>
  disagreementWords({ ...TIME, ...given }).replaceAll(/[\u2066-\u2069]/g, '');
const OTHER = {
  source: 'TicketPlace',
  url: 'https://t.example/',
  value: '2026-10-10T19:30',
  perhaps: 'doors',
} as const;
const TIME: Disagreement = {
  field: 'time',
  shown: '2026-10-10T20:00',
  shownBy: { source: 'Granby Hall', isVenue: true },
  others: [OTHER],
};
const PRICE = { field: 'price', shown: '$20', others: [{ ...OTHER, value: '$24', perhaps: 'fees' }] } as const;

describe('a disagreement is told in a person’s words [BEY-50]', () => {
  it.each<[Partial<Disagreement>, string]>([
    [{}, 'The venue says 8:00 PM; TicketPlace says 7:30 PM, doors perhaps. We show the venue’s.'],
    [
      { shownBy: { source: 'The Weekly', isVenue: false }, others: [{ ...OTHER, perhaps: null, value: '2026-10-10' }] },
      'The Weekly says 8:00 PM; TicketPlace says Saturday, October 10, 2026. We show what The Weekly says.',
    ],
    [
      { others: [OTHER, { ...OTHER, source: 'City Guide', value: '2026-10-11T20:00', perhaps: null }] },
      'The venue says 8:00 PM; TicketPlace says 7:30 PM, doors perhaps; City Guide says Sunday, October 11, 2026, 8:00 PM. We show the venue’s.',
    ],
    [
      { shown: '2026-10-10T19:30', others: [{ ...OTHER, value: '2026-10-10T20:00', perhaps: 'show' }] },
      'The venue says 7:30 PM; TicketPlace says 8:00 PM, perhaps when the show begins. We show the venue’s.',
    ],
    [
      { ...PRICE, others: [...PRICE.others] },
      'The venue says $20; TicketPlace says $24, perhaps with fees. We show the venue’s.',
    ],
    [
      { field: 'venue', shown: 'Granby Hall', others: [{ ...OTHER, value: 'Riverside Park', perhaps: null }] },
      'The venue says Granby Hall; TicketPlace says Riverside Park. We show the venue’s.',
    ],
  ])('%#', (given, sentence) => {
    expect(words(given)).toBe(sentence);
  });

  describe('in Spanish', () => {
    afterEach(() => languageIs(() => 'en'));
    it('too', () => {
      addTranslation('es', es);
      addDateWords('es', esDates);
      languageIs(() => 'es');
      expect(words()).toMatch(
        /^El local dice 8:00 .*; TicketPlace dice 7:30 .*, quizás la apertura de puertas\. Mostramos lo que dice el local\.$/,
      );
    });
  });
});
