import { expect, test, vi } from 'vitest';
import { dialog, expectSound, notice, page, see } from '../harness/look.ts';
import { openSite } from '../harness/site.tsx';

const code = () => page.getByRole('textbox', { name: 'Code for your page' });
const frameCode = () => page.getByRole('textbox', { name: 'The same as a frame' });
const choose = async (name: string, option: string) =>
  page.getByRole('combobox', { name, exact: true }).selectOptions(option);

test('a list for a website is built from choices, shown, and copied as code and as feeds [BEY-15]', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  openSite('/embed/builder?city=Columbia&state=SC&category=music&when=weekend&within=25');
  await see(page.getByRole('heading', { name: 'Events on your website', level: 1 })).toBeVisible();
  const src = '/embed?city=Columbia&state=SC&within=25&categories=Music&when=weekend';
  await see(page.getByTitle('Events in Columbia, SC')).toHaveAttribute('src', src);
  await choose('Days', 'Today');
  await choose('Category', 'All categories');
  await choose('Towns nearby', 'The city only');
  await choose('Events at most', '5');
  await choose('Colors', 'Dark');
  await choose('Language of the list', 'Español');
  await choose('Height', '640 pixels');
  await page.getByRole('checkbox', { name: 'Free events only' }).click();
  const path = '/embed?city=Columbia&state=SC&when=today&free=true&limit=5&theme=dark&lang=es';
  const frame = page.getByTitle('Events in Columbia, SC');
  await see(frame).toHaveAttribute('src', path);
  await see(frame).toHaveAttribute('height', '640');
  const { origin } = window.location;
  const markup = `<iframe src="${origin}${path.replaceAll('&', '&amp;')}" title="Events in Columbia, SC" width="100%" height="640" style="border:0" loading="lazy"></iframe>`;
  await see(frameCode()).toHaveValue(markup);
  await page.getByRole('button', { name: 'Copy the frame' }).click();
  expect(copy).toHaveBeenLastCalledWith(markup);
  await see(notice('Code copied')).toBeVisible();
  await see(page.getByRole('textbox', { name: 'RSS', exact: true })).toHaveValue(
    `${origin}/api/feeds/events.rss?city=Columbia&state=SC&when=today&free=true`,
  );
});

test('the code is a web component with one attribute for each choice, and a link until it is there; the same list is a board and a week [BEY-56]', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  openSite('/embed/builder?city=Columbia&state=SC&category=music&when=weekend&within=25');
  await choose('Size', 'Large, as cards');
  await choose('Colors', 'Light');
  await choose('Language of the list', 'Español');
  await page.getByLabelText('Accent color').fill('#0a7d32');
  const { origin } = window.location;
  const markup = `<script async src="${origin}/embed.js"></script>
<marquee-events city="Columbia" state="SC" within="25" categories="Music" when="weekend" theme="light" size="large" accent="0a7d32" lang="es"><a href="${origin}/events?city=Columbia&amp;state=SC">Events in Columbia, SC</a></marquee-events>`;
  await see(code()).toHaveValue(markup);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  expect(copy).toHaveBeenLastCalledWith(markup);
  const query = 'city=Columbia&state=SC&within=25&categories=Music&when=weekend';
  await see(page.getByTitle('Events in Columbia, SC')).toHaveAttribute(
    'src',
    `/embed?${query}&theme=light&size=large&accent=0a7d32&lang=es`,
  );
  await see(page.getByRole('link', { name: 'Board for a television' })).toHaveAttribute(
    'href',
    `/tonight?${query}&lang=es`,
  );
  await see(page.getByRole('link', { name: 'Week to print' })).toHaveAttribute('href', `/week?${query}&lang=es`);
  await page.getByRole('button', { name: 'Use Marquee’s color' }).click();
  await see(code()).toHaveValue(expect.not.stringContaining('accent'));
});

test('another city is chosen for the list alone, and its name is safe in the code', async () => {
  const searchCities = [
    { city: 'Say "Ah"', state: 'TX', isSupported: true, isLive: true, eventCount: 3, distance: null },
  ];
  openSite('/embed/builder', { featuredCities: searchCities });
  await page.getByRole('button', { name: 'City: Columbia, SC' }).click();
  await dialog().getByRole('option', { name: /Say/ }).click();
  await see(frameCode()).toHaveValue(expect.stringContaining('title="Events in Say &quot;Ah&quot;, TX"'));
  await see(code()).toHaveValue(expect.stringContaining('city="Say &quot;Ah&quot;"'));
  await see(page.getByRole('banner')).toHaveTextContent('Columbia');
});

test('what nobody knows in the address of the builder is left out', async () => {
  openSite('/embed/builder?city=Columbia&state=SC&category=nope&when=someday&from=x&within=7&q=%22%3E%3Cscript%3E');
  await see(page.getByTitle('Events in Columbia, SC')).toHaveAttribute(
    'src',
    '/embed?city=Columbia&state=SC&within=25&q=%22%3E%3Cscript%3E',
  );
});

test('the builder fits 390, 768 and 1440 px, and axe finds nothing, light and dark', async () => {
  openSite('/embed/builder');
  await see(code()).toBeVisible();
  await expectSound();
});
