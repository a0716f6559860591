import type { Event } from '@marquee/contract';
import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { moodFirst, moodWords } from '../../src/concierge/matching/moods.ts';
import type { Mood } from '../../src/concierge/reading/wish.ts';

const read = (message: string) => readRequest(message, null, '2026-10-01').wish;

it.each<[Mood, string[]]>([
  ['loud', ['something loud tonight', 'loud music saturday', 'rowdy night out', 'algo ruidoso esta noche']],
  ['quiet', ['somewhere quiet', 'quiet concert on friday', 'un lugar tranquilo el sábado', 'a calm evening']],
  ['weird', ['weird stuff this weekend', 'something offbeat and quirky', 'cosas raras este finde']],
  ['seated', ['something seated', 'sit down show saturday', 'un plan sentado', 'algo con asientos']],
  ['indoors', ['indoor activities', "indoors please, it's raining", 'algo bajo techo el sábado']],
])('reads how it should feel, which is no word to look for: %s', (mood, messages) => {
  for (const message of messages) {
    expect(read(message), message).toMatchObject({ moods: [mood] });
    expect(read(message).words, message).toBeUndefined();
  }
});

it('reads moods that facts stand for as those: a price, company, a category', () => {
  expect(read('cheap stuff this weekend').sort).toBe('price');
  expect(read('algo barato este finde').sort).toBe('price');
  expect(read('something romantic friday').party).toBe('date');
  expect(read('algo romántico el viernes').party).toBe('date');
  expect(read('anything outdoors sunday').categories).toEqual(['Outdoor']);
  expect(read('algo al aire libre').categories).toEqual(['Outdoor']);
});

it('takes what is refused for no mood', () => {
  for (const message of ['jazz, nothing loud', 'no quiet places', 'nothing weird please'])
    expect(read(message).moods, message).toBeUndefined();
});

it('orders by what events say of themselves, and leaves none out', () => {
  const anEvent = (title: string, categories: string[], description = '') =>
    ({ title, categories, description }) as Event;
  const punk = anEvent('Punk in the Basement', ['Music', 'Nightlife'], 'Loud.');
  const poetry = anEvent('Poetry Reading', ['Arts'], 'A quiet evening.');
  const hike = anEvent('Sunrise Hike', ['Outdoor']);
  const film = anEvent('Film Screening', ['Arts'], 'Seated.');
  const ghosts = anEvent('Ghost Tour', ['Outdoor'], 'Haunted houses.');
  const all = [hike, punk, film, poetry, ghosts];
  const first = (mood: Mood) => moodFirst(all, [mood])[0];
  expect(first('loud')).toBe(punk);
  expect(first('quiet')).toBe(poetry);
  expect(first('weird')).toBe(ghosts);
  expect(first('seated')).toBe(film);
  expect(moodFirst(all, ['indoors']).slice(-2)).toEqual([ghosts, hike]);
  expect(moodFirst(all, ['loud'])).toHaveLength(all.length);
  expect(moodFirst(all)).toBe(all);
  expect(moodWords('Música acústica, Quiet', ['quiet'])).toEqual(['acústica', 'quiet']);
});
