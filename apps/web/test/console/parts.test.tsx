import type { Endpoints, ResponseOf } from '@marquee/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CityPicker, type PickedCity } from '../../src/admin/kit/city-picker.tsx';
import { TabPanel, Tabs } from '../../src/ui/tabs.tsx';
import { refused } from '../harness/api.ts';
import { count, expectSound, gone, page, says, see } from '../harness/look.ts';
import { openPart } from '../harness/site.tsx';

type City = ResponseOf<Endpoints['searchCities']>[number];

function Picker() {
  const [city, setCity] = useState<PickedCity | null>(null);
  return (
    <>
      <h1>Where</h1>
      <CityPicker label="City" value={city} onValue={setCity} />
      <p role="status">{city ? `${city.city} in ${city.state}` : 'none'}</p>
      <button type="button" onClick={() => setCity(null)}>
        Clear
      </button>
    </>
  );
}

test('a city is picked by keyboard; a text that was typed and not chosen is no city', async () => {
  const cityOf = (city: string, isLive: boolean): City => ({
    city,
    state: 'SC',
    isSupported: isLive,
    isLive,
    eventCount: 0,
    distance: null,
  });
  const site = openPart(<Picker />, { searchCities: [cityOf('Columbia', true), cityOf('Colleton', false)] });
  const field = page.getByRole('combobox', { name: 'City' });
  const options = page.getByRole('option');
  const picked = page.getByRole('status');
  await field.fill('col');
  await count(options, 2);
  await says(options.first(), 'Columbia, SC', 'live');
  await expectSound();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await says(picked, 'Columbia in SC');
  await see(field).toHaveValue('Columbia, SC');
  await field.fill('Columbi');
  await says(picked, 'none');
  await field.fill('Columbia');
  await options.first().click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await see(field).toHaveValue('');
  site.api.answer({ searchCities: refused(500, 'It broke.') });
  await field.fill('zz');
  await says(options, 'The search failed.');
  await gone(page.getByText('Columbia, SC'));
  expect(site.api.calls('searchCities').at(-1)?.query.get('query')).toBe('zz');
});

test('a strip of tabs fades at the side where it goes on, and what lies below the fade can be pressed', async () => {
  await page.viewport(390, 844);
  const tabs = Array.from({ length: 9 }, (_, n) => ({ value: `t${n}`, label: `Tab number ${n}` }));
  function Strip() {
    const [value, choose] = useState('t0');
    return (
      <>
        <h1>Strip</h1>
        <Tabs label="Strip" value={value} onValue={choose} tabs={tabs}>
          {tabs.map((tab) => (
            <TabPanel key={tab.value} value={tab.value}>
              {tab.label} is open
            </TabPanel>
          ))}
        </Tabs>
      </>
    );
  }
  openPart(<Strip />);
  const list = () => page.getByRole('tablist').element() as HTMLElement;
  const more = () => list().parentElement?.dataset.more;
  await see(page.getByRole('tablist')).toBeVisible();
  await expect.poll(more).toBe('end');
  list().scrollLeft = 150;
  await expect.poll(more).toBe('start end');
  const box = list().getBoundingClientRect();
  const under = (x: number) => document.elementFromPoint(x, box.top + box.height / 2)?.getAttribute('role');
  expect([under(box.left + 8), under(box.right - 8)]).toEqual(['tab', 'tab']);
  list().scrollLeft = list().scrollWidth;
  await expect.poll(more).toBe('start');
  await page.viewport(1280, 800);
  await expect.poll(more).toBe('');
});
