import { describe, expect, it } from 'vitest';
import { drawLetter } from '../../src/mail/draw-letter.ts';
import { whenIn } from '../../src/mail/when.ts';
import { wordsOf } from '../../src/mail/words.ts';

describe('a time in a letter', () => {
  it.each([
    ['en', '2026-12-04T10:00', 'Friday, December 4 at 10:00 AM'],
    ['en', '2026-12-04', 'Friday, December 4'],
    ['es', '2026-12-04T10:00', 'viernes 4 de diciembre a las 10:00 a.m.'],
    ['es', '2026-12-05T13:30', 'sábado 5 de diciembre a la 1:30 p.m.'],
    ['es', '2026-12-05T11:00', 'sábado 5 de diciembre a las 11:00 a.m.'],
    ['es', '2026-12-05', 'sábado 5 de diciembre'],
  ] as const)('%s %s', (language, local, words) => expect(whenIn(language, local)).toBe(words));
});

describe('the letter about a sale of tickets [BEY-52]', () => {
  const drawn = (language: 'en' | 'es', sale: { what: 'opens' | 'moved'; onSale: string; known: string | null }) => {
    const data = { userId: 'u1', title: 'Blues', slug: 'blues', ...sale };
    return drawLetter(
      wordsOf({ kind: 'sale', to: 'ann@example.org', language, id: 'letter', createdAt: 0, data }, null),
      {
        origin: 'https://marquee.example',
        language,
      },
    );
  };

  it('says that a day without an hour is today', async () => {
    const { text } = await drawn('en', { what: 'opens', onSale: '2026-12-04', known: null });
    expect(text).toContain('the sale of tickets begins today, Friday, December 4.');
  });

  it('ends each sentence once, in the document too', async () => {
    const { text, html } = await drawn('es', { what: 'moved', onSale: '2026-12-05T10:00', known: '2026-12-04T10:00' });
    for (const letter of [text, html]) {
      expect(letter).toContain(
        'empieza el sábado 5 de diciembre a las 10:00 a.m., ya no el viernes 4 de diciembre a las 10:00 a.m.',
      );
      expect(letter).not.toContain('m..');
    }
  });
});
