import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageOf } from '../../src/concierge/reading/language-of.ts';

it('knows the language of a question where it is certain, and takes none from names or single words', () => {
  for (const text of [
    '¿Qué hay esta noche?',
    'algo barato para hacer el viernes',
    'quiero jazz',
    'Gratis',
    'más tarde',
  ])
    expect(languageOf(text), text).toBe('es');
  for (const text of ['what’s on tonight?', 'something for kids', 'Free ones', 'show me jazz'])
    expect(languageOf(text), text).toBe('en');
  for (const text of [
    'jazz',
    'La Bohème',
    'Los Lobos',
    'Noche de Reyes',
    'Sin City',
    'hay maze',
    'Saturday Night Fever',
    'is there a concert de música en vivo',
    '',
  ])
    expect(languageOf(text), text).toBeNull();
});

it('takes no English request for a Spanish one, of all that were written for the bench', () => {
  const written = ['requests', 'held-out'].flatMap((name) =>
    readFileSync(new URL(`../../../../bench/concierge/${name}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .map((line) => line.split('\t')[0] ?? ''),
  );
  const isEnglish = /\b(?:the|this|events|what|free|live|night|on|in|for|with)\b/;
  const isSpanish = /\b(?:en vivo|para|este|esta|el|que|sin|con)\b/;
  const english = written.filter((text) => isEnglish.test(text) && !isSpanish.test(text));
  expect(english.length).toBeGreaterThan(50);
  expect(english.filter((text) => languageOf(text) === 'es')).toEqual([]);
});
