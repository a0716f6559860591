import type { Event } from '@marquee/contract';
import { afterEach, expect, test } from 'vitest';
import { drawBoard } from '../../src/drawn/board.ts';
import { anEvent } from '../harness/data.ts';

/** 7 PM on a Friday in Columbia. */
const FRIDAY_EVENING = Date.parse('2031-12-06T00:00Z');
const HOUR = 3_600_000;

const show = (title: string, startDate: string, until: string, change: Partial<Event> = {}) => ({
  event: anEvent({ id: title, slug: title.toLowerCase(), title, startDate, endDate: null, imageUrl: null, ...change }),
  until,
});
const SHOWS = [
  show('Opera', '2031-12-05T20:00', '2031-12-05T22:00'),
  show('Jazz', '2031-12-05T21:00', '2031-12-05T23:00'),
  show('Market', '2031-12-06T08:00', '2031-12-06T12:00'),
];

interface Television {
  frame: HTMLIFrameElement;
  /** Its time goes on, and what is due runs once, as on a machine that slept. */
  wait: (ms: number) => Promise<void>;
  /** Without it there is no connection. */
  answer: { html: string | null };
  shown: () => string[];
  text: (selector: string) => string;
}

const drawn = (shows: typeof SHOWS, now: number, hasAllDays = false) =>
  drawBoard(
    {
      place: 'Columbia, SC',
      narrowed: '',
      slides: shows,
      zone: 'America/New_York',
      hasAllDays,
      page: 'https://marquee.example/events',
      origin: 'https://marquee.example',
      now: new Date(now),
    },
    { look: 'dark', style: '' },
  );

let stopped: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of stopped) frame.remove();
  stopped = [];
});

/** A board in a window of its own, whose clock and connection the test holds. Its own clock may be wrong. */
async function television(html: string, at: number, wrongBy = 0): Promise<Television> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  stopped.push(frame);
  const own = frame.contentWindow as Window & typeof globalThis;
  let now = at + wrongBy;
  const answer: Television['answer'] = { html };
  let timers: Array<{ due: number; run: () => void; every: number | null }> = [];
  const later = (every: boolean) => (run: () => void, ms: number) =>
    timers.push({ due: now + ms, run, every: every ? ms : null });
  const RealDate = own.Date;
  class OwnDate extends RealDate {
    constructor(...given: [] | [number | string]) {
      super(...((given.length === 0 ? [now] : given) as [number]));
    }
    static override now = () => now;
  }
  Object.assign(own, {
    Date: OwnDate,
    setTimeout: later(false),
    setInterval: later(true),
    fetch: () =>
      answer.html === null
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({
            ok: true,
            headers: new Headers({ date: new Date(now - wrongBy).toUTCString() }),
            clone: () => null,
            text: () => Promise.resolve(answer.html),
          }),
  });
  Object.defineProperty(own, 'caches', { value: undefined });
  Object.defineProperty(own.navigator, 'serviceWorker', { value: undefined });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { document: inside } = own;
  for (const { name, value } of page.documentElement.attributes) inside.documentElement.setAttribute(name, value);
  for (const { name, value } of page.body.attributes) inside.body.setAttribute(name, value);
  inside.body.append(...page.body.childNodes);
  const script = inside.createElement('script');
  script.src = '/tonight.js';
  const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
  inside.head.append(script);
  await loaded;
  // What is read comes without waiting: a few turns of promises.
  const settled = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  await settled();
  return {
    frame,
    answer,
    async wait(ms) {
      now += ms;
      const due = timers.filter((timer) => timer.due <= now).sort((one, other) => one.due - other.due);
      timers = timers.filter((timer) => timer.due > now);
      for (const timer of due) {
        if (timer.every !== null) timers.push({ ...timer, due: now + timer.every });
        timer.run();
        await settled();
      }
    },
    shown: () => [...inside.querySelectorAll('.slide.on h2')].map((title) => title.textContent ?? ''),
    text: (selector) => inside.querySelector(selector)?.textContent ?? '',
  };
}

test('a board shows one event after the other by a clock of its own, each under the day it is on [BEY-56]', async () => {
  const tv = await television(drawn(SHOWS, FRIDAY_EVENING), FRIDAY_EVENING);
  expect(tv.shown()).toEqual(['Opera']);
  expect(tv.text('.on .day')).toBe('Tonight');
  expect(tv.text('.clock')).toBe('7:00 PMFriday, December 5');
  expect(tv.text('.state')).toContain('Updated 7:00 PM');
  const seen: string[] = [];
  for (let n = 0; n < 4; n++) {
    await tv.wait(14_000);
    seen.push(...tv.shown().map((title) => `${title}: ${tv.text('.on .day')}`));
  }
  // Few of today's are followed by tomorrow's.
  expect(seen).toEqual(['Jazz: Tonight', 'Market: Tomorrow', 'Opera: Tonight', 'Jazz: Tonight']);
});

test('it goes on for a day without a connection: what is over leaves, tomorrow becomes today, and it says since when', async () => {
  const tv = await television(drawn(SHOWS, FRIDAY_EVENING), FRIDAY_EVENING);
  tv.answer.html = null;
  await tv.wait(3.5 * HOUR);
  expect(['Jazz', 'Market']).toContain(tv.shown()[0]);
  expect(tv.text('.state')).toMatch(/^No connection. Last updated .?7:00 PM/);
  await tv.wait(6 * HOUR);
  expect(tv.shown()).toEqual(['Market']);
  expect(tv.text('.on .day')).toBe('Today');
  expect(tv.text('.state')).toMatch(/Friday.*7:00 PM/);
  await tv.wait(8 * HOUR);
  expect(tv.shown()).toEqual(['Nothing more is listed here right now.']);
  await tv.wait(7 * HOUR);
  expect(tv.shown()).toEqual(['This board has had no connection for a day.']);
});

test('it comes back by itself within a minute, and what is new takes its turn', async () => {
  const tv = await television(drawn(SHOWS, FRIDAY_EVENING), FRIDAY_EVENING);
  tv.answer.html = null;
  await tv.wait(HOUR);
  expect(tv.text('.state')).toContain('No connection');
  const more = [...SHOWS, show('Late Show', '2031-12-05T22:00', '2031-12-05T23:59')];
  tv.answer.html = drawn(more, FRIDAY_EVENING + HOUR);
  await tv.wait(60_000);
  expect(tv.text('.state')).toContain('Updated 8:00 PM');
  const seen = new Set(tv.shown());
  for (let n = 0; n < 4; n++) {
    await tv.wait(14_000);
    for (const title of tv.shown()) seen.add(title);
  }
  expect([...seen].sort()).toEqual(['Jazz', 'Late Show', 'Market', 'Opera']);
});

test('a television whose own clock is wrong by hours shows the right time after its first answer', async () => {
  const tv = await television(drawn(SHOWS, FRIDAY_EVENING), FRIDAY_EVENING, 9 * HOUR);
  expect(tv.text('.clock time')).toBe('7:00 PM');
  expect(tv.shown()).not.toEqual(['This board has had no connection for a day.']);
});

test('days that were asked for take turns, the picture moves by little, and keys turn the pages', async () => {
  const tv = await television(drawn(SHOWS, FRIDAY_EVENING, true), FRIDAY_EVENING);
  const stage = tv.frame.contentDocument?.querySelector<HTMLElement>('.stage');
  const places = new Set<string>();
  for (let n = 0; n < 6; n++) {
    await tv.wait(14_000);
    places.add(stage?.style.transform ?? '');
  }
  expect(places.size).toBeGreaterThan(4);
  const before = tv.shown();
  const own = tv.frame.contentWindow as Window & typeof globalThis;
  own.dispatchEvent(new own.KeyboardEvent('keydown', { key: 'ArrowRight' }));
  expect(tv.shown()).not.toEqual(before);
  own.dispatchEvent(new own.KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  expect(tv.shown()).toEqual(before);
});
