import type { Endpoints, ResponseOf } from '@marquee/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CityPicker, type PickedCity } from '../../src/admin/kit/city-picker.tsx';
import { ImageCell } from '../../src/admin/kit/image-cell.tsx';
import { type GridImage, ImageGrid } from '../../src/admin/kit/image-grid.tsx';
import { refused } from '../harness/api.ts';
import { count, dialog, expectSound, gone, page, says, see } from '../harness/look.ts';
import { openPart } from '../harness/site.tsx';

type City = ResponseOf<Endpoints['searchCities']>[number];

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>')}`;
const BROKEN = 'data:image/png;base64,AAAA';

function Pictures({ images }: { images: readonly GridImage[] }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => setIds((before) => new Set(before.has(id) ? [] : [id]));
  return (
    <>
      <h1>Pictures</h1>
      <ImageGrid label="Pictures" images={images} empty="No pictures." selection={{ ids, onToggle: toggle }} />
      <p role="status">{[...ids].join(' ')}</p>
    </>
  );
}

test('a picture is selected, opened in large, and one that cannot be loaded says so', async () => {
  openPart(
    <Pictures
      images={[
        {
          id: 'a',
          src: PICTURE,
          alt: 'A quiz night',
          status: { label: 'Ready', tone: 'good' },
          about: 'Drawn on May 2',
        },
        { id: 'b', src: BROKEN, alt: 'A dance' },
      ]}
    />,
  );
  await says(page.getByRole('listitem').last(), 'Lost');
  await page.getByRole('checkbox', { name: 'Select: A quiz night' }).click();
  await says(page.getByRole('status'), 'a');
  await expectSound();
  await page.getByRole('button', { name: /A quiz night/ }).click();
  await says(dialog('A quiz night'), 'Drawn on May 2');
  await userEvent.keyboard('{Escape}');
  await see(page.getByRole('button', { name: /A quiz night/ })).toHaveFocus();
});

test('a grid without pictures, and a cell without one, say so', async () => {
  openPart(
    <>
      <Pictures images={[]} />
      <ImageCell src={null} />
      <ImageCell src={BROKEN} />
      <ImageCell src={PICTURE} alt="A quiz night" />
    </>,
  );
  await see(page.getByText('No pictures.')).toBeVisible();
  await see(page.getByText('None')).toBeVisible();
  await see(page.getByText('Lost')).toBeVisible();
  await see(page.getByRole('img', { name: 'A quiz night' })).toBeVisible();
});

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
