import { afterEach, expect, test, vi } from 'vitest';
import { drawEmbed } from '../../src/drawn/embed.ts';
import { anEvent } from '../harness/data.ts';

const STYLE = ':root,.root{--accent:#123456}.list{padding:16px}h2{color:rgb(1,2,3)}';
const list = (titles: string[], look = '') =>
  drawEmbed(
    {
      place: 'Columbia, SC',
      narrowed: '',
      events: titles.map((title, n) => anEvent({ id: String(n), title })),
      page: 'https://marquee.example/events',
      origin: 'https://marquee.example',
      now: new Date('2031-12-01T12:00Z'),
    },
    { look, style: STYLE },
  );

const answer = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

/** The script of any site's page; an element is defined once. */
async function opened(markup: string): Promise<HTMLElement> {
  if (!customElements.get('marquee-events')) {
    const script = document.createElement('script');
    script.src = '/embed.js';
    const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
    document.head.append(script);
    await loaded;
  }
  const host = document.createElement('div');
  host.innerHTML = markup;
  document.body.append(host);
  return host.firstElementChild as HTMLElement;
}

const titles = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('h2') ?? [])].map((title) => title.textContent);
const asked = (fetched: { mock: { calls: unknown[][] } }) => fetched.mock.calls.map(([address]) => String(address));

afterEach(() => {
  for (const element of document.querySelectorAll('marquee-events')) element.parentElement?.remove();
});

test('an element with a search as its attributes shows its list in a shadow, in its own style and under headings of the page [BEY-56]', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(answer(list(['Opera', 'Jazz'], 'dark large')));
  const element = await opened(
    '<marquee-events class="mine" city="Columbia" state="SC" when="weekend" size="large" theme="dark" accent="#00aa00"><a href="/">Events</a></marquee-events>',
  );
  await expect.poll(() => titles(element)).toEqual(['Opera', 'Jazz']);
  const { origin } = window.location;
  expect(asked(fetched)).toEqual([
    `${origin}/embed?city=Columbia&state=SC&when=weekend&size=large&theme=dark&accent=%2300aa00`,
  ]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
  const root = element.shadowRoot?.firstElementChild;
  expect(root?.className).toBe('root dark large');
  expect(root?.querySelectorAll('main, script')).toHaveLength(0);
  expect(root?.querySelector('h1')?.getAttribute('aria-level')).toBe('2');
  const heading = root?.querySelector('h2');
  expect(heading?.getAttribute('aria-level')).toBe('3');
  expect(heading && getComputedStyle(heading).color).toBe('rgb(1, 2, 3)');
  // The page around it keeps its own style.
  expect(getComputedStyle(document.body).getPropertyValue('--accent')).not.toBe('#123456');
});

test('another search in its attributes is shown at once, and a late answer to the one before it is not', async () => {
  let late: (response: Response) => void = () => {};
  vi.spyOn(window, 'fetch')
    .mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
    .mockImplementation(() => Promise.resolve(answer(list(['Jazz']))));
  const element = await opened('<marquee-events city="Columbia" state="SC"></marquee-events>');
  element.setAttribute('q', 'jazz');
  await expect.poll(() => titles(element)).toEqual(['Jazz']);
  late(answer(list(['Opera'])));
  await Promise.resolve();
  await expect.poll(() => titles(element)).toEqual(['Jazz']);
});

test('what it holds stays where nothing can be read, and a page in Spanish has a list in Spanish', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(
    new Response('{}', { status: 400, headers: { 'content-type': 'application/problem+json' } }),
  );
  const element = await opened(
    '<div lang="es-US"><marquee-events city="Columbia"><a href="/">Events</a></marquee-events></div>',
  );
  const own = element.firstElementChild as HTMLElement;
  await expect.poll(() => asked(fetched)).toEqual([`${window.location.origin}/embed?city=Columbia&lang=es`]);
  own.setAttribute('state', 'XX');
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
  expect(own.shadowRoot?.firstElementChild?.localName).toBe('slot');
});
