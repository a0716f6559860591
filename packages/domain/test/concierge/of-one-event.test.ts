import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { NO_WISH } from '../../src/concierge/reading/wish.ts';
import { talkInTown } from './in-town.ts';

const TODAY = '2026-10-01';
const LAST = { ...NO_WISH, categories: ['Music' as const] };
const askOf = (message: string) => readRequest(message, LAST, TODAY, true).ask;

it.each<[string, object]>([
  ['tell me more about the first one', { fact: 'story', which: 1 }],
  ['what is the second one about?', { fact: 'story', which: 2 }],
  ['what is it about?', { fact: 'story' }],
  ["what's it about", { fact: 'story' }],
  ['tell me more', { fact: 'story' }],
  ['The second one', { fact: 'story', which: 2 }],
  ['cuéntame más del primero', { fact: 'story', which: 1 }],
  ['¿de qué trata?', { fact: 'story' }],
  ['¿de qué se trata el tercero?', { fact: 'story', which: 3 }],
  ['más información', { fact: 'story' }],
  ['who runs it', { fact: 'host' }],
  ['who organizes it?', { fact: 'host' }],
  ['¿quién lo organiza?', { fact: 'host' }],
  ['do we need to book?', { fact: 'booking', ofAll: true }],
  ['do I have to register for it?', { fact: 'booking' }],
  ['¿hay que reservar?', { fact: 'booking', ofAll: true }],
  ['when and where is the first one?', { fact: 'when', also: 'where', which: 1 }],
  ['when and where is it?', { fact: 'when', also: 'where' }],
  ['how much is it and when does it end?', { fact: 'when', also: 'price' }],
  ['¿cuándo y dónde es el segundo?', { fact: 'when', also: 'where', which: 2 }],
])('“%s” asks it of one that was shown', (message, asked) => {
  expect(askOf(message)).toMatchObject({ kind: 'about', isNamed: false, ...asked });
});

it.each([
  ['gracias, eres un sol', 'thanks'],
  ["thanks, you're a star", 'thanks'],
  ['eres un ángel', 'thanks'],
  ['you are a gem', 'thanks'],
  ['eres una joya', 'thanks'],
  ['good night', 'bye'],
  ['ok bye', 'bye'],
  ['goodbye', 'bye'],
  ['see you tomorrow', 'bye'],
  ['adiós', 'bye'],
  ['hasta pronto', 'bye'],
  ['gracias, hasta luego', 'bye'],
])('“%s” is manners', (message, kind) => {
  expect(askOf(message).kind).toBe(kind);
});

it.each(['a good night out', 'noche de estrellas', 'bye bye birdie', 'fiesta del sol', 'more like the first one'])(
  '“%s” asks for events',
  (message) => {
    expect(['find', 'like']).toContain(askOf(message).kind);
  },
);

it('tells of one with its own words, who is behind it, and two facts at once', async () => {
  const said = await talkInTown(['teen game jam', "what's it about?", 'who runs it?', 'when and where is it?']);
  expect(said.slice(1).map(({ message }) => message)).toEqual([
    expect.stringMatching(/Millwood Library \(Free\)\. Its page says: Build a video game in three hours\.$/),
    expect.stringContaining('is by Friends of Millwood Library'),
    expect.stringMatching(/October 9 at 3:30 PM.*is at Millwood Library/),
  ]);
});
