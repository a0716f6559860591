import { describe, expect, it } from 'vitest';
import {
  eachOnce,
  GiveUp,
  inEnglish,
  isMessage,
  type Message,
  quoted,
  RetryLater,
  type StoredText,
  saidBy,
  say,
  together,
  withTexts,
  written,
} from '../src/index.ts';
import { WORDS } from '../src/words/tables.generated.ts';

const PAIRS = Object.entries<readonly [string, string]>(WORDS);

describe('messages, in English and Spanish [BEY-36]', () => {
  it('write their values into the words of each language', () => {
    const waits = say('review.waitsDecisionAgain', { title: 'Jazz $& {who}' });
    expect([written(waits, 'en'), written(waits, 'es')]).toEqual([
      '“Jazz $& {who}” waits for a decision again.',
      '«Jazz $& {who}» vuelve a esperar una decisión.',
    ]);
  });

  it('write what they are about in the same language', () => {
    const refused = say('decided.report.resolved', { who: say('somebody') });
    expect([written(refused, 'en'), written(refused, 'es')]).toEqual([
      'Somebody has already resolved this report.',
      'Alguien ya resolvió este aviso.',
    ]);
  });

  it.each([
    [0, '0 events'],
    [1, '1 event'],
    [2, '2 events'],
    [1_204, '1,204 events'],
  ])('count %s', (n, words) => {
    expect(inEnglish(say('review.events', { n }))).toBe(words);
  });

  it('write times in the zone of the console, which they name', () => {
    const at = { at: Date.UTC(2026, 10, 23, 23, 50) };
    const said: Message = { code: 'quoted', values: { text: at } };
    expect([written(said, 'en'), written(said, 'es')]).toEqual(['Nov 23, 6:50 PM ET', '23 nov, 6:50 p.m. ET']);
  });

  it('follow one another', () => {
    const both = together(say('review.theyStayApart'), null, say('review.nothingPublished'));
    expect(inEnglish(both)).toBe('They stay apart. Nothing is published.');
  });

  it('leave quotations, and texts of earlier versions, as they are', () => {
    expect(written(quoted('{who} 1|2'), 'es')).toBe('{who} 1|2');
    expect(written('It failed.' as StoredText, 'es')).toBe('It failed.');
  });

  it('show the values of a code that this version does not know', () => {
    const unknown = { code: 'later.code', values: { source: 'The Hall', n: 3 } } as unknown as Message;
    expect(inEnglish(unknown)).toBe('later.code The Hall 3');
    expect(inEnglish({ code: 'constructor' } as unknown as Message)).toBe('constructor');
    expect(isMessage({ code: 1 })).toBe(false);
  });

  it('have forms for one and for more in both languages, and never two codes for the same words', () => {
    const forms = (text: string) => text.split('|').length;
    expect(PAIRS.filter(([, [en, es]]) => forms(en) !== forms(es))).toEqual([]);
    const english = PAIRS.map(([, [en]]) => en).filter((en) => !/^\{\w+\}$/.test(en));
    expect(english.filter((en, index) => english.indexOf(en) !== index)).toEqual([]);
  });

  it('say something of their own in Spanish', () => {
    const same = PAIRS.filter(([, [en, es]]) => en === es && /\p{L}{3}/u.test(en.replace(/\{\w+\}/g, '')));
    expect(same).toEqual([]);
  });
});

describe('sentences', () => {
  const again = say('read.again', { detail: quoted('no route to sk-secret') });

  it('that say the same are said once, in the order in which they came', () => {
    const all = [say('fetch.pause'), again, say('fetch.pause'), again, quoted('The host requests a pause.')];
    expect(eachOnce(all).map(inEnglish)).toEqual([
      'The host requests a pause.',
      'Will be tried again: no route to sk-secret',
    ]);
  });

  it.each([
    [again, 'Will be tried again: no route to ***'],
    [together(say('fetch.pause'), again), 'The host requests a pause. Will be tried again: no route to ***'],
    [say('lines', { first: quoted('sk-secret'), rest: again }), '***\nWill be tried again: no route to ***'],
    [say('fetch.answered', { host: 'a.example', status: 503 }), 'a.example answered 503.'],
    [say('fetch.pause'), 'The host requests a pause.'],
    ['It was sk-secret.' as StoredText, 'It was ***.'],
  ])('hide what their texts must not show, however deep: %j', (sentence, expected) => {
    expect(inEnglish(withTexts(sentence, (text) => text.replace('sk-secret', '***')))).toBe(expected);
  });

  it('of what was thrown are its message, or its text, which is cut', () => {
    expect(written(saidBy(new RetryLater(say('fetch.pause')), 100), 'es')).toBe('El servidor pide una pausa.');
    expect(written(saidBy(new GiveUp('No such kind of job'), 100), 'es')).toBe('No such kind of job');
    expect(inEnglish(saidBy('a text that was thrown', 100))).toBe('a text that was thrown');
    expect(inEnglish(saidBy(new GiveUp('x'.repeat(5_000)), 100)).length).toBeLessThanOrEqual(101);
  });
});
