import { expect, test, vi } from 'vitest';
import { dialog, expectSound, notice, page, see } from '../harness/look.ts';
import { openSite } from '../harness/site.tsx';

const code = () => page.getByRole('textbox', { name: 'Code for your page' });
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
  await see(code()).toHaveValue(markup);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  expect(copy).toHaveBeenLastCalledWith(markup);
  await see(notice('Code copied')).toBeVisible();
  await see(page.getByRole('textbox', { name: 'RSS', exact: true })).toHaveValue(
    `${origin}/api/feeds/events.rss?city=Columbia&state=SC&when=today&free=true`,
  );
});

test('another city is chosen for the list alone, and its name is safe in the code', async () => {
  const searchCities = [
    { city: 'Say "Ah"', state: 'TX', isSupported: true, isLive: true, eventCount: 3, distance: null },
  ];
  openSite('/embed/builder', { featuredCities: searchCities });
  await page.getByRole('button', { name: 'City: Columbia, SC' }).click();
  await dialog().getByRole('option', { name: /Say/ }).click();
  await see(code()).toHaveValue(expect.stringContaining('title="Events in Say &quot;Ah&quot;, TX"'));
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
