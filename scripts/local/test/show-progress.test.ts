import { fixedClock } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { showProgress } from '../show-progress.ts';

const progress = (read: number, sources = 20, events = read * 10) => ({
  read,
  sources,
  events,
  open: 0,
  pictures: 0,
  runs: [],
});

function shown(options: { isTerminal: boolean; isDetailed?: boolean }) {
  const clock = fixedClock('2026-12-03T20:00:00Z');
  const written: string[] = [];
  const display = showProgress({
    write: (text) => void written.push(text),
    isDetailed: false,
    now: () => clock.now(),
    ...options,
  });
  return { display, written, clock };
}

describe('the progress of the first reading', () => {
  it('is one line that moves in a terminal, with sources, events and the seconds that are left', () => {
    const { display, written, clock } = shown({ isTerminal: true });
    display.show(progress(0));
    clock.advance(10_000);
    display.show(progress(10));
    display.show(progress(10));
    expect(written).toEqual([
      '\r\u001B[2K  Reading: 0 of 20 sources, 0 events',
      '\r\u001B[2K  Reading: 10 of 20 sources, 100 events, about 10 s left',
    ]);
  });

  it('makes room for another line, and is gone at the end', () => {
    const { display, written } = shown({ isTerminal: true });
    display.say('before');
    display.show(progress(1));
    display.say('between');
    display.end();
    display.end();
    expect(written.join('')).toBe(
      'before\n\r\u001B[2K  Reading: 1 of 20 sources, 10 events\r\u001B[2Kbetween\n  Reading: 1 of 20 sources, 10 events\r\u001B[2K',
    );
  });

  it.each([{ isTerminal: false }, { isTerminal: true, isDetailed: true }])(
    'is a plain line at every fifth without a terminal, and beside a line for each source: %j',
    (options) => {
      const { display, written } = shown(options);
      for (let read = 0; read <= 20; read += 1) display.show(progress(read));
      display.end();
      expect(written).toHaveLength(4);
      expect(written[0]).toMatch(/^ {2}Reading: 4 of 20 sources, 40 events.*\n$/);
      expect(written.join('')).not.toContain('\r');
    },
  );

  it('estimates nothing of a start at which all was read, or of no sources', () => {
    const { display, written, clock } = shown({ isTerminal: true });
    display.show(progress(0, 0));
    clock.advance(5_000);
    display.show(progress(20, 20));
    expect(written.join('')).not.toContain('left');
  });
});
