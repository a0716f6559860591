import { type EndpointId, endpoints } from '@marquee/contract';
import { expect, test } from 'vitest';
import { SECTIONS } from '../../src/admin/panels.ts';
import { type Answers, refused, silent } from '../harness/api.ts';
import { openSection } from '../harness/console.ts';
import { answered, faultsOf, page, see } from '../harness/look.ts';
import { hostileConsole, sampledConsole } from '../harness/sampled.ts';

const reads = (Object.keys(endpoints) as EndpointId[]).filter(
  (id) => endpoints[id].access === 'admin' && endpoints[id].method === 'GET',
);
const all = (answer: Answers[EndpointId]): Answers => Object.fromEntries(reads.map((id) => [id, answer]));

/** How the API answers, and what a screen that reads anything then shows. */
const CONDITIONS: ReadonlyArray<{ name: string; answers: Answers; shows: RegExp | null; isAnswered: boolean }> = [
  { name: 'much stored', answers: sampledConsole(), shows: null, isAnswered: true },
  { name: 'hostile names in every column', answers: hostileConsole(), shows: null, isAnswered: true },
  { name: 'nothing stored', answers: {}, shows: null, isAnswered: true },
  {
    name: 'a failing API',
    answers: all(refused(503, 'The database does not answer.')),
    shows: /The database does not answer\./,
    isAnswered: true,
  },
  { name: 'a slow API', answers: all(silent), shows: /Loading…|taking longer than usual/, isAnswered: false },
];

test.each(CONDITIONS)(
  'every section and tab with $name: nothing overflows on a phone and on a desktop, axe finds nothing in light and dark [BEY-32]',
  { timeout: 600_000 },
  async ({ answers, shows, isAnswered }) => {
    await page.viewport(1440, 900);
    // What the frame asks for, wherever it is.
    const site = await openSection('/admin/nowhere', 'Section not found', answers);
    await expect.poll(() => site.api.calls('admin').length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const { id, title } of SECTIONS) {
      site.to(`/admin/${id}`);
      await see(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect.poll(() => panel().childElementCount).toBeGreaterThan(0);
      await expect.poll(text).not.toContain('Opening');
      for await (const tab of tabsIn(panel())) {
        const place = `${title}${tab}`;
        if (shows && !READS_NOTHING.test(place)) await expect.poll(text, { message: place }).toMatch(shows);
        if (isAnswered) await answered(panel, place);
        faults.push(...(await faultsOf(panel)).map((fault) => `${place}: ${fault}`));
        faults.push(...harmIn(panel()).map((fault) => `${place}: ${fault}`));
        if (text().includes('This panel stopped working')) faults.push(`${place}: ${text()}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

/** What a name made of the page besides text: elements, handlers, code that ran, links that run code. */
function harmIn(within: HTMLElement): string[] {
  const found = [...within.querySelectorAll('script, iframe, object, embed, img[src=x], [onerror], [onmouseover]')];
  const links = [...within.querySelectorAll('a')].filter(
    ({ protocol }) => !/^(?:https?|mailto|tel|blob|):$/.test(protocol),
  );
  const ran = 'harmed' in window ? ['a name ran as code'] : [];
  return [...ran, ...[...found, ...links].map(({ outerHTML }) => outerHTML.slice(0, 200))];
}

/** Forms and buttons alone; some stand as tabs of each other. */
const READS_NOTHING = /(?:^|\/ )(?:Phase 1 Testing|Developer Tools)$|^Error Diagnostics \/ Trace$/;

const panel = () => document.querySelector('main') as HTMLElement;
const text = () => panel().textContent ?? '';

/** Every tab below an element, and every tab within it, each while it is chosen; the element itself if it has none. */
async function* tabsIn(within: HTMLElement, path = ''): AsyncGenerator<string> {
  const list = within.querySelector<HTMLElement>('[role=tablist]');
  if (!list) {
    yield path;
    return;
  }
  for (const { id } of list.querySelectorAll('[role=tab]')) {
    const tab = () => document.getElementById(id);
    const name = `${path} / ${tab()?.textContent}`;
    tab()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    await expect.poll(() => tab()?.getAttribute('aria-selected'), { message: name }).toBe('true');
    const shown = document.getElementById(tab()?.getAttribute('aria-controls') ?? '');
    if (shown) yield* tabsIn(shown, name);
  }
}
