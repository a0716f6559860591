import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardedHistory, type SiteHistory, type Update } from '../../apps/web/src/app/guarded-history.ts';
import { guardLeaving } from '../../apps/web/src/ui/leaving.ts';

/** A browser's history in memory: like the browser's own, it has moved before anybody is told of Back. */
function memoryHistory(first: string) {
  const entries = [first];
  let at = 0;
  let told: ((update: Update) => void) | undefined;
  const locationOf = (path: string) => {
    const { pathname, search } = new URL(path, 'http://site.example');
    return { pathname, search, hash: '', state: null, key: '' } as Update['location'];
  };
  const move = (action: string, delta: number) =>
    told?.({ action, location: locationOf(entries[at] ?? ''), delta } as Update);
  const history = {
    get location() {
      return locationOf(entries[at] ?? '');
    },
    createHref: (to: string) => to,
    push: (to: string) => {
      at += 1;
      entries.splice(at, entries.length, to);
      move('PUSH', 1);
    },
    replace: (to: string) => {
      entries[at] = to;
      move('REPLACE', 0);
    },
    go: (delta: number) => {
      at += delta;
      move('POP', delta);
    },
    listen: (listener: (update: Update) => void) => {
      told = listener;
      return () => {};
    },
  };
  return { history: history as unknown as SiteHistory, address: () => entries[at] };
}

let stops: Array<() => void> = [];
beforeEach(() => vi.stubGlobal('window', { location: { href: 'http://site.example/' } }));
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
});

/** Opens `/form`, one page after `/list`; tells what the router is shown, and asks before it is left. */
function open() {
  const { history, address } = memoryHistory('/list');
  const guarded = guardedHistory(history);
  const shown: string[] = [];
  guarded.listen(({ location }) => shown.push(location.pathname + location.search));
  guarded.push('/form');
  const asked: Array<() => void> = [];
  stops.push(guardLeaving((leave) => asked.push(leave)));
  return { guarded, address, shown, asked };
}

describe('a page with unsaved changes', () => {
  it('is left by a link only when the person says so', () => {
    const { guarded, address, shown, asked } = open();
    guarded.push('/other');
    expect([address(), asked.length]).toEqual(['/form', 1]);
    asked[0]?.();
    expect(address()).toBe('/other');
    expect(shown).toEqual(['/form', '/other']);
  });

  it('stays the address and the screen when Back is refused, and is left when it is not', () => {
    const { guarded, address, shown, asked } = open();
    guarded.go(-1);
    expect([address(), shown.at(-1), asked.length]).toEqual(['/form', '/form', 1]);
    guarded.go(-1);
    asked[1]?.();
    expect([address(), shown.at(-1)]).toEqual(['/list', '/list']);
  });

  it('may have another query without a question, but not another tab', () => {
    const { guarded, address, asked } = open();
    guarded.push('/form?city=Columbia');
    guarded.replace('/form?city=Lexington');
    expect([address(), asked.length]).toEqual(['/form?city=Lexington', 0]);
    guarded.go(-1);
    expect([address(), asked.length]).toEqual(['/form', 0]);
    guarded.push('/form?tab=runs');
    expect([address(), asked.length]).toEqual(['/form', 1]);
  });

  it('is left freely once nothing is unsaved', () => {
    const { guarded, address, asked } = open();
    for (const stop of stops) stop();
    guarded.push('/other');
    guarded.go(-2);
    expect([address(), asked.length]).toEqual(['/list', 0]);
  });
});
